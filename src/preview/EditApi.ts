import type { UsePlace } from '#edit/FilePlace.ts';
import type { Operation, YamlPath } from '#edit/Operation.ts';
import type { FoundWords } from '#edit/findWords.ts';
import type { PagePlaces, PartPlaces, SiteOutline } from '#edit/places.ts';
import type { Edit } from '#problems/Problem.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

/**
 * What the window asks the preview's server under `/_fascia/…`, and what it answers.
 *
 * Every request carries the token of the window (`<meta name="fascia-token">`) as `x-fascia-token`;
 * what writes is a POST of `application/json`. The status is 200 for every `…Answer`, refusals of an
 * edit included; 400 for a request that makes no sense, 403 for one that the window did not make.
 *
 * | address                  | method | asks              | answers           |
 * | ------------------------ | ------ | ----------------- | ----------------- |
 * | `/_fascia/places?route=` | GET    | a path, or `404`  | `PlacesAnswer`    |
 * | `/_fascia/part?path=`    | GET    | a path, as JSON   | `PartAnswer`      |
 * | `/_fascia/find?words=`   | GET    | words             | `FindAnswer`      |
 * | `/_fascia/outline`       | GET    |                   | `OutlineAnswer`   |
 * | `/_fascia/source`        | GET    |                   | `SourceAnswer`    |
 * | `/_fascia/edit`          | POST   | `EditRequest`     | `EditAnswer`      |
 * | `/_fascia/follow`        | POST   | `FollowRequest[]` | `FollowAnswer[]`  |
 * | `/_fascia/undo`, `redo`  | POST   | `{}`              | `EditAnswer`      |
 * | `/_fascia/merge`         | POST   | `MergeRequest`    | `MergeAnswer`     |
 * | `/_fascia/save`          | POST   | `SaveRequest`     | `EditAnswer`      |
 * | `/_fascia/restore`       | POST   | `{}`              | `EditAnswer`      |
 * | `/_fascia/apply-fix`     | POST   | `FixRequest`      | `EditAnswer`      |
 * | `/_fascia/upload`        | POST   | `UploadRequest`   | `UploadAnswer`    |
 * | `/_fascia/discard`       | POST   | `DiscardRequest`  | `DiscardAnswer`   |
 * | `/_fascia/open`          | POST   | `OpenRequest`     | `OpenAnswer`      |
 *
 * `hash` names a version of the file: `PreviewUpdate.hash` is the one that the page shows or whose
 * problems it shows. Who writes says which version they saw: what is asked for is carried over to the
 * newest one, and is refused where another hand has changed the same part (`conflict`).
 */
export type EditApi = {
  'GET places': { answer: PlacesAnswer };
  'GET part': { answer: PartAnswer };
  'GET find': { answer: FindAnswer };
  'GET outline': { answer: OutlineAnswer };
  'GET source': { answer: SourceAnswer };
  'POST edit': { request: EditRequest; answer: EditAnswer };
  'POST follow': { request: FollowRequest[]; answer: FollowAnswer[] };
  'POST undo': { request: Nothing; answer: EditAnswer };
  'POST redo': { request: Nothing; answer: EditAnswer };
  'POST merge': { request: MergeRequest; answer: MergeAnswer };
  'POST save': { request: SaveRequest; answer: EditAnswer };
  'POST restore': { request: Nothing; answer: EditAnswer };
  'POST apply-fix': { request: FixRequest; answer: EditAnswer };
  'POST upload': { request: UploadRequest; answer: UploadAnswer };
  'POST discard': { request: DiscardRequest; answer: DiscardAnswer };
  'POST open': { request: OpenRequest; answer: OpenAnswer };
};

export type { FilePlace, UsePlace } from '#edit/FilePlace.ts';
export type { Operation, Part, YamlPath } from '#edit/Operation.ts';
export type { Opening } from '#load/findOpenings.ts';
export type { FieldForm } from '#load/formOf.ts';
export type { PartForm } from '#load/partForm.ts';
export type { FoundWords } from '#edit/findWords.ts';

/** The list of names is searched as the server searches the file. */
export { sumOf } from '#edit/sumOf.ts';

export type { NamedPlace, OriginPlace, SectionPlace, TextPlace, ValuePlace } from '#edit/places.ts';

/** Everything that one page shows and where it is written. */
export type PlacesAnswer = ({ hash: string } & PagePlaces) | { hash: string; missing: string };

