import { button, headline, page, repeated, type Shape, site } from './hostileShapes.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';

/** Faults that a file has many times. */
export const faultShapes: Readonly<Record<string, Shape>> = {
  // Names
  'unknown links among many': (size) =>
    site(size, { links: link, routes: (row) => page(row, button(`lynk${row}`)) }),
  'one unknown link among many': (size) =>
    site(size, { links: link, routes: (row) => page(row, button('lynk1')) }),
  'unknown links of one page': (size) => buttons(size, (row) => `lynk${row}`, { links: link }),
  'unknown pages among many': (size) =>
    site(size, { routes: (row) => page(row, button(`/q${row}`)) }),
  'unknown anchors': (size) => site(size, { routes: (row) => page(row, button(`/p0#a${row}`)) }),
  'unknown sections': (size) =>
    site(size, {
      sections: (row) => `  part${row}: { type: hero, headline: Word }\n`,
      routes: (row) => page(row, `      - use: pert${row}\n`),
    }),
  'sections that nothing uses': (size) =>
    site(size, { sections: (row) => `  part${row}: { type: hero, headline: Word }\n` }),
  'missing pictures': (size) =>
    site(size, {
      routes: (row) =>
        page(
          row,
          `      - { type: note, text: Word, picture: { src: media/a${row}.jpg, alt: A } }\n`,
        ),
    }),
  'links that nothing uses': (size) => site(size, { links: link }),
  'unknown references among many': (size) =>
    site(size, {
      constants: (row) => `  value${row}: ${row}\n`,
      routes: (row) => page(row, headline(`\${constants.velue${row}}`)),
    }),
  'unknown references twice': (size) =>
    site(size, {
      constants: (row) => `  value${row}: ${row}\n`,
      routes: (row) => page(row, headline(`\${constants.velue${row >> 1}}`)),
    }),
  'unknown references in one text': (size) =>
    inText(size, (row) => `\${constants.velue${row}} `, 'constants:\n  value: 1\n'),
  'references into values': (size) =>
    site(size, { routes: (row) => page(row, headline(`\${site.name.a${row}}`)) }),
  'references to groups': (size) =>
    site(size, { routes: (row) => page(row, headline(`\${site} ${row}`)) }),
  'references of a chain': (size) =>
    constants(size, (row) => `  a${row}: \${constants.a${row + 1}}\n`),
  'references in a circle': (size) =>
    constants(size, (row) => `  a${row}: \${constants.a${row ^ 1}}\n`),
  'formats of texts': (size) =>
    site(size, { routes: (row) => page(row, headline(`\${site.name | money} ${row}`)) }),
  'unknown formats': (size) =>
    site(size, { routes: (row) => page(row, headline(`\${site.name | mony} ${row}`)) }),
  'names that are none': (size) => constants(size, (row) => `  my-value-${row}: ${row}\n`),
  'names that are none, with references': (size) =>
    site(size, {
      constants: (row) => `  my-value-${row}: ${row}\n`,
      routes: (row) => page(row, headline(`\${constants.my-value-${row}}`)),
    }),
  'names that are almost one': (size) =>
    site(size, {
      constants: (row) => `  Value${row}: ${row}\n`,
      routes: (row) => page(row, headline(`\${constants.value${row}}`)),
    }),
  'malformed references': (size) =>
    site(size, { routes: (row) => page(row, headline(`\${constants value${row}}`)) }),
  'references of another language': (size) =>
    site(size, {
      constants: (row) => `  value${row}: ${row}\n`,
      routes: (row) => page(row, headline(`Word {{constants.value${row}}}`)),
    }),
  'references without a dollar': (size) =>
    site(size, {
      constants: (row) => `  value${row}: ${row}\n`,
      routes: (row) => page(row, headline(`Word {constants.value${row}}`)),
    }),
  // Duplicates
  'pages of one path': (size) => site(size, { routes: (row) => page('', headline(row)) }),
  'pages of one title': (size) =>
    site(size, { routes: (row) => page(row, headline(row)).replace(/title: .*/, 'title: Page') }),
  'sections of one id': (size) =>
    site(size, {
      routes: (row) => page(row, `${headline(row)}        id: a\n`.repeat(100)),
    }),
  'keys of one name': (size) => constants(size, () => '  a: 1\n'),
  'keys that come twice': (size) => constants(size, (row) => `  a${row >> 1}: ${row}\n`),
  'keys that come twice in braces': (size) =>
    `${smallestYaml}constants: {\n${repeated(size, (row) => `  a${row >> 1}: ${row},\n`)}}\n`,
  'items that come twice': (size) =>
    site(size, {
      routes: () => page('', '      - { type: hero, headline: Word }\n'.repeat(150)),
    }),
  'redirects that come twice': (size) =>
    site(size, { redirects: (row) => `  - { from: /a${row >> 1}, to: / }\n` }),
  // As many as there may be: of more, nothing else is told.
  'redirects in a chain': (size) =>
    site(Math.min(size, 40_000), {
      redirects: (row) => `  - { from: /a${row}, to: /a${row + 1} }\n`,
    }),
  // Keys and values
  'unknown keys of one group': (size) =>
    repeated(size, (row) => `  nothing${row}: 1\n`, `${smallestYaml}header:\n`),
  'unknown keys near a right one': (size) =>
    repeated(size, (row) => `  homeLabe${row}: a\n`, `${smallestYaml}header:\n`),
  'unknown keys of a section': (size) =>
    repeated(size, (row) => `        nothing${row}: 1\n`, smallestYaml),
  'unknown keys of a section without a type': (size) =>
    repeated(
      size,
      (row) => `        nothing${row}: 1\n`,
      `${smallestYaml}      - headline: Word\n`,
    ),
  'unknown keys of many pages': (size) =>
    site(size, { routes: (row) => `${page(row, headline(row))}    nothing: 1\n` }),
  'conditions in words': (size) => form(size, (row) => `Label ${row - 1} is Yes`),
  'conditions by labels': (size) => form(size, (row) => `{ field: "Label ${row - 1}!" }`),
  'conditions as groups': (size) => form(size, (row) => `{ n${row - 1}: Yes }`),
  'unknown keys of many buttons': (size) =>
    buttons(size, (row) => `link${row}\n            href: a`, { links: link }),
  'unknown keys at the top': (size) => repeated(size, (row) => `nothing${row}: 1\n`, smallestYaml),
  'one key too many in every item': (size) =>
    site(size, { redirects: (row) => `  - { from: /a${row}, to: /, newTab: true }\n` }),
  'keys in another place': (size) =>
    site(size, { constants: (row) => `  a${row}: { routes: 1 }\n` }),
  'groups that lack keys': (size) => site(size, { routes: (row) => `  - path: /p${row}\n` }),
  'empty sections': (size) =>
    site(size, { routes: (row) => page(row, `      ${'- {}\n      '.repeat(150)}- {}\n`) }),
  'sections that are numbers': (size) =>
    site(size, {
      routes: (row) => `  - { path: /p${row}, sections: [${'1,'.repeat(199)}1] }\n`,
    }),
  'unknown types': (size) =>
    site(size, { routes: (row) => page(row, `      - type: headlin\n        headline: ${row}\n`) }),
  'wrong kinds': (size) =>
    site(size, { routes: (row) => `  - { path: 1, title: [${row}], sections: a }\n` }),
  'wrong kinds from one place': (size) =>
    site(
      size,
      { routes: (row) => page(row, headline('${constants.a}')) },
      `${smallestYaml}`.replace('routes:', 'constants: { a: 1 }\nroutes:'),
    ),
  'wrong addresses': (size) =>
    site(size, { links: (row) => `  link${row}: { href: www.corner.example/${row} }\n` }),
  'wrong telephones': (size) =>
    site(size, { links: (row) => `  link${row}: { href: 020 7946 ${row} }\n` }),
  'addresses in place of links': (size) =>
    buttons(size, (row) => `https://a.corner.shop/x${row}`, { links: link }),
  'paths of capitals': (size) =>
    site(size, { routes: (row) => page(row, headline(row)).replace('path: /p', 'path: /P') }),
  'colours that are none': (size) =>
    repeated(size, (row) => `    c${row}: red\n`, `${smallestYaml}theme:\n  colours:\n`),
  'values that are missing': (size) => site(size, { links: (row) => `  link${row}:\n    href:\n` }),
  'colours as comments': (size) =>
    site(size, { links: (row) => `  link${row}:\n    href: #FFFFFF\n` }),
  'keys that were': (size) =>
    site(size, {
      routes: (row) =>
        page(
          row,
          `      - type: hero\n        headline: Word\n        brands: { interval: 2500, fade: 300, names: [A, B] }\n`,
        ),
    }),
  // Form
  'texts cut at a comma': (size) =>
    site(size, { links: (row) => `  link${row}: { href: https://a.shop/a, b${row} and c }\n` }),
  'one text cut at many commas': (size) =>
    `${smallestYaml}header: { homeLabel: Home${repeated(size, (row) => `, word ${row}\n  word`)} }\n`,
  'pairs of one group in braces': (size) =>
    `${smallestYaml}header: {\n${repeated(size, (row) => `  a${row}: ${row},\n`)}}\n`,
  'keys without values in braces': (size) =>
    `${smallestYaml}header: {\n${repeated(size, (row) => `  a${row},\n`)}}\n`,
  'explicit keys': (size) => constants(size, (row) => `  ? a${row}\n  : ${row}\n`),
  'explicit keys of a section': (size) =>
    repeated(size, (row) => `        ? a${row}\n        : ${row}\n`, smallestYaml),
  'keys that are lists': (size) => constants(size, (row) => `  ? [a${row}]\n  : ${row}\n`),
  'numbers as keys': (size) => constants(size, (row) => `  ${row}: ${row}\n`),
  'numbers with commas': (size) => constants(size, (row) => `  a${row}: { b: 2,500 }\n`),
  'texts after brackets': (size) => constants(size, (row) => `  a${row}: [b]: c\n`),
  'items without dashes': (size) =>
    site(size, {
      routes: () =>
        page(
          '',
          `      - type: hero\n        headline: A\n        type: hero\n        headline: B\n`,
        ),
    }),
  'swallowed items': (size) =>
    repeated(size, () => '         - b\n', `${smallestYaml}constants:\n  a:\n      - b\n`),
  'swallowed keys': (size) =>
    site(size, { routes: (row) => page(row, headline(`A\n          id: a${row}`)) }),
  'lost texts': (size) => site(size, { routes: (row) => page(row, headline(`Deal # 1 ${row}`)) }),
  'lost names': (size) =>
    site(size, { routes: (row) => page(row, headline(`&W${row} at ${row}`)) }),
  'stray quotes': (size) =>
    site(size, { routes: (row) => page(row, headline(`Word ${row} {a}"`)) }),
  'curly quotes': (size) => site(size, { routes: (row) => page(row, headline(`“Word ${row}”`)) }),
  tags: (size) => constants(size, (row) => `  a${row}: !b ${row}\n`),
  'lines at a wrong column': (size) =>
    site(size, { routes: (row) => `  - path: /p${row}\n     title: Page\n` }),
  'lines moved left': (size) =>
    site(size, { routes: (row) => page(row, headline(row)).replace('    title', '   title') }),
  'a line at a wrong column above many': (size) =>
    site(size, { routes: (row) => page(row, headline(row)) }).replace(
      '    sections',
      '     sections',
    ),
  'a comment of many lines above a line at a wrong column': (size) =>
    repeated(size, () => '     # a\n', smallestYaml) + '     a: b\n',
  'a key that opens nothing': (size) =>
    repeated(size, (row) => `      a${row}: 1\n`, `${smallestYaml}header:\n`),
  // Nesting and repetition
  'lists in lists': (size) =>
    constants(size, (row) => `  a${row}: ${'['.repeat(50)}1${']'.repeat(50)}\n`),
  'groups in groups': (size) =>
    constants(size, (row) => `  a${row}: ${'{ a: '.repeat(50)}1${' }'.repeat(50)}\n`),
  'stairs of lines': (size) =>
    `${smallestYaml}constants:\n${repeated(size, (row) => `${' '.repeat(2 + (row % 400))}a:\n`)}`,
  'stairs of lines that are not too deep': (size) =>
    `${smallestYaml}constants:\n${repeated(size, (row) => `${' '.repeat(2 + (row % 60))}a${row}:${row % 60 === 59 ? ' 1' : ''}\n`)}`,
  'stairs of dashes': (size) => constants(size, (row) => `  a${row}:\n    ${'- '.repeat(60)}1\n`),
  'stairs of explicit keys': (size) => constants(size, (row) => `  ${'? '.repeat(60)}a${row}\n`),
  'unknown aliases among many': (size) =>
    anchored(
      size,
      (row) => `&a${row} b`,
      (row) => `*b${row}`,
    ),
  'aliases of values': (size) =>
    anchored(
      size,
      (row) => `&a${row} b`,
      (row) => `*a${row}`,
    ),
  'wrong values that are repeated': (size) =>
    `x-a: &a 1\n${site(size, { routes: (row) => page(row, headline('*a')) })}`,
  'a list that all pages repeat': (size) =>
    `x-a: &a\n${repeated(size / 2, (row) => `  - { type: hero, headline: Word ${row} }\n`)}${site(size / 2, { routes: (row) => `  - { path: /p${row}, sections: *a }\n` })}`,
  'a section that all pages use': (size) =>
    site(size, {
      sections: (row) =>
        row === 0
          ? '  part:\n    type: callToAction\n    buttons:\n'
          : `      - { label: Go ${row}, to: /p${row} }\n`,
      routes: (row) => `  - { path: /p${row}, sections: [{ use: part }] }\n`,
    }),
  'a group that all merge': (size) =>
    `x-a: &a { type: hero, headline: A }\n${site(size, { routes: (row) => page(row, '      - { <<: *a, id: a }\n') })}`,
  'groups that merge the one before': (size) =>
    `x-a: &a0 { b: 1 }\n${repeated(size, (row) => `x-${row}: &a${row + 1} { <<: *a${row}, b${row}: 1 }\n`)}${smallestYaml}`,
  'one large group that is merged': (size) =>
    `x-a: &a\n${repeated(size, (row) => `  a${row}: 1\n`)}x-b: { <<: *a }\n${smallestYaml}`,
  'one group that is merged many times': (size) =>
    `x-a: &a\n${repeated(size / 2, (row) => `  a${row}: 1\n`)}x-b:\n  <<: [\n${repeated(size / 2, () => '    *a,\n')}  ]\n${smallestYaml}`,
  'merges of what is no group': (size) => constants(size, (row) => `  a${row}: { <<: b }\n`),
  'parts that nothing repeats': (size) =>
    repeated(size, (row) => `x-${row}: &a${row} { a: b }\n`, smallestYaml),
  'parts that are repeated': (size) =>
    repeated(size, (row) => `x-a${row}: &a${row} { a: b }\nx-b${row}: *a${row}\n`, smallestYaml),
  'constants of one value': (size) =>
    site(size, {
      constants: (row) => `  a${row}: 5\n`,
      routes: (row) => page(row, headline(`\${constants.a${row}}% and 5%`)),
    }),
  'constants that texts repeat': (size) =>
    site(size, {
      constants: (row) => `  a${row}: ${row}\n`,
      routes: (row) => page(row, headline(`\${constants.a${row}}% and ${row}%`)),
    }),
  'constants that nothing uses': (size) => constants(size, (row) => `  a${row}: { b: ${row} }\n`),
  'pages that nothing leads to': (size) =>
    site(size, {
      routes: (row) => page(row, button(`/p${row + 1}`)).replace('    reachedFrom: outside\n', ''),
    }),
  comments: (size) => repeated(size, () => '# a\n', smallestYaml),
  'comments after values': (size) => constants(size, (row) => `  a${row}: 1 # a\n`),
  'empty lines': (size) => repeated(size, () => '\n', smallestYaml),
  'lines of spaces': (size) => repeated(size, () => `${' '.repeat(1000)}\n`, smallestYaml),
  'texts of many lines': (size) =>
    `${smallestYaml}constants:\n  a: >\n${repeated(size, (row) => `    word ${row}\n\n`)}`,
  'events on all pages': (size) =>
    `pixel:\n  provider: meta\n  id: "000000000000000"\n  value: 0\n  currency: GBP\n  events:\n${'    - { send: Lead, onVisit: all }\n'.repeat(100)}${site(size, { routes: (row) => page(row, headline(row)) })}`,
};

