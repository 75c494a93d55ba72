import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildSite } from '#build/buildSite.ts';
import { loadText } from '#load/readSite.ts';

/**
 * Builds site.yaml as `change` writes it, before the tests of a file run; call it at the top, before
 * `openSite`. Returns the folder that it will be in. Media and typefaces come from the cache.
 */
export function variantSite(change: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-variant-'));
  const outDir = join(folder, 'dist');
  beforeAll(async () => {
    const file = resolve('site.yaml');
    const { site, problems } = await loadText({ file, source: change(readFileSync(file, 'utf8')) });
    if (!site) throw new Error(JSON.stringify(problems, null, 2));
    vi.stubEnv('NODE_ENV', 'production');
    await buildSite(site, { root: process.cwd(), outDir }).finally(() => vi.unstubAllEnvs());
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return outDir;
}

/** Replaces every occurrence, and throws where there is none: site.yaml has changed. */
export function replaceAll(
  source: string,
  ...pairs: readonly [from: string, to: string][]
): string {
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`site.yaml does not hold: ${from}`);
    return text.replaceAll(from, to);
  }, source);
}
