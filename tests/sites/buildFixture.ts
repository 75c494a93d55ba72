import { join } from 'node:path';
import { buildSite } from '#build/buildSite.ts';
import { builtFolder, type FixtureSite, loadFixture } from './fixtureSite.ts';

/** Builds a fixture site. NODE_ENV must be `production`. */
export function buildFixture(fixture: FixtureSite, outDir = builtFolder(fixture.name)) {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/fascia');
  return buildSite(loadFixture(fixture), { root: fixture.folder, outDir, cache });
}
