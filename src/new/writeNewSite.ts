import { lstatSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInside } from '#load/insideFolder.ts';
import { type ExampleName, readExample } from './examples.ts';
import { projectFiles } from './projectFiles.ts';

/** The files that were written; or the one that is there already, and nothing was written. */
export type NewSite = { written: string[] } | { taken: string };

/**
 * Writes an example into a folder, with what else a repository of a site has (projectFiles.ts): of that, what is
 * there already stays. No file is written over. `site.yaml` comes last: a preview reads it at once.
 */
export function writeNewSite(folder: string, name: ExampleName): NewSite {
  const isThere = ({ path }: { path: string }) =>
    lstatSync(join(folder, path), { throwIfNoEntry: false }) !== undefined;
  const site = readExample(name);
  const taken = site.find(isThere);
  if (taken) return { taken: taken.path };
  mkdirSync(folder, { recursive: true });
  const project = projectFiles(basename(resolve(folder))).filter((file) => !isThere(file));
  for (const { path, content } of [...project, ...site]) {
    createInside(join(folder, path), folder, content);
  }
  return { written: [...site, ...project].map(({ path }) => path) };
}
