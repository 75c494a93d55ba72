import { createEntries, type Entry, type FileProblems } from './Entry.ts';

/** The problems of one or more files as one JSON array, for other programs. */
export function printJson(files: readonly FileProblems[]): string {
  return JSON.stringify(files.flatMap(createEntries).map(toRow), null, 2);
}

function toRow(entry: Entry) {
  const { file, line, column, endLine, endColumn, severity, code, path, message } = entry;
  const { hint, suggestion, fix, related } = entry;
  return {
    file,
    line,
    column,
    endLine,
    endColumn,
    severity,
    code,
    path,
    message,
    ...(hint !== undefined && { hint }),
    ...(suggestion !== undefined && { suggestion }),
    ...(fix && { fix: toFix(fix) }),
    ...(related && { related: related.map((other) => ({ file, ...other })) }),
  };
}

/** A single edit stands by itself. A fix that `--fix` leaves to people says so. */
function toFix({ edits, isSafe }: NonNullable<Entry['fix']>) {
  const [only] = edits;
  return {
    ...(only && edits.length === 1 ? only : { edits }),
    ...(!isSafe && { isSafe }),
  };
}
