import { createNearest } from '#load/nearestWords.ts';
import { createEntries } from '#problems/Entry.ts';
import { mostFound } from '#problems/Problem.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { faultShapes } from '#tests/bench/hostileFaults.ts';
import { page, rightShapes, site } from '#tests/bench/hostileShapes.ts';
import { expect, test } from 'vitest';

const noFiles = { hasFile: () => false, files: () => [], readHead: () => undefined };

function problemsOf(text: string) {
  return diagnoseSite(text, noFiles).problems;
}

test.each(Object.entries(rightShapes))('finds no error in many %s', (_, make) => {
  const errors = problemsOf(make(5000)).filter(({ severity }) => severity === 'error');

  expect(errors).toEqual([]);
});

test.each(Object.entries(faultShapes))('answers to %s', (_, make) => {
  const source = make(3000);
  const entries = createEntries({ file: 'site.yaml', source, problems: problemsOf(source) });

  expect(entries.length).toBeLessThanOrEqual(101);
});

test('finds at most 500 unknown keys, and says that there are more', () => {
  const source = faultShapes['unknown keys of one group']?.(20_000) ?? '';
  const problems = problemsOf(source);

  expect(problems).toHaveLength(mostFound);
  expect(createEntries({ file: 'site.yaml', source, problems }).at(-1)?.message).toBe(
    'At least 401 more problems are left from here on.',
  );
});

test('validates a file in parts when more is wrong than zod can hand on', () => {
  const numbers = '1,      '.repeat(190);
  const source = site(250_000, {
    routes: (row) => page(row, '').replace('sections:\n', `sections: [${numbers}1]\n`),
  });
  const problems = problemsOf(source);

  expect(problems).toHaveLength(mostFound);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['wrong-kind']));
});

test('suggests names until so many letters are compared', () => {
  const nearest = createNearest();
  const known = Array.from({ length: 10_000 }, (_, row) => `link${row}`);
  const found = Array.from({ length: 40 }, (_, row) => nearest(`lynk9${row + 100}`, known));

  expect(found[0]).toContain('link9100');
  expect(found.at(-1)).toEqual([]);
});

test('refuses what consists of little more than marks before it is parsed', () => {
  expect(problemsOf(`x-a: [${'[],\n'.repeat(60_000)}]\n`).map(({ code }) => code)).toEqual([
    'too-many-values',
  ]);
});

test('merges a large group', () => {
  const keys = Array.from({ length: 5000 }, (_, row) => `  a${row}: 1\n`).join('');
  const merges = `x-b:\n  <<: [*a, *a]\n`;

  const source = `x-a: &a\n${keys}${merges}${site(2000, {})}`;

  expect(problemsOf(source).filter(({ severity }) => severity === 'error')).toEqual([]);
});
