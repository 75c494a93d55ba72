import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');
const lines = small.split('\n');

/** Every item under `routes` that has more than one line: the pages, their sections, their buttons. */
const items = lines.flatMap((line, first) => {
  const column = line.search(/\S/);
  const isInRoutes = first > lines.indexOf('routes:') && first < lines.indexOf('notFound:');
  if (!/^ *- \w+: /.test(line) || !isInRoutes) return [];
  const end = lines.findIndex((other, index) => index > first && other.search(/\S/) <= column);
  return end - first > 1 ? [{ first, last: end - 1, what: line.trim() }] : [];
});

describe.each([2, -2])('an item that has moved by %i spaces', (by) => {
  test.each(items)('is reported once, as a whole, and goes back: $what', ({ first, last }) => {
    const moved = lines.map((line, index) => {
      if (index < first || index > last) return line;
      return by > 0 ? ' '.repeat(by) + line : line.slice(-by);
    });
    const source = moved.join('\n');
    const { problems } = diagnoseSite(source, smallFileSystem);
    const [problem] = problems;
    expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
    expect(problem && locate(problem, source).line).toBe(first + 1);
    expect(problem?.message).toContain(`Lines ${first + 1} to ${last + 1} are 2 spaces too far`);
    expect(problem?.fix?.isSafe).toBe(true);
    expect(applyEdits(source, problem?.fix?.edits ?? [])).toBe(small);
  });
});

test.each(['constants:', 'pixel:', 'routes:'])(
  'all from %s to the end that has moved is reported once, and goes back',
  (opener) => {
    const at = lines.indexOf(opener);
    const source = lines
      .map((line, index) => (index < at || line === '' ? line : `  ${line}`))
      .join('\n');
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
    expect(problems[0] && locate(problems[0], source).line).toBe(at + 1);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
  },
);

test('the first line of an item that is written twice is reported there, and its copy goes', () => {
  for (const { first } of items.filter(({ what }) => !what.startsWith('- use:'))) {
    const source = [...lines.slice(0, first + 1), ...lines.slice(first)].join('\n');
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map((problem) => [problem.code, locate(problem, source).line])).toEqual([
      ['repeated-line', first + 2],
    ]);
    expect(problems[0]?.fix?.isSafe).toBe(true);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
  }
});

test('a line that opens a list is reported when it is not there, and is put back', () => {
  for (const opener of ['        buttons:', '    sections:']) {
    const source = small.replace(`${opener}\n`, '');
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ message }) => message)).toEqual([
      `The line "${opener.trim()}" is missing before this one.`,
    ]);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
  }
});

test.each([
  '    fonts:',
  'constants:',
  'links:',
  'pixel:',
  '    -   type: adCopy',
  '    -   type: steps',
])('a line that opens a part of a file indented by four is put back: %s', (opener) => {
  const { folder, source: club } = fixtureSite('rowing');
  const source = club.replace(`\n${opener}\n`, '\n');
  const { problems } = diagnoseSite(source, fileSystemOf(folder));
  expect(problems.map(({ message }) => message)).toEqual([
    `The line "${opener.trim().replace(/ +/, ' ')}" is missing before this one.`,
  ]);
  expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(club);
});

test('lines that have moved are found beside an error in another part', () => {
  const { folder, source: club } = fixtureSite('rowing');
  const source = club
    .replace('    -   type: scheduler', '     -   type: scheduler')
    .replace('    value: ${c', '    value: 1\n    value: ${c');
  const { problems } = diagnoseSite(source, fileSystemOf(folder));
  const found = problems.map((problem) => [problem.code, locate(problem, source).line]);
  expect(found).toEqual([
    ['duplicate-key', 42],
    ['wrong-indentation', 130],
  ]);
});

