import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit } from '#problems/Problem.ts';
import { editText } from './editText.ts';
import { joinEdits } from './joinEdits.ts';
import type { Operation } from './Operation.ts';

/** Does operations one after the other, as edits of the first text; or says which cannot be done. */
export function editInSteps(
  source: string,
  operations: readonly Operation[],
): { edits: Edit[] } | { refusal: string } {
  let edits: Edit[] = [];
  for (const operation of operations) {
    const edited = editText(applyEdits(source, edits), operation);
    if ('refusal' in edited) return edited;
    edits = joinEdits(edits, edited.edits);
  }
  return { edits };
}
