import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { lineAt } from '../lines.ts';

/** A line at a wrong column, told where its fix has found it, and how far it has moved. */
export function nameColumn(problem: Problem, source: string): Problem {
  const { code, fix } = problem;
  const [edit, ...others] = fix?.edits ?? [];
  if (code !== 'wrong-indentation' || !fix?.isSafe || !edit || others.length > 0) return problem;
  const { start, text } = lineAt(source, edit.start);
  const [lead = '', word = ''] = /^ *([^\s:]*)/.exec(text) ?? [];
  const indent = lead.length - word.length;
  if (edit.start !== start || edit.end !== start + indent || /[^ ]/.test(edit.text)) return problem;
  const line = source.slice(0, start).split('\n').length;
  const column = edit.text.length;
  const moved = { lines: { first: line, last: line }, by: indent - column };
  const place = { start: start + indent, end: start + lead.length, path: problem.path };
  return { ...createProblem(code, { neighbour: column, moved }, place), fix };
}
