import { isDeepStrictEqual } from 'node:util';
import { applyEdits } from '#problems/applyEdits.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { Operation } from './Operation.ts';
import { performOperation } from './performOperation.ts';
import { dataOf, parseText, Refusal } from './yamlText.ts';

/** The text after an operation, or why it cannot be done. */
type Edited = { source: string } | { refusal: string };

/**
 * Does an operation with the smallest change of the text: comments, quotes, order, anchors and every
 * character outside the edits stay. The result is parsed and compared with the same operation on the
 * parsed document, and refused if it says anything else. Whether the site is right is not checked.
 */
export function editText(source: string, operation: Operation, schema: SiteSchema): Edited {
  // A byte order mark belongs to no line.
  if (source.startsWith('\uFEFF')) {
    const edited = editText(source.slice(1), operation, schema);
    return 'refusal' in edited ? edited : { source: `\uFEFF${edited.source}` };
  }
  try {
    const text = parseText(source);
    const after = applyEdits(source, performOperation(text, operation, schema));
    if (isDeepStrictEqual(dataOf(parseText(after)), dataOf(text))) return { source: after };
    return { refusal: 'The file is written in a way that only a person should edit here.' };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    // An alias whose anchor is gone, or comes later now.
    if (!(error instanceof ReferenceError)) throw error;
    const refusal =
      'Another place of the file repeats this part with *name, so it must stay where it is.';
    return { refusal };
  }
}
