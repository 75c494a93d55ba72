import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** An item of a list without its dash: before its first word, or in place of the spaces there. */
export function addDash(problem: Problem, context: FixContext): Fix | undefined {
  const { start } = problem;
  const fixes = [{ start, end: start, text: '- ' }];
  for (const dash of dashesIn(context.source)) {
    const from = start - dash.length;
    if (context.source.slice(from, start).trim() === '')
      fixes.push({ start: from, end: start, text: dash });
  }
  return tryFixes(
    problem,
    fixes.map((edit) => ({ edits: [edit], isSafe: true })),
    context,
  );
}

/** The dashes of a file with the spaces behind them: mostly one, in some files more. */
function dashesIn(source: string): Set<string> {
  return new Set([...source.matchAll(/(?<=^ *)- +(?=\S)/gm)].map(([dash]) => dash));
}
