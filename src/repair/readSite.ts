import { type FileSystem, fileSystemOf } from '#load/fileSystemOf.ts';
import type { Layer, Loaded, LoadOptions } from '#load/loadSite.ts';
import { joinSources, mainText, type Source, type Sources } from '#load/sources.ts';
import { readText } from '#load/readText.ts';
import { countErrors } from '#problems/Entry.ts';
import { dirname } from 'node:path';
import { diagnoseSite } from './diagnoseSite.ts';

/** The text of a site file, which may be one that it shall become, and of the others where not as they are. */
export type SiteText = { file: string; source: string; others?: readonly Source[] };

/** A loaded site, with the file and the text that it came from. */
export type ReadSite = Loaded & {
  file: string;
  source: string;
  /** The texts of all files of the site; the first is `source`. */
  sources: Sources;
  layer?: Layer;
};

/** Reads and loads a site file, with the environment and the date of this process. Media are looked for beside it. A file that cannot be read is a problem, never a throw. */
export async function readSite(
  file: string,
  options?: LoadOptions,
  fileSystem?: FileSystem,
): Promise<ReadSite> {
  const read = readText(file);
  if (typeof read !== 'string')
    return { file, source: '', sources: joinSources(''), site: undefined, problems: [read] };
  return loadText({ file, source: read }, options, fileSystem);
}

/** The text of a site file with those of the others. */
export function siteText(file: string, sources: Sources): SiteText {
  return { file, source: mainText(sources), others: sources.files.slice(1) };
}

/** The same for a text that may become the content of the file. The problems of the site’s own blocks come first. */
export function loadText(
  { file, source, others }: SiteText,
  options?: LoadOptions,
  fileSystem: FileSystem = fileSystemOf(dirname(file)),
): ReadSite {
  const today = new Date().toISOString().slice(0, 10);
  const given = { environment: process.env, today, ...options };
  const folder = others ? { ...fileSystem, sources: () => others } : fileSystem;
  const loaded = diagnoseSite(source, folder, given);
  const { problems: own = [] } = fileSystem.ownBlocks?.() ?? {};
  const problems = [...own, ...loaded.problems];
  return countErrors(own) === 0
    ? { file, source, ...loaded, problems }
    : { file, source, sources: loaded.sources, site: undefined, problems };
}
