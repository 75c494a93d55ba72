import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { lineAt } from '../lines.ts';

/** The quote that was lost at the start of a text of one line. */
export function openQuote({ end }: Problem, { source }: FixContext): Fix | undefined {
  const line = lineAt(source, end);
  const lead = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line.text)?.[0].length ?? 0;
  const start = line.start + lead;
  if (/["\\]/.test(source.slice(start, end - 1))) return undefined;
  return { edits: [{ start, end: start, text: '"' }], isSafe: true };
}
