import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A site of this folder, which tests read in place of the operator's. */
export type FixtureSite = {
  name: string;
  /** The folder of its `site.yaml` and its `media/`. */
  folder: string;
  file: string;
  /** The text of its `site.yaml`. */
  source: string;
};

/** The site of that name. Tests change copies of it, never the folder itself. */
export function fixtureSite(name: string): FixtureSite {
  const folder = join(import.meta.dirname, name);
  const file = join(folder, 'site.yaml');
  return { name, folder, file, source: readFileSync(file, 'utf8') };
}

/** Every site here: a folder is one. */
export const fixtureSites: readonly FixtureSite[] = readdirSync(import.meta.dirname, {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => fixtureSite(name));
