import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { lineAt } from '../lines.ts';

/** `title: : Home`, `sections:,` and `title: "Home";`: a mark before a value, in place of one, or behind its closing quote. */
export function strayMark({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  for (const place of places) {
    const [, lead, mark] = place.exec(line.text) ?? [];
    if (lead === undefined || mark === undefined) continue;
    const at = line.start + lead.length;
    const edit = { start: at, end: at + mark.length, text: '' };
    const [sign = ''] = mark;
    const problem = createProblem('stray-mark', { mark: sign }, placeOf(at, at + 1));
    return { ...problem, fix: { edits: [edit], isSafe: true } };
  }
  return undefined;
}

/** The lines that hold such a mark: what stands before it, and the mark with the spaces that go with it. */
const places = [
  /^(\s*(?:- +)*[\w-]+: +)(: +)\S/,
  /^(\s*(?:- +)*[\w-]+:)([,;."'`}\])>\\{[])\s*$/,
  /^(\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'))([,;.:\\>"'`[\]{}])\s*$/,
];
