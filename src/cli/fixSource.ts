import { dirname, join } from 'node:path';
import type { FileSystem } from '#load/fileSystemOf.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { mapTexts } from '#load/sources.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText, type ReadSite, siteText } from '#repair/readSite.ts';

/** What becomes of one file of a site by its safe fixes, and what loads the site with another text of that file. */
export function fixSource(
  site: ReadSite,
  path: string,
  { options, fileSystem }: { options: LoadOptions; fileSystem: FileSystem },
) {
  const { file, sources } = site;
  const source = sources.files.find((one) => one.path === path) ?? sources.files[0];
  const load = (changed: string): ReadSite => {
    const texts = mapTexts(sources, (one) => (one === source ? changed : one.text));
    return loadText(siteText(file, texts), options, fileSystem);
  };
  const isMain = source === sources.files[0];
  const target = isMain ? { file } : { file: join(dirname(file), path), path };
  const validate = (changed: string) => ({ ...load(changed), source: changed });
  return { ...applyFixes({ ...site, ...target, source: source.text }, validate), load };
}
