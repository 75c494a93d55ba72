import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { lineAt, lineBefore } from '../lines.ts';

/** `{ paper: #FFFFFF, ink: "#111111" }`: all from the # to the end of the line is a comment, so the group goes on below without it. */
export function colourAsComment({ source, start: stumbled }: Fault): Problem | undefined {
  const line = lineAt(source, stumbled);
  for (const near of [line, lineBefore(source, line)]) {
    const match =
      near && /[{,] *([\w-]+): +(#[\da-f]{3,8})(["']?)(?=\s*(?:[,}]|$))/i.exec(near.text);
    if (!near || !match) continue;
    const [whole, key = '', text = '', closing = ''] = match;
    const start = near.start + match.index + whole.length - text.length - closing.length;
    const end = start + text.length;
    const quote = closing || '"';
    const suggestion = quote + text + quote;
    const edit =
      closing === '' ? { start, end, text: suggestion } : { start, end: start, text: quote };
    const place = { ...placeOf(start, end), suggestion };
    const problem = createProblem('value-in-comment', { key, text }, place);
    return { ...problem, fix: { edits: [edit], isSafe: true } };
  }
  return undefined;
}
