import { createEntries, type Entry, type FileProblems } from './Entry.ts';
import { inertJson } from './inert.ts';

/** The problems of one or more files as one JSON array, for other programs. */
export function printJson(files: readonly FileProblems[]): string {
  const rows = files.flatMap(createEntries).map((entry) => ({
    ...entry,
    frame: undefined,
    fix: entry.fix && toFix(entry.fix),
  }));
  return inertJson(rows, 2);
}

/** A single edit is the fix itself. A fix that `--fix` leaves to people says so. */
function toFix({ edits, isSafe }: NonNullable<Entry['fix']>) {
  return { ...(edits.length === 1 ? edits[0] : { edits }), ...(!isSafe && { isSafe }) };
}
