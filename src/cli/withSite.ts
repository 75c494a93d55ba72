import { countErrors } from '#problems/Entry.ts';
import { dirname } from 'node:path';
import { BrokenBlock } from '#build/loadOwnComponents.ts';
import { BrokenMedia } from '#build/makeFiles.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { placeInFiles } from '#load/placeInFiles.ts';
import { placeOfValue } from '#load/tree.ts';
import { readFields } from '#load/readFields.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type ReadSite, readSite } from '#repair/readSite.ts';
import { mediaName } from '#schema/mediaName.ts';
import type { Site } from '#schema/site.ts';
import { printProblems } from './formats.ts';
import type { Terminal } from './Terminal.ts';

type Wanted = {
  file: string;
  options: LoadOptions;
  terminal: Terminal;
  /** Called when the file or one of its media has errors: so many. */
  onErrors: (count: number) => void;
};

/**
 * Reads a site file, prints its problems, and goes on with a valid site. Returns the exit code: that of
 * `work`, or 1 when the file or one of its media has errors.
 */
export async function withSite(
  { file, options, terminal, onErrors }: Wanted,
  work: (read: ReadSite & { site: Site }) => Promise<number>,
): Promise<number> {
  const read = await readSite(file, options);
  const { site, source } = read;
  const report = (problems: Problem[]) =>
    terminal.out(printProblems({ file, source, problems }, terminal.colour));
  report(read.problems);
  if (!site) {
    onErrors(countErrors(read.problems));
    return 1;
  }
  try {
    return await work({ ...read, site });
  } catch (error) {
    const broken = error instanceof BrokenBlock ? error.problem : brokenMedia(error, read);
    if (!broken) throw error;
    report([broken]);
    onErrors(1);
    return 1;
  }
}

/** The problem that a damaged file is, at the first place that names it; nothing when something else failed. */
function brokenMedia(error: unknown, { file, sources }: ReadSite): Problem | undefined {
  if (!(error instanceof BrokenMedia)) return undefined;
  const read = readFields(sources, readOwnBlocks(dirname(file)).schema);
  if (!read) return undefined;
  const named = read.fields.filter(({ scalar }) => mediaName(String(scalar.value)) === error.file);
  // A link may lead to it, too.
  const field = named.find(({ kind }) => kind === 'media') ?? named[0];
  if (!field) return undefined;
  const place = { ...placeOfValue(read.tree, field.path), path: field.path };
  const problem = createProblem('unreadable-media', { file: error.file, fault: 'damaged' }, place);
  return placeInFiles(sources, sources)(problem);
}