/** A part of the file: a section, a page, a rule. */
export type PartAnswer = ({ hash: string } & PartPlaces) | { hash: string; missing: string };

/** The values in which some words stand or are shown; `count` is how many there are of them. */
type FindAnswer = { hash: string; found: FoundWords[]; count: number };

/** The site as lists, for the tabs of the window. */
export type OutlineAnswer = { hash: string } & SiteOutline;

/** How much can be taken back, and done again. */
type History = { undo: number; redo: number };

export type SourceAnswer = History & {
  file: string;
  hash: string;
  text: string;
  /** The file is gone, and can be written again as it was when it was right last (`restore`). */
  canRestore: boolean;
};

type Nothing = Record<string, never>;

export type EditRequest = {
  hash: string;
  operation: Operation;
  /** What was written there, for a server that was started since. */
  written?: string | number | boolean | null | undefined;
  /** Only says what would happen. */
  isTrial?: boolean | undefined;
  /** Whoever asks knows which other places change with it. */
  isTold?: boolean | undefined;
  /** Together with everything that must change with it (`WholeChange`). */
  isWhole?: boolean | undefined;
};

/** A part of an older version, and what was written there if it is a single value. */
export type FollowRequest = {
  hash: string;
  path: YamlPath;
  written?: string | number | boolean | null | undefined;
};
/** Where it is in the newest version, and what is written there. */
export type FollowAnswer =
  | { isGone: true }
  | {
      isGone: false;
      hash: string;
      path: YamlPath;
      line?: number;
      written?: string | number | boolean | null;
    };

/** A text that the operator made of `base`, and what counts where others changed the same. */
export type MergeRequest = { base: string; text: string; prefer?: 'mine' | 'theirs' | undefined };
/** Both changes in one text, or the first line of the file that both changed; and what the file holds. */
export type MergeAnswer = ({ text: string } | { line: number }) & { inFile: string };

/** A save of the built-in editor: the operator's own typing, written even when it is wrong. */
type SaveRequest = { base: string; text: string };

/** The problem is the index in `PreviewUpdate.problems` of the same hash. */
type FixRequest = { hash: string; problem: number };

export type EditAnswer = History &
  (
    | {
        isDone: true;
        /** Of the file as it is now (in a trial: as it would be). */
        hash: string;
        edits: Edit[];
        /** The first changed line, to show in an editor. */
        line: number;
        /** What was done, as it was for the newest version. */
        operation?: Operation;
        /** What would be unwise afterwards and is not now; told in a trial alone. */
        warnings?: PreviewProblem[];
      }
    | {
        isDone: false;
        /**
         * `conflict`: another hand has changed the same part (`now`). `gone`: the part is no longer
         * there. `asks`: more changes with it (`whole`): the same request with `isTold`, or with
         * `isWhole` where it has lines. `worse`: the site would be wrong; `problems` says how.
         * `impossible`: there is no such place or nothing to do. `unwritable`: the disk refused.
         */
        reason: 'conflict' | 'gone' | 'asks' | 'worse' | 'impossible' | 'unwritable';
        /** In the operator's words. */
        message: string;
        problems: PreviewProblem[];
        whole?: WholeChange;
        /** The same request for the newest version, which writes over what is there. */
        now?: {
          hash: string;
          operation: Operation;
          line: number;
          written?: string | number | boolean | null;
        };
      }
  );

/**
 * The lines that must change together with what was asked for, as they are and as they would be (one
 * side may be empty), and what shows the numbers among them.
 */
export type WholeChange = {
  lines: { line: number; from: string; to: string }[];
  alsoChanges: UsePlace[];
};

/** A file for media/: its name on the operator's computer, and what it holds, in base64. */
type UploadRequest = { name: string; content: string };
/**
 * The name that it has now (`media/…`), or why it was not taken. `hash` names what it holds, where it
 * was not there before.
 */
export type UploadAnswer =
  | { isDone: true; file: string; hash?: string }
  | { isDone: false; message: string };

/** A file that was put into media/ and is not used after all; it goes unless site.yaml names it. */
export type DiscardRequest = { file: string; hash: string };
export type DiscardAnswer = { isDone: boolean };

/** Opens the file in the operator's own editor. */
export type OpenRequest = { line: number; column: number };
export type OpenAnswer = { isDone: boolean; message?: string };
