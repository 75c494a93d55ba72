import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

/**
 * Builds a fixture site as `change` writes it, before the tests of a file run; call it at the top,
 * before `openSite`. Returns the folder that it will be in. Media and typefaces come from the cache.
 */
export function variantSite(name: string, change: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-variant-'));
  const outDir = join(folder, 'dist');
  beforeAll(async () => {
    const site = fixtureSite(name);
    const variant = { ...site, source: change(site.source) };
    await buildFixture(variant, outDir);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return outDir;
}

/** Replaces every occurrence, and throws where there is none: the site has changed. */
export function replaceAll(
  source: string,
  ...pairs: readonly [from: string, to: string][]
): string {
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The site does not hold: ${from}`);
    return text.replaceAll(from, to);
  }, source);
}
