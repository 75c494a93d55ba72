import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { lineEnd } from '../lines.ts';

/** `\d` inside "…". */
export function wrongEscape({ error, source, start, end }: Fault): Problem | undefined {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const escape = source.slice(start, Math.max(end, start + 2));
  return createProblem('wrong-escape', { escape }, placeOf(start, start + escape.length));
}

/** A quote that nothing closes. The parser sees it at the end of the file. */
export function unclosedQuote({ error, source }: Fault): Problem | undefined {
  if (!/Missing closing/.test(error.message)) return undefined;
  const mark = error.message.includes('"') ? '"' : "'";
  const opening = openingQuote(source, mark);
  return createProblem('unclosed-quote', { mark }, placeOf(opening, opening + 1));
}

/** `"Corner" delivers`: the quote has closed, and the text goes on. */
export function textAfterQuote({ error, source, start }: Fault): Problem | undefined {
  if (!/at node end/.test(error.message)) return undefined;
  const mark = /(["'])\s*$/.exec(source.slice(0, start))?.[1];
  if (!mark) return undefined;
  return createProblem('text-after-quote', { mark }, placeOf(start, lineEnd(source, start)));
}

/**
 * The quote that opens the text which runs to the end of the file. Reads the file line by line: the
 * first line on which a value or a key opens a quote and nothing closes it before the next key is the one.
 */
function openingQuote(source: string, mark: string): number {
  const opens = new RegExp(`(?:: +|- +|[[{,] *|^ *(?=. *(?:- |<<|[\\w-]+:)))${mark}`, 'gm');
  for (const match of source.matchAll(opens)) {
    const opening = match.index + match[0].length - 1;
    const rest = source.slice(opening + 1, lineEnd(source, opening));
    const text = mark === '"' ? rest.replace(/\\./g, '') : rest.replaceAll("''", '');
    if (!text.includes(mark)) return opening;
  }
  return source.lastIndexOf(mark);
}
