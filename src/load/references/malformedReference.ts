import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { Group, Path } from '../tree.ts';
import { meantReference } from './meantReference.ts';

/** What stands in `${…}` and is no reference, with the one that its words name. */
export function malformedReference(
  { start, end: close }: Range,
  { root, source, path }: { root: Group; source: string; path: Path },
): Problem {
  // `${{constants.x}}` ends with its last brace.
  const end = source.startsWith('${{', start) && source[close] === '}' ? close + 1 : close;
  const text = source.slice(start, end);
  const meant = text.startsWith('${') ? meantReference(root, text) : undefined;
  const place = { start, end, path, suggestion: meant };
  const problem = createProblem('malformed-reference', { text, meant }, place);
  if (meant === undefined) return problem;
  return { ...problem, fix: { edits: [{ start, end, text: meant }], isSafe: true } };
}
