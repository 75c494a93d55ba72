import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';
import { smallFileSystem } from './smallFileSystem.ts';

const { source: small } = fixtureSite('small');

test.each([
  ['https://calendly.com/shop/visit', '', 'page: framed'],
  ['https://calendly.com/shop/visit', ', category: embeddedMedia', 'category: embeddedMedia'],
  ['https://calendly.com/shop/visit', ', category: scheduling', undefined],
  ['https://www.youtube.com/embed/abc', ', category: scheduling', 'category: scheduling'],
  ['https://www.youtube.com/embed/abc', '', undefined],
  ['https://tables.shop.example/reserve', ', category: scheduling', undefined],
  ['https://forms.hubspot.com/shop', '', undefined],
])('a page of a known service is asked for as what it is: %s%s', (href, category, marked) => {
  const source = small
    .replace('links:\n', `links:\n  framed: { href: "${href}" }\n`)
    .replace(
      '    sections:\n',
      `    sections:\n      - { type: embed, title: Visit, page: framed, link: Open${category} }\n`,
    );
  const { problems } = loadSite(joinSources(source), smallFileSystem);
  const found = problems.map(({ code, start, end }) => {
    const [key] = /\w+: $/.exec(source.slice(0, start)) ?? [];
    return `${code} ${key}${source.slice(start, end)}`;
  });
  expect(found).toEqual(marked === undefined ? [] : [`wrong-category ${marked}`]);
});
