import { expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';

const { source: small } = fixtureSite('small');
const written = 'Read [how to join](/join#benefits) or [ask us](form).';

/** The small site with more lines in its running text. */
function load(...lines: string[]) {
  const source = small.replace(written, [written, '', ...lines].join('\n          '));
  const { site, problems } = loadSite(joinSources(source), smallFileSystem);
  const found = problems.map(({ code, start, end }) => [code, source.slice(start, end)]);
  return { site, found };
}

test('gives the headings of a page ids of their words, each its own', () => {
  const { site, found } = load(
    '## What’s in it?',
    '### Über 24',
    '## What’s in it?',
    '## Benefits',
  );
  expect(found).toEqual([]);
  const bodies = site?.routes[0]?.sections.flatMap((block) => ('body' in block ? block.body : []));
  expect(
    bodies?.flatMap((node) => (typeof node === 'object' && 'id' in node ? node.id : [])),
  ).toEqual([
    'whats-in-it',
    'über-24',
    'whats-in-it-2',
    // That of the section below comes first.
    'benefits-2',
  ]);
});

test('lets links lead to headings, and knows them all', () => {
  expect(load('## Über uns', '[Up](/#über-uns) and [on](/join#benefits).').found).toEqual([]);
  expect(load('## About us', '[Up](/#about-su).').found).toEqual([
    ['unknown-anchor', '/#about-su'],
  ]);
});

test('shows pictures, and reports where one is wrong', () => {
  const { site, found } = load('![The shop](media/Shop-Front.jpg "In 2026")');
  expect(found).toEqual([]);
  expect(site?.routes[0]?.uses.pictures).toContain('media/Shop-Front.jpg');
  const wrong = ['missing.jpg', 'torn-page.jpg'].map((file) => `![The shop](media/${file} "Then")`);
  expect(load(...wrong, '![](media/social.jpg)').found).toEqual([
    ['missing-media', 'media/missing.jpg'],
    ['unreadable-media', 'media/torn-page.jpg'],
    ['missing-alt', 'media/social.jpg'],
  ]);
});

test('finds no foreign marks in code', () => {
  expect(load('Write `<b>` or `__init__`:', '```', '<br> # {{ name }}', '```').found).toEqual([]);
});

test('reports what looks like markup and is none, at its place', () => {
  const lines = [
    '| Bread | Price |',
    '| **Rye** | £4 |',
    '',
    '> Above',
    '> ---',
    '',
    'See https://forms.corner.example/qualify, or www.corner.example/a_b.',
    '',
    '```sh',
    'https://corner.example',
    '---',
    '| a | b |',
  ];
  expect(load(...lines).found).toEqual([
    ['misread-mark', '| Bread | Price |'],
    ['misread-mark', '---'],
    ['misread-mark', 'https://forms.corner.example/qualify'],
    ['misread-mark', '```sh'],
  ]);
});

test('names the link that an address is under, and the row that a table lacks', () => {
  const address = 'https://forms.corner.example/qualify';
  const source = small.replace(
    written,
    `${address}\n\n          | a | b | c |\n          |---|---|`,
  );
  const { problems } = loadSite(joinSources(source), smallFileSystem);
  const hints = problems.filter(({ code }) => code === 'misread-mark').map(({ hint }) => hint);
  expect(hints).toEqual(['Write [words](form).', 'Write |---|---|---| below the first row.']);
});

test('lets tables, code, dashes and links with the words of an address be', () => {
  const lines = [
    '| Bread | Price |',
    '|---|---|',
    '| Rye | --- |',
    '',
    '```',
    '---',
    'https://corner.example',
    '```',
    '',
    'Run `www.corner.example` -- or [www.corner.example](form) --- or | not.',
  ];
  expect(load(...lines).found).toEqual([]);
});

test('reports it in a text in quotes', () => {
  const source = small.replace(/body: \|-?\n(?: {10}.*\n|\n)+/, 'body: "One\\n\\n---\\n\\nTwo"\n');
  const { problems } = loadSite(joinSources(source), smallFileSystem);
  const [found] = problems.filter(({ code }) => code === 'misread-mark');
  expect(source.slice(found?.start, found?.end)).toBe('---');
});
