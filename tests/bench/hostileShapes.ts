import { smallestYaml } from '#tests/sites/fixtureSite.ts';

/** A text of about so many characters, in which one thing is repeated. */
export type Shape = (size: number) => string;

/** Files that are right, with many of one thing: what others may cost is measured by these. */
export const rightShapes: Readonly<Record<string, Shape>> = {
  pages: (size) => site(size, { routes: (row) => page(row, headline(`Word ${row}`)) }),
  'pages in braces': (size) =>
    site(size, {
      routes: (row) =>
        `  - { path: /p${row}, title: Page ${row}, reachedFrom: outside, sections: [{ type: hero, headline: Word ${row} }] }\n`,
    }),
  links: (size) =>
    site(size, {
      links: (row) => `  link${row}: { href: "https://a.corner.example/${row}" }\n`,
      routes: (row) => page(row, button(`link${row}`)),
    }),
  references: (size) =>
    site(size, {
      constants: (row) => `  value${row}: ${row}\n`,
      routes: (row) => page(row, headline(`Word \${constants.value${row}}`)),
    }),
};

/** Every mark that means something to YAML, to a reference or to a terminal, and what looks like one. */
const marks: Readonly<Record<string, string>> = {
  quote: '"',
  apostrophe: "'",
  'open bracket': '[',
  'closed bracket': ']',
  brackets: '[]',
  'open brace': '{',
  'closed brace': '}',
  braces: '{}',
  parenthesis: '(',
  parentheses: '()',
  dash: '-',
  'dash and space': '- ',
  colon: ':',
  'colon and space': ': ',
  comma: ',',
  'comma and space': ', ',
  tab: '\t',
  space: ' ',
  'no-break space': '\u00A0',
  'space and no-break space': ' \u00A0',
  hash: '#',
  'space and hash': ' #',
  ampersand: '&',
  anchor: '&a ',
  star: '*',
  alias: '*a ',
  bar: '|',
  greater: '>',
  less: '<',
  percent: '%',
  dollar: '$',
  'dollar and brace': '${',
  'two dollars and brace': '$${',
  'dollar and parenthesis': '$(',
  reference: '${site.name}',
  'unknown reference': '${site.x}',
  'bare reference': '{constants.a}',
  'bare name': 'constants.',
  backslash: '\\',
  'question and space': '? ',
  exclamation: '!',
  tag: '!a ',
  at: '@',
  backtick: '`',
  merge: '<<: ',
  equals: '=',
  dot: '.',
  'letter and dot': 'a.',
  slash: '/',
  underscore: '_',
  letter: 'a',
  word: 'word ',
  number: '1 ',
  'number and comma': '1,',
  pair: 'a: b, ',
  'tight pair': 'a:b,',
  'quoted word': '"a" ',
  'quoted pair': '"a": b, ',
  'tight anchor': ':&',
  'Markdown link': '[a](/) ',
  'open Markdown link': '[a](',
  bold: '**a',
  tagged: '<iframe ',
  'carriage return': '\r',
  'line end of Windows': '\r\n',
  NUL: '\0',
  'letter and NUL': 'a\0',
  'line separator': '\u2028',
  'byte order mark': '\uFEFF',
  'half a pair': '\uD83D',
  emoji: '😀',
  'Cyrillic letter': 'а',
  'combining mark': 'a\u0301',
};

/** A line that is longer is refused. */
const longest = 240_000;

