import type { Edit } from '#problems/Problem.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

/**
 * What the window and the page ask the preview's server under `/_fascia/…`, and what it answers.
 *
 * Every request carries the token of the shell (`<meta name="fascia-token">`) as `x-fascia-token`;
 * what writes is a POST of `application/json`. The status is 200 for every `…Answer`, refusals of an
 * edit included; 400 for a request that makes no sense, 403 for one that nobody of this page made.
 *
 * | address                  | method | asks              | answers           |
 * | ------------------------ | ------ | ----------------- | ----------------- |
 * | `/_fascia/places?route=` | GET    | a path, or `404`  | `PlacesAnswer`    |
 * | `/_fascia/outline`       | GET    |                   | `OutlineAnswer`   |
 * | `/_fascia/source`        | GET    |                   | `SourceAnswer`    |
 * | `/_fascia/edit`          | POST   | `EditRequest`     | `EditAnswer`      |
 * | `/_fascia/undo`, `redo`  | POST   | `{ hash }`        | `EditAnswer`      |
 * | `/_fascia/save`          | POST   | `SaveRequest`     | `EditAnswer`      |
 * | `/_fascia/apply-fix`     | POST   | `FixRequest`      | `EditAnswer`      |
 * | `/_fascia/open`          | POST   | `OpenRequest`     | `OpenAnswer`      |
 *
 * `hash` names a version of the file: `PreviewUpdate.hash` is the one that the page shows or whose
 * problems it shows. Who writes says which version they saw; another one on the disk is a refusal.
 */
export type EditApi = {
  'GET places': { answer: PlacesAnswer };
  'GET outline': { answer: OutlineAnswer };
  'GET source': { answer: SourceAnswer };
  'POST edit': { request: EditRequest; answer: EditAnswer };
  'POST undo': { request: { hash: string }; answer: EditAnswer };
  'POST redo': { request: { hash: string }; answer: EditAnswer };
  'POST save': { request: SaveRequest; answer: EditAnswer };
  'POST apply-fix': { request: FixRequest; answer: EditAnswer };
  'POST open': { request: OpenRequest; answer: OpenAnswer };
};

/** Keys and list indices from the top of the file: `['routes', 0, 'sections', 2, 'heading']`. */
export type YamlPath = (string | number)[];

/** Where something stands in the site file. Lines and columns from 1, columns in UTF-16 units. */
export type FilePlace = {
  path: YamlPath;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
};

/** What may be written in a field, for an editor in place. */
export type FieldForm = {
  /** `words`: one line. `paragraph`: several. `richText`: with the small Markdown. */
  kind:
    | 'words'
    | 'paragraph'
    | 'richText'
    | 'number'
    | 'switch'
    | 'choice'
    | 'colour'
    | 'target'
    | 'media'
    | 'other';
  /** The words of a choice; for a target, the pages and links of this site; for media, the files. */
  choices?: string[];
  least?: number;
  most?: number;
  /** The sentence of the schema for the operator. */
  description?: string;
  isOptional: boolean;
};

/** A constant (or another value) that a text takes in by `${…}`. */
export type OriginPlace = FilePlace & {
  /** `constants.tiers.gold.payout` */
  name: string;
  /** As it is written there. */
  written: string;
  /** Everywhere that the value is used, in file order; this text included. */
  uses: UsePlace[];
};

/** A place that uses a constant, a link or a shared section, and the pages that this shows on. */
export type UsePlace = FilePlace & {
  /** Route paths; `404` for the page for unknown addresses; empty for what every page carries. */
  routes: string[];
};

/** A single value of the file that the page shows. */
export type ValuePlace = FilePlace & {
  /** What an editor in place edits: the text as YAML reads it, with `${…}` as written. */
  written: string | number | boolean | null;
  /** What the page shows: references filled in. */
  value: string | number | boolean | null;
  form: FieldForm;
  /** The values that it takes in. Whole: the value is one reference and nothing else. */
  origins: OriginPlace[];
  isWholeReference: boolean;
  /** Other places that change with it, because it stands in a shared section or is repeated (`*name`). */
  alsoOn: UsePlace[];
};

/** One section of a page, as the list of sections of the page has it. */
export type SectionPlace = FilePlace & {
  /** The block type: `testimonials`. */
  type: string;
  /** The best name for people: its heading, headline or title, else its type. */
  name: string;
  isHidden: boolean;
  /** For `- use: NAME`: where the shared section itself stands, and every place that uses it. */
  shared?: { name: string; place: FilePlace; uses: UsePlace[] };
};