function link(row: number): string {
  return `  link${row}: { href: "https://a.corner.shop/${row}" }\n`;
}

function constants(size: number, row: (index: number) => string): string {
  return repeated(size, row, `${smallestYaml}constants:\n`);
}

/** A form of many fields, each with a condition. */
function form(size: number, when: (row: number) => string): string {
  const field = (row: number) =>
    `          - { type: line, name: n${row}, label: Label ${row}, when: ${when(row)} }\n`;
  const start = `${smallestYaml}      - type: form\n        to: enquiries\n        send: Send\n        fields:\n`;
  return repeated(size, field, start);
}

/** Pages that hold as many buttons as they may. */
function buttons(
  size: number,
  to: (row: number) => string,
  parts: Parameters<typeof site>[1],
): string {
  const row = (index: number) => `          - label: Go\n            to: ${to(index)}\n`;
  return site(size, {
    ...parts,
    routes: (index) =>
      page(
        index,
        Array.from(
          { length: 100 },
          (_, at) =>
            `${at % 4 === 0 ? '      - type: callToAction\n        buttons:\n' : ''}${row(index * 100 + at)}`,
        ).join(''),
      ),
  });
}

function inText(size: number, piece: (row: number) => string, before: string): string {
  return `${before}${smallestYaml.replace('name: Corner', () => `name: >\n${repeated(size, (row) => `    ${piece(row)}\n`)}`)}`;
}

/** A list of parts with names, and one that repeats them. */
function anchored(
  size: number,
  item: (row: number) => string,
  alias: (row: number) => string,
): string {
  const [one, two] = [item, alias].map((row) =>
    repeated(size / 2, (index) => `  - ${row(index)}\n`),
  );
  return `x-a:\n${one}x-b:\n${two}${smallestYaml}`;
}
