import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type ExampleName, readExample } from './examples.ts';
import { projectFiles } from './projectFiles.ts';

/** The files that were written; or the one that is there already, and nothing was written. */
export type NewSite = { written: string[] } | { taken: string };

/**
 * Writes an example into a folder, with what else a repository of a site has (projectFiles.ts): of that, what is
 * there already stays. No file is written over. `site.yaml` comes last: a preview reads it at once.
 */
export function writeNewSite(folder: string, name: ExampleName): NewSite {
  const isThere = ({ path }: { path: string }) => existsSync(join(folder, path));
  const site = readExample(name);
  const taken = site.find(isThere);
  if (taken) return { taken: taken.path };
  const project = projectFiles(basename(resolve(folder))).filter((file) => !isThere(file));
  for (const { path, content } of [...project, ...site]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
  }
  return { written: [...site, ...project].map(({ path }) => path) };
}
