import { type FileSystem, fileSystemOf } from '#load/fileSystemOf.ts';
import type { Layer, Loaded, LoadOptions } from '#load/loadSite.ts';
import { readText } from '#load/readText.ts';
import { dirname } from 'node:path';
import { diagnoseSite } from './diagnoseSite.ts';

/** A text with the file that it is for. */
export type SiteText = { file: string; source: string };

/** A loaded site, with the file and the text that it came from. */
export type ReadSite = Loaded & { file: string; source: string; layer?: Layer };

/** Reads and loads a site file, with the environment of this process. Media are looked for beside it. A file that cannot be read is a problem, never a throw. */
export async function readSite(
  file: string,
  options?: LoadOptions,
  fileSystem?: FileSystem,
): Promise<ReadSite> {
  const read = readText(file);
  if (typeof read !== 'string') return { file, source: '', site: undefined, problems: [read] };
  return loadText({ file, source: read }, options, fileSystem);
}

/** The same for a text that may become the content of the file. The problems of the site’s own blocks come first. */
export function loadText(
  { file, source }: SiteText,
  options?: LoadOptions,
  fileSystem: FileSystem = fileSystemOf(dirname(file)),
): ReadSite {
  const given = { environment: process.env, ...options };
  const loaded = diagnoseSite(source, fileSystem, given);
  const { problems = [] } = fileSystem.ownBlocks?.() ?? {};
  return problems.length === 0
    ? { file, source, ...loaded }
    : { file, source, site: undefined, problems: [...problems, ...loaded.problems] };
}
