import { applyFixes } from '#repair/applyFixes.ts';
import { shippedSchema } from '#schema/site.ts';
import { createProblem } from '#problems/createProblem.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { withoutHarm } from '#repair/withoutHarm.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');
/** With lists of texts and a text for visitors in every style. */
const site = small
  .replace(
    'consent:\n',
    'campaign:\n  parameters:\n    - gclid\n    - fbclid\n    - msclkid\n  links: [form]\n\n$&',
  )
  .replace('label: Call now', 'label: "Call now: all day"')
  .replace('Read [how', '## Where\n\n          We are here: come in.\n\n          - $&');
const both = '- gclid\n    - fbclid\n    - msclkid';

function fix(meant: string, written: string) {
  expect(site.split(meant)).toHaveLength(2);
  const source = site.replace(meant, () => written);
  const validate = (text: string) => ({ source: text, ...diagnoseSite(text, smallFileSystem) });
  const { problems } = validate(source);
  const { text } = applyFixes({ file: 'site.yaml', source, problems }, validate);
  return { problems, source, text };
}

test('the site of these tests is right', () => {
  expect(diagnoseSite(site, smallFileSystem).problems).toEqual([]);
});

describe('what a fix writes', () => {
  test.each([
    ['curly quotes', '"Call now: all day"', '“Call now: all day”'],
    ['one curly quote', '"Call now: all day"', '“Call now: all day"'],
    ['low quotes', '"Call now: all day"', '„Call now: all day“'],
    ['quotes of a text with slots', '"Play video: {title}"', '“Play video: {title}”'],
    ['an item without its dash', '    - fbclid', '    fbclid'],
    ['a dash without its space', '    - fbclid', '    -fbclid'],
    ['two dashes without theirs', both, both.replaceAll('- ', '-')],
    ['two items without dashes', '- fbclid\n    - msclkid', 'fbclid\n    msclkid'],
    [
      'two dashes without theirs, after one that has it',
      '- fbclid\n    - msclkid',
      '-fbclid\n    -msclkid',
    ],
    ['the first dash without its space', '- gclid', '-gclid'],
    ['a text of points without its bar', 'body: |', 'body:'],
    ['a space in a reference', 'Earn ${constants', 'Earn $ {constants'],
    ['square brackets of a reference', '${site.name} delivers', '$[site.name] delivers'],
    ['percent and braces of a reference', '${site.name} delivers', '%{site.name} delivers'],
  ])('is what was meant: %s', (_, meant, written) => {
    expect(fix(meant, written).text).toBe(site);
  });

  test.each([
    ['"Call now: all day"', "'Don't wait: call now'", `"Don't wait: call now"`],
    ['"Call now: all day"', '"Call "now" then"', `'Call "now" then'`],
    ['alt: A corner shop }', 'alt: Before: the shop }', 'alt: "Before: the shop" }'],
    ['heading: May we measure?', 'heading: [New] May we?', 'heading: "[New] May we?"'],
    ...['"', "'"].map((mark): [string, string, string] => [
      '- gclid\n    - fbclid',
      `- ${mark}gclid\n    - fbclid${mark}`,
      `- ${mark}gclid${mark}\n    - ${mark}fbclid${mark}`,
    ]),
    ['heading: May we measure?', 'heading: @corner asks', 'heading: "@corner asks"'],
  ])('keeps every character of a text: %s written as %s', (meant, written, right) => {
    expect(fix(meant, written).text).toBe(site.replace(meant, () => right));
  });
});

test('an item whose key no group has stays in its list', () => {
  const group = '{ heading: Monday, entries: [{ title: Soup }] }';
  const section = `      - type: schedule
        groups: [${group}]
        legend:
          - V: vegetarian
          - VG: vegan
`;
  const meant = '      - type: richText\n';
  const { source, text } = fix(meant, section + meant);
  expect(text).toBe(source);
});