test('many lines that have moved are found beside an error right behind them', () => {
  const { folder, source: site } = fixtureSite('specification');
  const [routes = ''] = /^routes:\n[^]*?(?=^notFound:)/m.exec(site) ?? [];
  const [pixel = ''] = /^pixel:\n(?: .*\n)+/m.exec(site) ?? [];
  const doubled = pixel.replace(/( +currency:).*\n/, '$&$1 EUR\n');
  const second = routes.indexOf('\n  - path: ', routes.indexOf('- path: ') + 1) + 1;
  const moved = routes.slice(0, second) + routes.slice(second).replace(/^(?=.)/gm, '  ');
  const source = site.replace(pixel, '').replace(routes, () => moved + doubled);
  const { problems } = diagnoseSite(source, fileSystemOf(folder));
  const found = problems.map((problem) => [problem.code, locate(problem, source).line]);
  expect(found).toEqual([
    ['wrong-indentation', 379],
    ['duplicate-key', 627],
  ]);
});

test('the line that opens the first group of a part is put back', () => {
  const source = small.replace('  colours:\n', '');
  const { problems } = diagnoseSite(source, smallFileSystem);
  expect(problems.map(({ code }) => code)).toEqual(['missing-opener']);
  expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
});

test('a line that has moved is found among merged groups and values on lines of their own', () => {
  const { folder, source: bakery } = fixtureSite('bakery');
  for (const key of ['rememberFor:', 'smallPrint:']) {
    const source = bakery.replace(`\n  ${key}`, `\n${key}`);
    const { problems } = diagnoseSite(source, fileSystemOf(folder));
    expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(bakery);
  }
});

test.each([1, -1])('a line that opens a long list goes back alone, by %i', (by) => {
  const { folder, source: site } = fixtureSite('specification');
  const source = site.replace('\n        ads:', `\n${' '.repeat(8 + by)}ads:`);
  const { problems } = diagnoseSite(source, fileSystemOf(folder));
  expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
  expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(site);
});

test.each([-2, -1, 1])(
  'a line that has moved is reported there, and how far, whatever else is wrong, by %i',
  (by) => {
    const noMedia = { ...smallFileSystem, hasFile: () => false, files: () => [] };
    const before = diagnoseSite(small, noMedia).problems.map(({ message }) => message);
    for (const key of ['language', 'heading', 'tiers', 'commission', 'linkText', 'notFound']) {
      const at = lines.findIndex((line) => line.trim().startsWith(`${key}:`));
      if (at === -1 || lines[at]?.startsWith(key)) continue;
      const moved = lines.map((line, index) => {
        if (index !== at) return line;
        return by > 0 ? ' '.repeat(by) + line : line.slice(-by);
      });
      const source = moved.join('\n');
      const { problems } = diagnoseSite(source, noMedia);
      const found = problems.find(({ code }) => code === 'wrong-indentation');
      const count = Math.abs(by) === 1 ? '1 space' : `${Math.abs(by)} spaces`;
      expect(found?.message).toBe(`This line is ${count} too far ${by > 0 ? 'right' : 'left'}.`);
      expect(found && locate(found, source).line).toBe(at + 1);
      expect(applyEdits(source, found?.fix?.edits ?? [])).toBe(small);
      const others = problems.filter((problem) => problem !== found);
      expect(before).toEqual(expect.arrayContaining(others.map(({ message }) => message)));
    }
  },
);

