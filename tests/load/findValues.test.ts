import { findFields, findValues } from '#load/findValues.ts';
import { SiteFile } from '#schema/site.ts';
import { expect, test } from 'vitest';

test('finds the kinds of texts, in blocks of every type, without the data being right', () => {
  const data = {
    pixel: {
      events: [
        { send: 'Lead', onVisit: ['/join'] },
        { send: 'Lead', onVisit: 'all', except: ['/'] },
      ],
    },
    routes: [
      {
        path: '/',
        sections: [
          { use: 'benefits' },
          { type: 'callToAction', buttons: [{ to: 'form', clickName: 'go' }, { to: 7 }, null] },
          { type: 'no such type', to: 'form' },
          { type: 'testimonials', id: 'results', gallery: { pictures: [{ src: 'media/a.jpg' }] } },
        ],
      },
    ],
  };
  const found = findFields(findValues(SiteFile, data)).map(({ kind, value, path }) => [
    kind,
    value,
    path.join('.'),
  ]);
  expect(found).toEqual([
    ['route', '/join', 'pixel.events.0.onVisit.0'],
    ['route', '/', 'pixel.events.1.except.0'],
    ['path', '/', 'routes.0.path'],
    ['section', 'benefits', 'routes.0.sections.0.use'],
    ['target', 'form', 'routes.0.sections.1.buttons.0.to'],
    ['clickName', 'go', 'routes.0.sections.1.buttons.0.clickName'],
    ['anchor', 'results', 'routes.0.sections.3.id'],
    ['media', 'media/a.jpg', 'routes.0.sections.3.gallery.pictures.0.src'],
  ]);
});
