import type { EventRow } from '#build/listEvents.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

/**
 * What the window asks the preview's server besides `EditApi`, under the same addresses and by the
 * same rules. None of it changes anything.
 *
 * | address                     | method | asks          | answers             |
 * | --------------------------- | ------ | ------------- | ------------------- |
 * | `/_fascia/blocks`           | GET    |               | `BlockGuide[]`      |
 * | `/_fascia/events`           | GET    |               | `EventRow[] | null` |
 * | `/_fascia/placeholders`     | GET    |               | `PreviewProblem[]`  |
 * | `/_fascia/check`            | POST   | `TextRequest` | `CheckedProblem[]`  |
 * | `/_fascia/complete`         | POST   | `SpotRequest` | `Completion[]`      |
 * | `/_fascia/explain`          | POST   | `SpotRequest` | `Explanation`       |
 */
export type WindowApi = {
  'GET blocks': { answer: BlockGuide[] };
  /** Null while the file is wrong. */
  'GET events': { answer: EventRow[] | null };
  'GET placeholders': { answer: PreviewProblem[] };
  'POST check': { request: TextRequest; answer: CheckedProblem[] };
  'POST complete': { request: SpotRequest; answer: Completion[] };
  'POST explain': { request: SpotRequest; answer: Explanation };
};

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
  /** What stands inside a group, or in each item of a list. */
  fields: FieldGuide[];
};

/** A text that is being written, saved or not. */
export type TextRequest = { text: string };
export type SpotRequest = TextRequest & { offset: number };

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