/** Everything that one page shows and where it is written. `texts` and `sections` belong to `hash`. */
export type PlacesAnswer =
  | {
      hash: string;
      page: FilePlace;
      /** In the order of the file, the hidden ones included. */
      sections: SectionPlace[];
      texts: TextPlace[];
    }
  | { hash: string; missing: string };

/** A text of the page's data with its place in the file. The page's client marks the text at `at`. */
export type TextPlace = {
  /** From `shared` (SharedData) or `page` (PageData): `['page', 'sections', 0, 'headline']`. */
  at: YamlPath;
  /** The stretch of the written text that `at` holds, when it is a part of it (rich text). */
  part?: { line: number; column: number };
  /** The stretches of the shown text that come from an origin. */
  pieces: { start: number; end: number; origin: number }[];
  place: ValuePlace;
};

/** The site as lists, for the tabs of the window. */
export type OutlineAnswer = {
  hash: string;
  routes: { path: string; title: string; place: FilePlace; sections: SectionPlace[] }[];
  constants: NamedPlace[];
  links: NamedPlace[];
  sections: NamedPlace[];
  /** The rules under pixel: events, in their order. */
  events: FilePlace[];
};

/** A name that the file declares, with everything that uses it. */
export type NamedPlace = FilePlace & {
  /** `constants.tiers.gold.payout`, `callNow`, `testimonials`. */
  name: string;
  /** As written; for a link, its address; for a section, its type. */
  written: string;
  form?: FieldForm;
  uses: UsePlace[];
};

export type SourceAnswer = { file: string; hash: string; text: string };

/** A change of the site file. Paths are those of the file, as `places` gives them. */
export type Operation =
  /** Writes a value, or the key with it where the group has none yet. A text may hold `${…}`. */
  | { kind: 'set'; path: YamlPath; value: string | number | boolean }
  /** Takes a list item or an optional key away, with its comments. */
  | { kind: 'delete'; path: YamlPath }
  /** Moves a list item to another index of its list: the index that it has afterwards. */
  | { kind: 'move'; path: YamlPath; to: number }
  /** Writes a list item once more, behind itself. An `id` is not repeated. */
  | { kind: 'duplicate'; path: YamlPath }
  /** Takes a section off its page without deleting it (`hidden: true`), or brings it back. */
  | { kind: 'hide'; path: YamlPath; hidden: boolean }
  /** Writes YAML (an item without its dash) as item `index` of a list. */
  | { kind: 'insert'; list: YamlPath; index: number; yaml: string };

export type EditRequest = {
  hash: string;
  operation: Operation;
  /** Only says what would happen. */
  isTrial?: boolean;
};

/** A save of the built-in editor: the operator's own typing, written even when it is wrong. */
export type SaveRequest = { hash: string; text: string };

/** The problem is the index in `PreviewUpdate.problems` of the same hash. */
export type FixRequest = { hash: string; problem: number };

export type EditAnswer =
  | {
      isDone: true;
      /** Of the file as it is now (in a trial: as it would be). */
      hash: string;
      edits: Edit[];
      /** The first changed line, to show in an editor. */
      line: number;
      /** What else changes on other pages or places. */
      alsoChanges: UsePlace[];
      /** What can be taken back, and what can be done again. */
      undo: number;
      redo: number;
    }
  | {
      isDone: false;
      /**
       * `changed`: the file on the disk is another than the one seen. `worse`: the site would be
       * wrong; `problems` says how. `impossible`: there is no such place or nothing to do.
       * `unwritable`: the disk refused.
       */
      reason: 'changed' | 'worse' | 'impossible' | 'unwritable';
      /** In the operator's words. */
      message: string;
      problems: PreviewProblem[];
    };

/** Opens the file in the operator's own editor. */
export type OpenRequest = { line: number; column: number };
export type OpenAnswer = { isDone: boolean; message?: string };

/** What the client finds for a node of the page (`createPlaceFinder`). */
export type Found = {
  /** The element to outline. */
  element: Element;
  /** What alt-click opens, best first: a text that is one constant and nothing else leads there. */
  open: FilePlace;
  /** The section that it stands in; not for the header, the footer and the small words. */
  section?: SectionPlace;
  /** The text under the pointer first, then the attributes of the element and of what is around it. */
  values: FoundValue[];
};

export type FoundValue = {
  /** Where it shows: the text node, or the attribute's name (`alt`, `aria-label`, `href`). */
  shownIn: Text | string;
  place: ValuePlace;
};
