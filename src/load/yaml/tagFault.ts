import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { Path } from '../tree.ts';

/** A tag stands before its value, perhaps with an `&anchor` between them. */
export function tagFault(value: Range, source: string, path: Path): Problem {
  const before = source.slice(0, value.start);
  const tag = /!\S*(?=\s+(?:&\S+\s+)?$)/.exec(before.slice(before.lastIndexOf('!')))?.[0] ?? '!';
  const start = before.lastIndexOf('!');
  const at = tag.startsWith('!') && before[start - 1] === '!' ? start - 1 : start;
  const text = source.slice(at, start) + tag;
  return createProblem('tag', { tag: text }, { start: at, end: at + text.length, path });
}
