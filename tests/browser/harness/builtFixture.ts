import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildSite } from '#build/buildSite.ts';
import { readSite } from '#load/readSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

/**
 * Builds a fixture site before the tests of a file run; call it at the top, before `openSite`. Returns
 * the folder that it will be in.
 */
export function builtFixture(name: string): string {
  const temporary = mkdtempSync(join(tmpdir(), 'fascia-fixture-'));
  const outDir = join(temporary, 'dist');
  beforeAll(async () => {
    const { file, folder } = fixtureSite(name);
    const { site, problems } = await readSite(file);
    if (!site) throw new Error(JSON.stringify(problems, null, 2));
    vi.stubEnv('NODE_ENV', 'production');
    await buildSite(site, { root: folder, outDir }).finally(() => vi.unstubAllEnvs());
  }, 120_000);
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));
  return outDir;
}
