import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { lineAt } from './lines.ts';

/** A line at a wrong column, told with the column that its fix has found. */
export function nameColumn(problem: Problem, source: string): Problem {
  const { code, fix, ...place } = problem;
  const [edit, ...others] = fix?.edits ?? [];
  const isOwnLine = edit?.start === lineAt(source, problem.start).start && others.length === 0;
  if (code !== 'wrong-indentation' || !fix || !edit || !isOwnLine || edit.text.trim() !== '')
    return problem;
  return { ...createProblem(code, { neighbour: edit.text.length }, place), fix };
}
