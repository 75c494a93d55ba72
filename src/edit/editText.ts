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
 * parsed tree, and refused if it says anything else. Whether the site is right is not checked.
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
    const edited = parseText(after);
    if (isDeepStrictEqual(dataOf(edited), dataOf(text))) return { source: after };
    // An alias whose anchor is gone, or comes later now.
    const isRepeated = edited.problems.some(({ code }) => code === 'unknown-alias');
    const refusal = isRepeated
      ? 'Another place of the file repeats this part with *name, so it must stay where it is.'
      : 'The file is written in a way that only a person should edit here.';
    return { refusal };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error.message };
  }
}
