import { readFileSync } from 'node:fs';
import { diffFixes } from '#cli/diffFixes.ts';
import { loadText } from '#repair/readSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

const folder = { colour: false, fileSystem: smallFileSystem };

test('check --diff shows what is fixed and what is offered, and writes nothing', () => {
  const { file, source } = fixtureSite('small');
  const text = source
    .replace('accept: Accept', 'accept: “Accept: all”')
    .replace('text: ${site.name} delivers.', 'text: > Soon');
  const shown = diffFixes(loadText({ file, source: text }), {}, folder);
  expect(shown).toContain('+  accept: "Accept: all"\n');
  expect(shown).toMatch(/offered reserved-start\n[^]*-  text: > Soon\n\+/);
  expect(readFileSync(file, 'utf8')).toBe(source);
});

test('check --diff names the drawings that are cleaned', () => {
  const { file, source } = fixtureSite('small');
  const text = source.replace('logo: media/logo.svg', 'logo: media/busy-drawing.svg');
  const read = loadText({ file, source: text }, {}, smallFileSystem);
  const shown = diffFixes(read, {}, folder);
  expect(read.problems.map(({ code }) => code)).toEqual(['unsafe-svg']);
  expect(shown).toMatch(/media.busy-drawing\.svg with --fix\nWhat could run a program /);
});
