import { readFileSync } from 'node:fs';
import { diffFixes } from '#cli/diffFixes.ts';
import { loadText } from '#repair/readSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

test('check --diff shows what is fixed and what is offered, and writes nothing', () => {
  const { file, source } = fixtureSite('small');
  const text = source
    .replace('accept: Accept', 'accept: “Accept: all”')
    .replace('text: ${site.name} delivers.', 'text: > Soon');
  const shown = diffFixes(loadText({ file, source: text }), {}, { colour: false });
  expect(shown).toContain('+  accept: "Accept: all"\n');
  expect(shown).toMatch(/offered reserved-start\n[^]*-  text: > Soon\n\+/);
  expect(readFileSync(file, 'utf8')).toBe(source);
});