describe('nothing is written, but something said', () => {
  const html =
    '<script async src="https://tags.example/js"></script>\n<script>\n  go();\n</script>\n';
  const json = '  { "path": "/sale", "title": "Sale", "sections": [] },\n';
  test.each([
    ['where a reference calculates', 'payout | money}', 'payout * 2 | money}'],
    [
      'where a section is only named',
      '      - use: benefits\n\nnotFound',
      '      - testimonials\n\nnotFound',
    ],
    ['where HTML was pasted', 'constants:\n', `${html}constants:\n`],
    ['where JSON was pasted', 'routes:\n', `routes:\n${json}`],
    [
      'where a bullet of a text may go on with it',
      'heading: May we measure?',
      'heading: > May we measure?',
    ],
    [
      'where the head of a page was made a comment',
      '  - path: /join\n    title: Join\n',
      '#  - path: /join\n#    title: Join\n',
    ],
    [
      'where a page is in another part',
      'links:\n  form',
      'links:\n  - path: /jobs\n    title: Jobs\n    sections: []\n  form',
    ],
    [
      'where a page is among redirects',
      'notFound:\n',
      'redirects:\n  - path: /jobs\n    title: Jobs\n    seo: {}\n    sections: []\nnotFound:\n',
    ],
    ['where a text would swallow a key', 'accept: Accept', 'accept: "Accept", reject: "No"'],
  ])('%s', (_, meant, written) => {
    const { problems, source, text } = fix(meant, written);
    expect(text).toBe(source);
    expect(problems).not.toEqual([]);
  });

  test('where a line would go into a group that takes everything', () => {
    const { problems, source, text } = fix('messages:\n', 'rating: 4\nmessages:\n');
    expect(text).toBe(source);
    expect(problems.map(({ code }) => code)).toEqual(['unknown-key']);
  });
});

describe('a fix that changes a line that the fault is not on', () => {
  const source = 'first: “one”\nsecond: “one”\nthird: “two”\n';
  const safelyAt = (...written: readonly (readonly [text: string, mark: string])[]) => {
    const edits = written.map(([text, mark]) => {
      const start = source.indexOf(text);
      return { start, end: start + text.length, text: text.replace(/“(.*)”/, mark + '$1' + mark) };
    });
    const place = { start: 7, end: 12, path: ['first'], fix: { edits, isSafe: true } };
    return withoutHarm([createProblem('stray-quote', {}, place)], {
      source,
      schema: shippedSchema,
      isReadable: true,
    })[0]?.fix?.isSafe;
  };

  test('is only offered', () => {
    expect(safelyAt(['first: “one”', '"'])).toBe(true);
    expect(safelyAt(['first: “one”', '"'], ['third: “two”', "'"])).toBe(false);
  });

  test('may do the very same there', () => {
    expect(safelyAt(['first: “one”', '"'], ['second: “one”', '"'])).toBe(true);
  });
});

describe('lines at a wrong column', () => {
  const page = [
    '- path: /sale',
    '  title: Sale',
    '  seo: { description: Less. }',
    '  sections:',
    '    - type: richText',
    '      body: |',
    '        Less.',
    '    - type: note',
    '      text: Less',
  ];
  const at = (column: number) => page.map((line) => `${' '.repeat(column)}${line}\n`).join('');

  test('are not moved by themselves where they would take over the sections below them', () => {
    const before = '      - type: richText\n        body: |\n          Read';
    const source = small.replace(before, at(6) + before);
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ code }) => code)).toContain('wrong-indentation');
    expect(problems.filter((one) => one.fix?.isSafe)).toEqual([]);
  });

  test('are moved where nothing else changes its place', () => {
    const source = small.replace('\nnotFound:', `${at(6)}\nnotFound:`);
    const meant = small.replace('\nnotFound:', `${at(2)}\nnotFound:`);
    expect(source).not.toBe(meant);
    const validate = (text: string) => ({ source: text, ...diagnoseSite(text, smallFileSystem) });
    expect(applyFixes({ file: 'site.yaml', ...validate(source) }, validate).text).toBe(meant);
  });
});

test('no part that takes any name is opened above a key that has a fault', () => {
  const source = `version: 3
site: { name: Corner, url: https://www.corner.example }
links: { us: { href: https://social.example/corner } }
footer:
  text: We sell bread.
  networks: [{ label: Us, to: us, drawing: brand-instagram }]
  smallPrint: © Corner
routes:
  - path: /
    title: Bread
    sections: [{ type: hero, headline: Bread }]
`;
  const { problems } = diagnoseSite(source, smallFileSystem);
  expect(problems.map(({ code }) => code)).toEqual(['unknown-key']);
});
