import { loadSite } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import { smallWorld } from '#tests/load/smallWorld.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const small = readFileSync(join(import.meta.dirname, '../sites/small.yaml'), 'utf8');
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
  test.each(items)('is told once, as a whole, and goes back: $what', ({ first, last }) => {
    const moved = lines.map((line, index) => {
      if (index < first || index > last) return line;
      return by > 0 ? ' '.repeat(by) + line : line.slice(-by);
    });
    const source = moved.join('\n');
    const { problems } = loadSite(source, smallWorld);
    const [problem] = problems;
    expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
    expect(problem && locate(problem, source).line).toBe(first + 1);
    expect(problem?.message).toContain(`Lines ${first + 1} to ${last + 1} stand 2 spaces too far`);
    expect(problem?.fix?.isSafe).toBe(true);
    expect(applyEdits(source, problem?.fix?.edits ?? [])).toBe(small);
  });
});

test.each(['constants:', 'pixel:', 'routes:'])(
  'all from %s to the end that has moved is told once, and goes back',
  (opener) => {
    const at = lines.indexOf(opener);
    const source = lines
      .map((line, index) => (index < at || line === '' ? line : `  ${line}`))
      .join('\n');
    const { problems } = loadSite(source, smallWorld);
    expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
    expect(problems[0] && locate(problems[0], source).line).toBe(at + 1);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
  },
);

test('the first line of an item that stands twice is told there, and its copy goes', () => {
  for (const { first } of items.filter(({ what }) => !what.startsWith('- use:'))) {
    const source = [...lines.slice(0, first + 1), ...lines.slice(first)].join('\n');
    const { problems } = loadSite(source, smallWorld);
    expect(problems.map((problem) => [problem.code, locate(problem, source).line])).toEqual([
      ['repeated-line', first + 2],
    ]);
    expect(problems[0]?.fix?.isSafe).toBe(true);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
  }
});

test('a line that opens a list is told when it is not there, and is put back', () => {
  for (const opener of ['        buttons:', '    sections:']) {
    const source = small.replace(`${opener}\n`, '');
    const { problems } = loadSite(source, smallWorld);
    expect(problems.map(({ message }) => message)).toEqual([
      `The line "${opener.trim()}" is missing before this one.`,
    ]);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(small);
  }
});

test('a line that has moved is found among merged groups and values on lines of their own', () => {
  const bakery = readFileSync(join(import.meta.dirname, '../sites/bakery.yaml'), 'utf8');
  for (const key of ['rememberFor:', 'smallPrint:']) {
    const source = bakery.replace(`\n  ${key}`, `\n${key}`);
    const { problems } = loadSite(source, smallWorld);
    expect(problems.map(({ code }) => code)).toEqual(['wrong-indentation']);
    expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(bakery);
  }
});
