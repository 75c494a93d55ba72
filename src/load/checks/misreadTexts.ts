import type { Problem, Range } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { indentOf, lineAt } from '../lines.ts';
import { mangledIn, meantReference } from '../references/malformedReference.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * In `title: Deal # 1 now` YAML treats all from the # on as a comment. Reported when what follows looks
 * like the rest of the text: a number, or a word right after the #.
 */
export function lostTexts({ fields, source }: CheckContext): Problem[] {
  return fields.flatMap(({ scalar, path }) => {
    if (!scalar.isPlain || scalar.repeats) return [];
    const named = lostName(scalar.start, source);
    if (named) {
      const place = { ...named, path };
      const lost = source.slice(named.start, named.end);
      return createProblem('lost-text', { lost, whole: `${lost} ${scalar.written}` }, place);
    }
    // Most values end with their line, which is soon seen.
    if (!/[ \t]/.test(source.charAt(scalar.end))) return [];
    const rest = /^[ \t]+(#(?:[ \t]?\d|\p{L})[^\r\n]*)/u.exec(
      source.slice(scalar.end, scalar.end + 400),
    );
    if (!rest) return [];
    const lost = (rest[1] ?? '').trimEnd();
    const start = scalar.end + rest[0].indexOf('#');
    const whole = source.slice(scalar.start, start + lost.length);
    return createProblem('lost-text', { lost, whole }, { start, end: start + lost.length, path });
  });
}

/** `heading: &What you keep`, when nothing repeats a part of that name. */
function lostName(at: number, source: string): Range | undefined {
  const before = source.slice(Math.max(0, at - 100), at);
  const match = before.includes('&') ? /&([^\s&]+) +$/.exec(before) : undefined;
  if (!match || source.includes(`*${match[1]}`)) return undefined;
  const start = at - match[0].length;
  return { start, end: start + match[0].trimEnd().length };
}

/**
 * `label: Watch on {host}"`: the quote at the start was lost, and visitors would see the other. A
 * number before it may be a length in inches, unless the text has a slot, which needs its quotes.
 */
export function strayQuotes({ fields, source }: CheckContext): Problem[] {
  return fields.flatMap(({ scalar: { start, end, isPlain, repeats }, path }) => {
    if (!isPlain || repeats || source[end - 1] !== '"') return [];
    const text = source.slice(start, end);
    const isAlone = /^[^"]*[^\s"]"$/.test(text);
    if (!isAlone || (/\d"$/.test(text) && !/\{\w+\}/.test(text))) return [];
    return createProblem('stray-quote', {}, { start: end - 1, end, path });
  });
}

/**
 * An item of a list that starts further right than its neighbours is no item: YAML takes its line
 * for the rest of the text above, dash included.
 */
export function swallowedItems({ values, source }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'string' || !scalar.isPlain || scalar.repeats) return [];
    const dash = /\n[ \t]*(?=- \S)/.exec(source.slice(scalar.start, scalar.end));
    if (!dash) return [];
    const start = scalar.start + dash.index + dash[0].length;
    const line = lineAt(source, start);
    const above = lineAt(source, scalar.start);
    const column = indentOf(above);
    const context = { column: above.text.trimStart().startsWith('- ') ? column : undefined };
    const problem = createProblem('swallowed-item', context, { start, end: line.end, path });
    if (context.column === undefined) return problem;
    const edit = { start: line.start, end: start, text: ' '.repeat(column) };
    return { ...problem, fix: { edits: [edit], isSafe: true } };
  });
}

/**
 * `{constants.tiers.gold.payout | money}` in a text: without its $, visitors would see it as it
 * stands. The same with other marks is no text either when there is such a value.
 */
export function mangledReferences({ values, source, tree }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (scalar.repeats || typeof value !== 'string') return [];
    return mangledIn(source.slice(scalar.start, scalar.end)).flatMap((mangled) => {
      const { written, meant } = mangled;
      const start = scalar.start + mangled.start;
      const end = scalar.start + mangled.end;
      const place = { start, end, path, suggestion: meant };
      const fix = { edits: [{ start, end, text: meant }], isSafe: true };
      if (`$${written}` === meant)
        return { ...createProblem('missing-dollar', { written }, place), fix };
      if (!meantReference(tree, meant)) return [];
      return { ...createProblem('malformed-reference', { text: written, meant }, place), fix };
    });
  });
}
