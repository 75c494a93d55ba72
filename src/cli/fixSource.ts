import { dirname, join } from 'node:path';
import type { FileSystem } from '#load/fileSystemOf.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { type Source, withText } from '#load/sources.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText, type ReadSite, siteText } from '#repair/readSite.ts';

/**
 * What becomes of one file of a site by its safe fixes: its text, what was done, where the file is, and the path
 * by which problems name it. `load` loads the site with another text of it.
 */
export function fixSource(
  site: ReadSite,
  { path, text }: Source,
  { options, fileSystem }: { options: LoadOptions; fileSystem: FileSystem },
) {
  const { file, sources } = site;
  const isMain = path === sources.files[0].path;
  const target = isMain ? { file, path: undefined } : { file: join(dirname(file), path), path };
  const load = (changed: string): ReadSite =>
    loadText(siteText(file, withText(sources, path, changed)), options, fileSystem);
  const validate = (changed: string) => ({ ...load(changed), source: changed });
  const fixed = applyFixes({ ...site, ...target, source: text }, validate);
  return { ...target, ...fixed, load };
}
