import { editsBetween } from '#edit/edits.ts';
import { migrateText } from '#migrate/migrateText.ts';
import type { Generator } from '../Candidate.ts';

/** A file of an earlier version of the format as one of this version. */
export const migrateFile: Generator = ({ source }) => candidatesOf(source, migrateText(source));

/** The keys of one group that have moved or are no longer needed. */
export const migrateKeys: Generator = ({ source, problem: { path } }) =>
  candidatesOf(source, migrateText(source, path.slice(0, -1)));

function candidatesOf(source: string, text: string | undefined) {
  return text === undefined ? [] : [{ edits: editsBetween(source, text), proof: 'none' as const }];
}
