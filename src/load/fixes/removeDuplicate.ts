import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { indentOf, type Line, lineAt, removeLine } from '../lines.ts';
import { tryFixes } from './tryFixes.ts';

/**
 * The second of two entries that are the same in every character goes, with its lines; and the line
 * that opens a part, where it stands alone once more above.
 */
export function removeDuplicate(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const first = problem.related?.[0];
  if (!first) return undefined;
  const [one, two] = [entryLines(source, first.start), entryLines(source, problem.start)];
  if (one && two)
    return isLoneOpener(one, lineAt(source, two.start))
      ? tryFixes(problem, [{ edits: [removeLine(source, one.start)], isSafe: true }], context)
      : removeLines(one, two, source);
  const [a, b] = [inlineEntry(source, first.start), inlineEntry(source, problem.start)];
  if (!a || !b || a !== b) return undefined;
  const lead = /,\s*$/.exec(source.slice(0, problem.start));
  return lead
    ? { edits: [{ start: lead.index, end: problem.start + b.length, text: '' }], isSafe: true }
    : undefined;
}

function isLoneOpener(one: Line, opener: Line): boolean {
  const opensPart = /:\s*(?:[|>][-+\d]*\s*)?(?:#.*)?$/.test(one.text);
  return opensPart && one.text.trimEnd() === opener.text.trimEnd();
}

function removeLines(one: Line, two: Line, source: string): Fix | undefined {
  if (one.text.trim() !== two.text.trim()) return undefined;
  // With its own line end; at the end of the file, with the one before.
  const next = source.indexOf('\n', two.end);
  const start = next === -1 ? Math.max(0, source.lastIndexOf('\n', two.start)) : two.start;
  return { edits: [{ start, end: next === -1 ? two.end : next + 1, text: '' }], isSafe: true };
}

/** The lines of an entry whose key begins its line, with all that is indented deeper. */
function entryLines(source: string, key: number): Line | undefined {
  const line = lineAt(source, key);
  if (source.slice(line.start, key).trim() !== '') return undefined;
  let last = line;
  for (;;) {
    const next = source.indexOf('\n', last.end);
    if (next === -1) break;
    const following = lineAt(source, next + 1);
    const isInside = following.text.trim() !== '' && indentOf(following) > indentOf(line);
    if (!isInside) break;
    last = following;
  }
  return { start: line.start, end: last.end, text: source.slice(line.start, last.end) };
}

/** `key: value` inside braces, for values that are a single word or text. */
function inlineEntry(source: string, key: number): string | undefined {
  return /^[\w-]+: *(?:"[^"\n]*"|'[^'\n]*'|[^,{}[\]\n"']*[^,{}[\]\n"'\s])/.exec(
    source.slice(key, key + 500),
  )?.[0];
}
