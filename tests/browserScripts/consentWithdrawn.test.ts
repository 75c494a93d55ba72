// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createConsent } from '#browser/consent.ts';
import { createEvents } from '#browser/events.ts';
import { metaPixel } from '#browser/metaPixel.ts';
import { freshPage } from './freshPage.ts';
import { samplePixel } from './samplePixel.ts';

freshPage();
const pixel = samplePixel({ send: 'PageView', onVisit: 'all' });
const press = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-consent="${choice}"]`)?.click();

test('lets Meta send again when a visitor who took the yes back says yes once more', () => {
  document.body.innerHTML =
    '<button data-consent="accepted">Yes</button><button data-consent="rejected">No</button>';
  const consent = createConsent({ ask: true, rememberFor: 180 });
  const { visit } = createEvents(pixel, consent, () =>
    metaPixel(pixel, { retries: 0, retryDelay: 0 }),
  );
  for (const choice of ['accepted', 'rejected', 'accepted']) press(choice);
  visit('/');
  const calls = window.fbq?.queue.map(([name, what]) => `${String(name)} ${String(what)}`) ?? [];
  expect(calls.slice(calls.indexOf('consent revoke'))).toEqual([
    'consent revoke',
    'consent grant',
    'track PageView',
  ]);
});
