import type { Operation, ValuePlace, Path } from '#preview/EditApi.ts';

type Written = ValuePlace['written'] | undefined;

/** What was typed and is not saved. */
export type Draft = {
  id: string;
  /** `value`: another value. `part`: something new. `page`: a new page. `name`: another name. `text`: the whole file. */
  kind: 'value' | 'part' | 'page' | 'name' | 'text';
  /** What is changed, or what something is added to. */
  path: Path;
  /** What people call it. */
  name: string;
  /** The version of the file that the path belongs to. */
  hash: string;
  /** What was written there when the typing began; not of what is new. */
  written?: Written;
  typed: unknown;
  words: string;
  /** What saves it; null while something is missing. Its path belongs to the version `hash`. */
  save: { operation: Operation; hash: string } | null;
  /** What the newest version has there. */
  now: { isGone: true } | { isGone: false; line?: number | undefined; written?: Written };
};
