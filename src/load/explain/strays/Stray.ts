import type { Range } from '#problems/Problem.ts';
import type { Path } from '../../tree.ts';
import type { Context } from '../readIssues.ts';

/** A part that stands inside its neighbour, since its lines start too far right. */
export type MisplacedKey = {
  kind: 'misplacedKey';
  /** The group that it belongs to. */
  parent: Path;
  key: string;
  /** The neighbour that it stands inside of. */
  inside: Path;
  place: Range;
};

/** Keys that stand at the end of another group, since the line that opens their own is not there. */
export type MissingOpener = {
  kind: 'missingOpener';
  /** The group or list that the line belongs to. */
  parent: Path;
  /** The path of what the line opens. */
  path: Path;
  /** The line that is not there: `theme:`, or `- type: video` in a list. */
  line: string;
  inside: Path;
  /** The first of the keys. */
  place: Range;
};

/** The line that begins an item of a list, written twice in a row. */
export type RepeatedLine = {
  kind: 'repeatedLine';
  /** The item that holds nothing but the first of the two. */
  inside: Path;
  text: string;
  /** The second of the two. */
  place: Range;
};

/** Something that is wrong: what it is about, and where that stands, if it is written at all. */
export type Wrong = {
  path: Path;
  place: Range | undefined;
  isDuplicate: boolean;
  /** A list has too few items, or not as many as something says. */
  isAboutLength: boolean;
};

/** What is wrong with the lines of a group, and which faults follow from it. */
export type Stray = {
  fault?: MisplacedKey | MissingOpener | RepeatedLine;
  explains: (wrong: Wrong) => boolean;
};

/** Looks for a line that is wrong in or after a group one of whose keys is wrong. */
export type StrayFinder = (
  inside: Path,
  found: { wrong: readonly Wrong[]; context: Context },
) => Stray | undefined;
