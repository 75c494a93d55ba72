import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fallbackFace } from '#build/fallbackFace.ts';

const files = join(import.meta.dirname, '../../node_modules/@fontsource-variable');

test.each([
  ['archivo/files/archivo-latin-wght-normal.woff2', 800],
  ['archivo/files/archivo-latin-wght-normal.woff2', 400],
  ['geist/files/geist-latin-wght-normal.woff2', 600],
])('%s at %d is measured, also where its last glyph has no shape', async (file, weight) => {
  const content = readFileSync(join(files, file));
  const words = 'Hollins Vets We answer on the same day. Ask the vet 0113 496 0150 – “Send”';
  const face = await fallbackFace(content, weight, words);
  expect(Object.values(face).length).toBeGreaterThan(2);
});