/** Where a mark is repeated. */
const places: Readonly<Record<string, (mark: string, size: number) => string>> = {
  'first in the file': (mark, size) => `${rows(mark, size, '')}${smallestYaml}`,
  'last in the file': (mark, size) => `${smallestYaml}${rows(mark, size, '')}`,
  'in a value': (mark, size) =>
    smallestYaml.replace('name: Corner', () => `name: Corner ${rows(mark, size, '    ')}`),
  'at the start of a value': (mark, size) =>
    smallestYaml.replace(
      'headline: Groceries',
      () => `headline: ${rows(mark, size, '          ')}`,
    ),
  'in quotes': (mark, size) =>
    smallestYaml.replace('name: Corner', () => `name: "${rows(mark, size, '    ')}"`),
  'in braces': (mark, size) => `${smallestYaml}constants: { a: ${rows(mark, size, '  ')} }\n`,
  'in a list': (mark, size) => `${smallestYaml}constants: { a: [${rows(mark, size, '  ')}] }\n`,
  'in a key': (mark, size) => `${smallestYaml}header:\n  a${rows(mark, size, '   ')}: b\n`,
  'in a text of lines': (mark, size) =>
    `${smallestYaml}constants:\n  a: |\n    ${rows(mark, size, '    ')}\n`,
  'in a text beside an unknown key and an unknown link': (mark, size) =>
    `${smallestYaml}        headlin: |\n          ${rows(mark, size, '          ')}\n${button('nowhere')}`,
  'before a space that lacks': (mark, size) =>
    `${smallestYaml}constants:\n  a:b ${rows(mark, size, '  ')}\n`,
  'as lines': (mark, size) => repeated(size, () => `${mark}\n`, smallestYaml),
  'as lines of a part': (mark, size) =>
    repeated(size, () => `  ${mark}\n`, `${smallestYaml}constants:\n`),
  'as items': (mark, size) =>
    repeated(size, () => `    - ${mark}\n`, `${smallestYaml}constants:\n  a:\n`),
  'as keys': (mark, size) =>
    repeated(size, (row) => `  a${row}${mark}: b\n`, `${smallestYaml}constants:\n`),
  'as values': (mark, size) =>
    repeated(size, (row) => `  a${row}: ${mark}\n`, `${smallestYaml}constants:\n`),
  'as values of braces': (mark, size) =>
    repeated(size, (row) => `  a${row}: { b: ${mark}c }\n`, `${smallestYaml}constants:\n`),
  'as texts': (mark, size) =>
    site(size, { routes: (row) => page(row, headline(`Word ${mark} word ${row}`)) }),
};

/** Each mark in each place. */
export const markShapes: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries(marks).flatMap(([name, mark]) =>
    Object.entries(places).map(([place, make]) => [
      `${name} ${place}`,
      (size: number) => make(mark, size),
    ]),
  ),
);

/** A mark again and again, in as many lines as are needed. */
function rows(mark: string, size: number, margin: string): string {
  const times = Math.floor(Math.min(size, longest) / mark.length);
  const count = Math.max(1, Math.round(size / longest));
  return Array(count).fill(mark.repeat(times)).join(`\n${margin}`);
}

/** Rows until the text is so long, behind what is before them. */
export function repeated(size: number, row: (index: number) => string, before = ''): string {
  const parts = [before];
  let { length } = before;
  for (let index = 0; length < size; index++) {
    const text = row(index);
    parts.push(text);
    length += text.length;
  }
  return parts.join('');
}

type Rows = Partial<Record<'links' | 'constants' | 'sections' | 'routes' | 'redirects', RowOf>>;
type RowOf = (index: number) => string;

/** The smallest site with rows in some of its parts, each of which gets the same share of the size. */
export function site(size: number, parts: Rows, start = smallestYaml): string {
  const { routes, ...others } = parts;
  const share = (size - start.length) / Object.keys(parts).length;
  const texts = Object.entries(others).map(([part, row]) => `${part}:\n${repeated(share, row)}`);
  return [...texts, start, ...(routes ? [repeated(share, routes)] : [])].join('');
}

/** A page that nothing has to lead to. */
export function page(row: number | string, section: string): string {
  return `  - path: /p${row}\n    title: Page ${row}\n    reachedFrom: outside\n    sections:\n${section}`;
}

export function headline(text: string | number): string {
  return `      - type: hero\n        headline: ${text}\n`;
}

export function button(to: string): string {
  return `      - type: callToAction\n        buttons:\n          - label: Go\n            to: ${to}\n`;
}
