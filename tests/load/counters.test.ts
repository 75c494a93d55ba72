import { describe, expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';

const { source: small } = fixtureSite('small');
/** Without words of its own for the question, but for those that are given. */
const withPixel = (pixel: string, language = 'en-GB') =>
  small
    .replace('language: en-GB', `language: ${language}`)
    .replace('links:\n', 'links:\n  stats: { href: https://stats.corner.example }\n')
    .replace('  provider: meta\n  id: "000000000000000"\n', `${pixel.replace(/^/gm, '  ')}\n`)
    .replace(/^consent:\n(?: .*\n)*/m, '');
const load = (source: string) => loadSite(joinSources(source), smallFileSystem);
const messages = (pixel: string) =>
  load(withPixel(pixel))
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

const plausible = 'provider: plausible\nid: corner.example\nhost: stats';
const meta = 'provider: meta\nid: "123456789012"';
const matomo = 'provider: matomo\nid: "7"\nhost: stats';

test.each([
  [plausible],
  [matomo],
  ['provider: umami\nid: 0a1b2c3d-1111-4222-8333-444455556666\nhost: stats\nask: false'],
  [`${matomo}\nalso: [{ provider: plausible, id: corner.example }]`],
])('takes what is right (%#)', (pixel) => {
  expect(messages(pixel)).toEqual([]);
});

test.each([
  ['Plausible knows a site by its host', 'provider: plausible\nid: Corner\nhost: stats'],
  ['A Website ID of Umami is 32 small letters', 'provider: umami\nid: corner\nhost: stats'],
  ['Matomo knows a site by a number', 'provider: matomo\nid: corner\nhost: stats'],
  ['Matomo needs "host"', `${plausible}\nalso: [{ provider: matomo, id: "7" }]`],
  ['"host" only makes sense with provider', `${meta}\nhost: stats`],
  ['"ask" only makes sense with provider', `${meta}\nask: false`],
  [
    'Visitors are asked once for all',
    `${plausible}\nask: false\nalso: [{ provider: matomo, id: "7", host: stats }]`,
  ],
  ['The same id stands twice', `${matomo}\nalso: [{ provider: matomo, id: "7", host: stats }]`],
])('explains: %s', (words, pixel) => {
  expect(messages(pixel).join()).toContain(words);
});

test('takes the same number of two installations of Matomo', () => {
  const source = withPixel(`${matomo}\nalso: [{ provider: matomo, id: "7", host: other }]`).replace(
    'links:\n',
    'links:\n  other: { href: https://other.corner.example }\n',
  );
  expect(load(source).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('the words of the question', () => {
  const consentOf = (pixel: string, language?: string) =>
    load(withPixel(pixel, language)).site?.consent;

  test('are about statistics where that is all', () => {
    expect(consentOf(plausible)).toMatchObject({
      heading: 'Visitor statistics',
      settings: 'Visitor statistics',
      categories: { statistics: { label: 'Visitor statistics' } },
    });
    expect(consentOf(plausible, 'de-AT')).toMatchObject({ heading: 'Besucherstatistik' });
  });

  test('name both where there are adverts, too', () => {
    const both = `${meta}\nalso: [{ ${plausible.replaceAll('\n', ', ')} }]`;
    expect(consentOf(both)).toMatchObject({
      heading: 'May we measure our advertising?',
      categories: { marketing: { label: 'Advertising' }, statistics: {} },
    });
  });

  test('are those of before without statistics', () => {
    expect(consentOf(meta)).not.toHaveProperty('categories');
  });

  test('must be written where no ready ones are', () => {
    const both = `${meta}\nalso: [{ ${plausible.replaceAll('\n', ', ')}, ask: false }]`;
    const { problems } = load(withPixel(both, 'sv'));
    const missing = problems.find(({ code }) => code === 'missing-words');
    expect(`${missing?.message} ${missing?.hint}`).toContain(
      'consent: categories: statistics (label, text)',
    );
  });
});
