import type { Opening } from '#load/findOpenings.ts';
import type { FieldForm } from '#load/formOf.ts';
import type { YamlPath } from './Operation.ts';

/** Where something is in the site file. Lines and columns from 1, columns in UTF-16 units. */
export type FilePlace = {
  path: YamlPath;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
};

/** A place that uses a constant, a link or a shared section, and the pages that show it. */
export type UsePlace = FilePlace & {
  /** Route paths; `404` for the page for unknown addresses; empty for what every page carries. */
  routes: string[];
};

/** A constant (or another value) that a text takes in by `${…}`, or the address behind the name of a link. */
export type OriginPlace = FilePlace & {
  /** `constants.tiers.gold.payout` */
  name: string;
  /** As it is written there. */
  written: string;
  /** Where the value is used, in file order, this text included; at most 50. */
  uses: UsePlace[];
  /** How many uses there are. */
  useCount: number;
};

/** A single value of the file, shown or not, with what a form for it needs. */
export type ValuePlace = FilePlace & {
  /** What an editor in place edits: the text as YAML reads it, with `${…}` as written. */
  written: string | number | boolean | null;
  /** The same with references filled in, as pages show it. */
  value: string | number | boolean | null;
  form: FieldForm;
  /** The values that it takes in. Whole: the value is one reference and nothing else. */
  origins: OriginPlace[];
  isWholeReference: boolean;
  /** Other places that change with it, because it is in a shared section or is repeated (`*name`); at most 50. */
  alsoOn: UsePlace[];
};

/** One section of a page, as the list of sections of the page has it. */
export type SectionPlace = FilePlace & {
  /** The block type: `testimonials`. */
  type: string;
  /** The best name for people: its heading, headline or title, else its type. */
  name: string;
  isHidden: boolean;
  /** For `- use: NAME`: where the shared section itself is, and every place that uses it. */
  shared?: { name: string; place: FilePlace; uses: UsePlace[] };
};

/** Everything that one page shows and where it is written. */
export type PagePlaces = {
  page: FilePlace;
  /** In the order of the file, the hidden ones included. */
  sections: SectionPlace[];
  /** Every single value of the page's sections and of what every page carries. */
  values: ValuePlace[];
  texts: TextPlace[];
};

/** A part of the file, with everything that can be changed in it and added to it. */
export type PartPlaces = { place: FilePlace; values: ValuePlace[]; openings: Opening[] };

/** A text of the page's data with its place in the file. The page's client marks the text at `at`. */
export type TextPlace = {
  /** From `shared` (SharedData) or `page` (PageData): `['page', 'sections', 0, 'headline']`. */
  at: YamlPath;
  /** The stretch of the written text that `at` holds, when it is a part of it (rich text). */
  part?: { line: number; column: number };
  /** The stretches of the shown text that come from an origin. */
  pieces: { start: number; end: number; origin: number }[];
  /** The index in `values`. */
  value: number;
};

/** The site as lists, for the tabs of the window. */
export type SiteOutline = {
  routes: { path: string; title: string; place: FilePlace; sections: SectionPlace[] }[];
  constants: NamedPlace[];
  links: NamedPlace[];
  /** The colours, typefaces and corners of the site: `theme.colours.accent`. */
  theme: NamedPlace[];
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
  /** What of its path ends in a name that the operator has chosen, and may choose again. */
  named?: YamlPath;
  uses: UsePlace[];
};

/** A value that holds some words, and the pages that show it (`404`, or none for what every page carries). */
export type FoundWords = ValuePlace & { routes: string[] };

/**
 * The lines that must change together with what was asked for, as they are and as they would be (one
 * side may be empty), and what shows the numbers among them.
 */
export type WholeChange = {
  lines: { line: number; from: string; to: string }[];
  alsoChanges: UsePlace[];
};
