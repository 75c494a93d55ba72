import type { Fix, Problem, Range } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { lineAt } from '../lines.ts';
import { endOfValue } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/** A quote that is never closed, or by one of the other kind: most likely at the end of its line. */
export function closeQuote(problem: Problem, context: FixContext): Fix | undefined {
  const mark = context.source.slice(problem.start, problem.end);
  return close(problem, [mark], context);
}

/** A bracket that is never closed, most likely at the end of its line, with the space inside that the other has. */
export function closeBracket(problem: Problem, context: FixContext): Fix | undefined {
  const open = context.source.slice(problem.start, problem.end);
  const mark = open === '{' ? '}' : ']';
  const space = context.source[problem.end] === ' ' ? ' ' : '';
  return close(problem, [space + mark, space === '' ? ` ${mark}` : mark], context);
}

/** `${constants.x` without its brace: at the end of the name, when that refers to something. */
export function closeReference(problem: Problem, context: FixContext): Fix | undefined {
  const start = problem.end;
  const end = /[)\]]/.test(context.source.charAt(start)) ? start + 1 : start;
  return tryFixes(problem, [{ edits: [{ start, end, text: '}' }], isSafe: true }], context);
}

/** The first of the marks that sets all right; certain when it does so at one place only. */
function close(problem: Problem, marks: readonly string[], context: FixContext): Fix | undefined {
  const { source } = context;
  for (const text of marks) {
    const fixes = placesFor(problem, source).map((place) => {
      // In place of another mark, none of the spaces before it is lost.
      const isInstead = !/^\s*$/.test(source.slice(place.start, place.end));
      return { edits: [{ ...place, text: isInstead ? text.trim() : text }], isSafe: true };
    });
    const fix = tryFixes(problem, fixes.slice(0, 8), context);
    if (fix) return fix;
  }
  return undefined;
}

/** Where what a problem opens may end: with the line or its value, or before a mark that may follow there. */
function placesFor(problem: Problem, source: string): Range[] {
  const line = lineAt(source, problem.start);
  const end = endOfValue(source, problem.start);
  const text = source.slice(problem.start, end);
  if (isQuote(text.charAt(0))) {
    const other = [...text.slice(1).matchAll(/["'](?=\s*(?:[,}\]]|$))/g)];
    if (other.length > 0)
      return other.map(({ index }) => {
        const start = problem.end + index;
        return { start, end: start + 1 };
      });
  } else if (closesNothing(text)) return [{ start: end - 1, end }];
  const isLast = source.slice(end, line.end).trim() === '';
  const places = [isLast ? { start: end, end: line.end } : { start: end, end }];
  if (!isLast) places.push({ start: line.end, end: line.end });
  for (const match of line.text.slice(problem.end - line.start).matchAll(/ ?[\]},]/g)) {
    const start = problem.end + match.index;
    places.push({ start, end: start });
  }
  return places;
}

function isQuote(mark: string): boolean {
  return mark === '"' || mark === "'";
}

/** `{ label: Home)`: whether a text ends with a round bracket that nothing in it opens. */
function closesNothing(text: string): boolean {
  return text.endsWith(')') && text.split(')').length > text.split('(').length;
}
