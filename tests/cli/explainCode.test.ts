import { explainCode } from '#cli/explainCode.ts';
import { readExamples } from '#cli/readExamples.ts';
import { printPages } from '#problems/pages.ts';
import { wording } from '#problems/wording.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const codes = Object.keys(wording);

function explain(code: string) {
  const written = { out: '', error: '' };
  const status = explainCode(code, {
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
    colour: false,
  });
  return { status, ...written };
}

describe('the reference of the codes', () => {
  const examples = readExamples('tests/problems');

  test('has an example of every code: wrong, as it is told, and right', () => {
    expect(codes.filter((code) => !Object.hasOwn(examples, code))).toEqual([]);
  });

  test('is what the tested faults are (else: npm run schema)', () => {
    expect(readFileSync('src/problems/codes.md', 'utf8')).toBe(printPages(examples));
  });

  test.each(codes)('has a page for --explain %s', (code) => {
    const { status, out } = explain(code);
    expect(status).toBe(0);
    expect(out.startsWith(`## ${code}\n`)).toBe(true);
    expect(out.match(/^## /gm)).toHaveLength(1);
    expect(out).toMatch(/Wrong:[^]+What `check` says:[^]+Right:/);
  });
});

describe('--explain', () => {
  test('suggests the nearest code for one that there is not', () => {
    expect(explain('Unknwon-Key')).toEqual({
      status: 2,
      out: '',
      error: 'There is no code "Unknwon-Key". Did you mean unknown-key?\n',
    });
  });

  test('lists the codes when none is near', () => {
    expect(explain('xyzzy').error).toContain('The codes are: missing-file, ');
  });
});
