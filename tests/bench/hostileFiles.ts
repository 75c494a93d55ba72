/**
 * Files that were made, or have gone wrong, so that a program chokes on them. Each is what stands
 * in the file; the real site is `site`.
 */
export function hostileFiles(site: string): Readonly<Record<string, () => string | Uint8Array>> {
  const own = Array.from(
    { length: 3850 },
    (_, row) => `x-${row}: { a: "some words that fill the line, number ${row}" }\n`,
  ).join('');
  return {
    'alias bomb': () => bomb(10),
    'alias bomb in groups': () =>
      `${Array.from({ length: 12 }, (_, row) => `x-${row}: &a${row} { ${Array.from({ length: 9 }, (__, key) => `k${key}: ${row ? `*a${row - 1}` : 'x'}`).join(', ')} }`).join('\n')}\n`,
    'merge bomb': () =>
      `x-0: &a0 { k: v }\n${Array.from({ length: 30 }, (_, row) => `x-${row + 1}: &a${row + 1} { <<: [*a${row}, *a${row}], k${row}: v }`).join('\n')}\n`,
    'alias of itself': () => `x-a: &a [*a]\n${site}`,
    '1,000 unknown aliases': () => `x-a: [${repeat('*nobody, ', 1000)}]\n${site}`,
    '100,000 brackets': () => `x-deep: ${repeat('[', 100_000)}`,
    '100,000 closed brackets': () => `x-deep: ${repeat('[', 100_000)}${repeat(']', 100_000)}\n`,
    '5,000 levels of lines': () =>
      Array.from({ length: 5000 }, (_, level) => `${repeat(' ', level)}k:`).join('\n'),
    '5,000 levels of dashes': () => `x-deep:\n  ${repeat('- ', 5000)}x\n`,
    '1 MB in a line': () => `${site}x-long: ${repeat('x', 1_000_000)}\n`,
    '1 MB of words in a line': () => `${site}x-long: ${repeat('word ', 200_000)}\n`,
    '1 MB of flow in a line': () => `${site}x-long: [${repeat('a, ', 333_000)}a]\n`,
    '1 MB key': () => `${repeat('k', 1_000_000)}: v\n${site}`,
    '1 MB in quotes, not closed': () => `${site}x-long: "${repeat('x', 1_000_000)}\n`,
    '1 MB title': () => site.replace(/title: .*/, `title: ${repeat('x', 1_000_000)}`),
    '1 MB reference': () => site.replace(/title: .*/, `title: \${${repeat('x', 1_000_000)}}`),
    '10,000 open references': () => site.replace(/title: .*/, `title: "${repeat('${', 10_000)}"`),
    'round brackets before a constant': () =>
      site.replace(/title: .*/, `title: ${repeat('(', 2000)}constants.${repeat('a', 2000)}`),
    '10,000 references in a text': () =>
      site.replace(/title: .*/, `title: ${repeat('${site.name}', 10_000)}`),
    'references that double 25 times': () =>
      withConstants(
        site,
        (row) => (row ? `${reference(row - 1)}${reference(row - 1)}` : 'word'),
        26,
      ),
    'a chain of 20,000 references, last first': () =>
      withConstants(site, (row) => (row < 19_999 ? reference(row + 1) : 'word'), 20_000),
    '20,000 references to a long text': () =>
      withConstants(site, (row) => (row ? reference(0) : repeat('word', 2000)), 20_000),
    '33 MB': () => `${site}# ${repeat('x', 33_000_000)}\n`,
    '20,000 keys twice': () => `x-a:\n${repeat('  k: v\n', 20_000)}${site}`,
    '20,000 other keys': () =>
      `x-a:\n${Array.from({ length: 20_000 }, (_, at) => `  k${at}: v\n`).join('')}${site}`,
    '5,000 unknown keys': () =>
      `${Array.from({ length: 5000 }, (_, at) => `nothing${at}: v\n`).join('')}${site}`,
    '5,000 near keys': () =>
      site.replace(
        'header:\n',
        `header:\n${Array.from({ length: 5000 }, (_, at) => `  homeLabe${at}: v\n`).join('')}`,
      ),
    '2,000 links': () =>
      site.replace(
        'links:\n',
        `links:\n${Array.from({ length: 2000 }, (_, at) => `  callNow${at}: { href: https://a.corner.shop/${at} }\n`).join('')}`,
      ),
    '2,000 wrong sections': () =>
      site.replace(
        '    sections:\n',
        `    sections:\n${repeat('      - { type: heroo, headlin: x }\n', 2000)}`,
      ),
    '10,000 lines without a colon': () => repeat('word\n', 10_000),
    '10,000 controls': () => `x-a: "${repeat('\u0007', 10_000)}"\n${site}`,
    'NUL bytes': () => `version: 3\u0000\n${repeat('\u0000', 100_000)}`,
    'marks that turn the direction': () => site.replaceAll('heading: ', 'heading: \u202E'),
    'invalid UTF-8': () =>
      Buffer.concat([Buffer.from(site), Buffer.from([0xc3, 0x28, 0xff, 0xfe])]),
    'UTF-16': () => Buffer.from(`\uFEFF${site}`, 'utf16le'),
    'random bytes': () => randomBytes(200_000),
    'CR alone': () => site.replaceAll('\n', '\r'),
    'tabs for spaces': () => site.replaceAll('  ', '\t'),
    'NBSP for spaces': () => site.replaceAll('  ', '\u00A0\u00A0'),
    '10,000 documents': () => repeat('---\na: 1\n', 10_000),
    '10,000 tags': () => `x-a: [${repeat('!a b, ', 10_000)}]\n${site}`,
    'lists that are none to YAML': () => `x-a: !!omap [a: 1]\nx-b: !!pairs [a: 1]\n${site}`,
    '10,000 anchors': () =>
      `x-a: [${Array.from({ length: 10_000 }, (_, at) => `&a${at} b`).join(', ')}]\n${site}`,
    'keys of JavaScript': () =>
      `__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\n${site}`,
    'keys that are no words': () => `? [a, b]\n: c\n? { d: e }\n: f\n1: 2\nnull: 3\n~: 4\n${site}`,
    'only comments': () => repeat('# nothing\n', 100_000),
    'only line ends': () => repeat('\n', 1_000_000),
    nothing: () => '',
    'a page that is no YAML': () =>
      `<!doctype html>\n${repeat('<p class="a">{b}: [c</p>\n', 5000)}`,
    'JSON cut short': () => '{"version": 3, "site": {"name": "Cor',
    'regular expressions in trouble': () =>
      site.replace(/href: .*/, `href: https://${repeat('a-', 20_000)}!`),
    'a long site with two faults of its form': () =>
      `${site.replace('  radius:', '   radius:').replace('rows: [3, 3, 2]', 'rows: [3, 3, 2]]')}${own}`,
    'a long site with a list of lines that is not closed': () =>
      `${site.replace('rows: [3, 3, 2]', `rows: [3, 3, 2\n${repeat('word\n', 45)}`)}${own}`,
    'the site cut in half': () => site.slice(0, site.length / 2),
  };
}

function bomb(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const items = Array(10).fill(row ? `*a${row - 1}` : 'x');
    return `x-${row}: &a${row} [${items.join(', ')}]`;
  });
  return `${lines.join('\n')}\n`;
}

function withConstants(site: string, valueOf: (row: number) => string, rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `    row${row}: ${valueOf(row)}\n`);
  return site.replace('  custom:\n', () => `  custom:\n${lines.join('')}`);
}

function reference(row: number): string {
  return `\${constants.custom.row${row}}`;
}

function repeat(text: string, times: number): string {
  return text.repeat(times);
}

/** The same bytes every time. */
function randomBytes(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 255;
  });
}