describe('what was joined or broken', () => {
  const reported = (source: string) => {
    const { problems } = diagnoseSite(source, smallFileSystem);
    const [problem] = problems;
    const fixed = problem?.fix ? applyEdits(source, problem.fix.edits) : undefined;
    return { codes: problems.map(({ code }) => code), isSafe: problem?.fix?.isSafe, fixed };
  };
  const joined = (key: string, gap: string) => small.replace(new RegExp(`\\n *(?=${key})`), gap);

  test.each([
    ['two keys', '  navigation:', '  '],
    ['a key and an item', '- type: callToAction', '      '],
  ])('is reported where the line break was, and parted there: %s', (_, key, gap) => {
    const source = joined(key.trim(), gap);
    expect(reported(source)).toEqual({ codes: ['joined-lines'], isSafe: true, fixed: small });
  });

  test('is reported when one space parts the two, unless the text is right in quotes', () => {
    const source = small.replace(/(- label: Learn more)\n *(to: )/, '$1 $2');
    expect(reported(source)).toEqual({ codes: ['joined-lines'], isSafe: true, fixed: small });
    expect(reported(small.replace(/(- label: Learn) more/, '$1: more')).codes).toEqual([
      'colon-in-text',
    ]);
  });

  test('keeps an unknown key, a comment and a number as they are', () => {
    const withKey = small.replace(/(radius: \d+)\n/, '$1 # of all\n  corners: 2\n');
    expect(reported(withKey).codes).toEqual(['unknown-key']);
    const withNumber = small.replace(/(radius: \d)(\d)\n/, '$1\n$2\n');
    expect(reported(withNumber)).toMatchObject({ codes: ['broken-line'], isSafe: false });
    const withComment = small.replace(/radius: (\d+)\n/, 'radius:\n# of corners\n$1\n');
    expect(reported(withComment).fixed ?? withComment).toContain('# of corners');
  });

  test('leaves what is the operator’s own alone', () => {
    expect(reported(`${small}\nx-notes: { text:hello, alt:foo }\n`).codes).toEqual([]);
  });
});

describe('a mark too many, too few, or in place of another', () => {
  test.each([
    ['      - type: hero', '      - - type: hero'],
    ['      - type: hero', '      -- type: hero'],
    ['    title: Home', '  - title: Home'],
    ['    title: Home', '    - title: Home'],
    ['    title: Home', '    "title: Home'],
    ['    title: Home', '    {title: Home'],
    ['    title: Home', '    @title: Home'],
    ['    title: Home', '    title, Home'],
    ['    title: Home', '    title: : Home'],
    ['    sections:', '    sections:,'],
    ['    sections:', '    sections;'],
    ['"Copied: {title}"', '"Copied: {title}",'],
    ['  rememberFor: 180', '  rememberFor: 180}'],
    ['  rememberFor: 180', '  rememberFor: 180,'],
    ['  currency: GBP', '  currency: GBP:'],
    ['{ label: Home, to: / }', '{ label: Home, to: / ]'],
    ['{ label: Home, to: / }', '{ label: Home, to: / )'],
    ['{ label: Home, to: / }', '{ label: Home, to: /'],
    ['{ label: Home, to: / }', '{{ label: Home, to: / }'],
    ['{ label: Home, to: / }', '[ label: Home, to: / ]'],
    ['{ label: Home, to: / }', '{ label: Home, to: / },'],
    ['{ label: Home, to: / }', '{ label Home, to: / }'],
    ['{ label: Home, to: / }', '{ label; Home, to: / }'],
    ['{ label: Home, to: / }', '{ label: Home; to: / }'],
    ['{ label: Home, to: / }', '{ label: Home to: / }'],
    ['[/join]', '/join]'],
    ['[/join]', '(/join]'],
    ['[/join]', '[/join]]'],
    ['[/join]', '[/join'],
    ['"Copied: {title}"', '"Copied: {title}'],
    ['"Copied: {title}"', `"Copied: {title}'`],
    ['${constants.tiers.gold.payout | money}', '{constants.tiers.gold.payout | money}'],
    ['${constants.tiers.gold.payout | money}', '$(constants.tiers.gold.payout | money)'],
    ['${constants.tiers.gold.payout | money}', '${{constants.tiers.gold.payout | money}}'],
    ['${constants.tiers.gold.payout | money}', '${constants.tiers.gold.payout, money}'],
    ['${constants.tiers.gold.payout | money}', '${constants/tiers/gold/payout | money}'],
    ['${constants.commission}%', '%{constants.commission}%'],
    ['${constants.commission}%', '{{constants.commission}}%'],
    ['${constants.commission}%', '$constants.commission}%'],
  ])('%s written as %s is reported once, on its line, and goes back', (meant, written) => {
    const source = small.replace(meant, () => written);
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    const changed = lines.findIndex((line, index) => line !== source.split('\n')[index]);
    expect(problem && locate(problem, source).line).toBe(changed + 1);
    expect(problem?.fix?.isSafe).toBe(true);
    expect(applyEdits(source, problem?.fix?.edits ?? [])).toBe(small);
  });
});
