import type { z } from 'zod';
import type { EventRow } from '#build/listEvents.ts';
import type { Operation, YamlPath } from '#edit/Operation.ts';
import type { FoundWords, PagePlaces, PartPlaces, SiteOutline, WholeChange } from '#edit/places.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';
import type { requests } from './requests.ts';

/**
 * What the window requests from the preview's server under `/_fascia/…` (apiRoutes.ts), and what it answers.
 *
 * Every request carries the token of the window (`<meta name="fascia-token">`) as `x-fascia-token`;
 * what writes is a POST of `application/json`. The status is 200 for every `…Answer`, refusals of an
 * edit included; 400 for a malformed request, 403 for one that the window did not make.
 *
 * `hash` names a version of the file: `PreviewUpdate.hash` is the one that the page shows or whose
 * problems it shows. Who writes says which version they saw: what is asked for is carried over to the
 * newest one, and is refused where somebody else has changed the same part (`conflict`).
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
  'GET blocks': { answer: BlockGuide[] };
  /** Null while the file is wrong. */
  'GET events': { answer: EventRow[] | null };
  'GET placeholders': { answer: PreviewProblem[] };
  'POST check': { request: TextRequest; answer: CheckedProblem[] };
  'POST complete': { request: PositionRequest; answer: Completion[] };
  'POST explain': { request: PositionRequest; answer: Explanation };
};

export type { Operation, Part, YamlPath } from '#edit/Operation.ts';
export type { Opening } from '#load/findOpenings.ts';
export type { FieldForm } from '#load/formOf.ts';
export type { PartForm } from '#load/partForm.ts';

/** The list of names is searched as the server searches the file. */
export { sumOf } from '#edit/sumOf.ts';

export type {
  FilePlace,
  FoundWords,
  NamedPlace,
  OriginPlace,
  SectionPlace,
  TextPlace,
  UsePlace,
  ValuePlace,
  WholeChange,
} from '#edit/places.ts';

/** Everything that one page shows and where it is written. */
export type PlacesAnswer = ({ hash: string } & PagePlaces) | { hash: string; missing: string };

/** A part of the file: a section, a page, a rule. */
export type PartAnswer = ({ hash: string } & PartPlaces) | { hash: string; missing: string };

/** The values that hold or show some words; `count` is how many there are of them. */
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
export type EditRequest = z.infer<typeof requests.edit>;
export type FollowRequest = z.infer<typeof requests.follow>[number];
export type MergeRequest = z.infer<typeof requests.merge>;
type SaveRequest = z.infer<typeof requests.save>;
type FixRequest = z.infer<typeof requests.fix>;
type UploadRequest = z.infer<typeof requests.upload>;
export type DiscardRequest = z.infer<typeof requests.discard>;
export type OpenRequest = z.infer<typeof requests.open>;

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

/** Both changes in one text, or the first line of the file that both changed; and what the file holds. */
export type MergeAnswer = ({ text: string } | { line: number }) & { inFile: string };

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
 * The name that it has now (`media/…`), or why it was not taken. `hash` names what it holds, where it
 * was not there before.
 */
export type UploadAnswer =
  | { isDone: true; file: string; hash?: string }
  | { isDone: false; message: string };

export type DiscardAnswer = { isDone: boolean };

export type OpenAnswer = { isDone: boolean; message?: string };

export type { EventRow, ListedEvent } from '#build/listEvents.ts';

/** A block type, as the catalogue shows it. */
export type BlockGuide = {
  type: string;
  description: string;
  fields: FieldGuide[];
  examples: { caption: string; yaml: string; address: string }[];
};

/** A field of a block, in the operator's words. */
export type FieldGuide = {
  name: string;
  description: string;
  isRequired: boolean;
  /** `text`, `whole number, 1 to 5`, `plain, soft or strong`, `list of 1 to 4` … */
  form: string;
  /** What counts when it is left out. */
  otherwise?: string;
  /** What is inside a group, or in each item of a list. */
  fields: FieldGuide[];
};

/** A text that is being written, saved or not. */
type TextRequest = z.infer<typeof requests.text>;
export type PositionRequest = z.infer<typeof requests.position>;

/** A problem of a text, with its place in UTF-16 offsets. */
export type CheckedProblem = PreviewProblem & { start: number; end: number };

/** What may be written between two places of the text. */
export type Completion = {
  label: string;
  text: string;
  from: number;
  to: number;
  /** `key`, `word` or `name`. */
  kind: 'key' | 'word' | 'name';
  description?: string;
};

/** What is said about the word at a place. */
export type Explanation = { start: number; end: number; text: string } | null;
