import type { NamedItem } from '#edit/itemAround.ts';
import type { Operation } from '#edit/Operation.ts';
import type { WholeChange } from '#edit/withDependentChanges.ts';
import type { Scalar, Path } from '#load/tree.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

/** How much can be taken back, and done again. */
type History = { undo: number; redo: number };

/** What is at a place of the newest version: its line, and its value where it is a single one. */
type Found = { hash: string; line?: number; written?: Scalar['value'] };

/** Where a part is in the newest version. */
export type FollowAnswer = { isGone: true } | ({ isGone: false; path: Path } & Found);

export type EditAnswer = History &
  (
    | {
        isDone: true;
        /** Of the file as it is now (in a trial: as it would be). */
        hash: string;
        /** The first changed line, to show in an editor. */
        line: number;
        /** What was done, as carried over to the newest version. */
        operation?: Operation;
        /** What would be unwise afterwards and is not now; in a trial only. */
        warnings?: PreviewProblem[];
      }
    | {
        isDone: false;
        /**
         * `conflict`: somebody else has changed the same part (`now`). `gone`: the part is no longer
         * there. `incomplete`: more changes with it (`whole`): the same request with `isConfirmed`, or with
         * `isWhole` where it has lines. `worse`: the site would be wrong; `problems` says how.
         * `impossible`: there is no such place or nothing to do. `unwritable`: the disk refused.
         */
        reason: 'conflict' | 'gone' | 'incomplete' | 'worse' | 'impossible' | 'unwritable';
        /** In the operator's words. */
        message: string;
        problems: (PreviewProblem & { item?: NamedItem | undefined })[];
        whole?: WholeChange;
        /** The same request for the newest version, which writes over what is there. */
        now?: Found & { operation: Operation; line: number };
      }
  );
