import type { Problem, Range } from '#problems/Problem.ts';
import { createProblem, safely } from '#problems/createProblem.ts';
import { mangledIn, meantReference } from '../references/malformedReference.ts';
import type { Scalar } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * In `title: Deal # 1 now` YAML treats all from the # on as a comment. Reported when what follows looks
 * like the rest of the text: a number, or a word right after the #.
 */
export function lostTexts({ fields, source }: CheckContext): Problem[] {
  const repeated = new Set(Array.from(source.matchAll(/(?<=\*)[^\s&*,[\]{}]+/g), ([name]) => name));
  return fields.flatMap(({ scalar, path }) => {
    if (!scalar.isPlain || scalar.repeats) return [];
    const name = lostName(scalar, source, repeated);
    const { start, end } = name ?? lostEnd(scalar, source) ?? scalar;
    if (start === scalar.start) return [];
    const lost = source.slice(start, end);
    const whole = name ? `${lost} ${scalar.written}` : source.slice(scalar.start, end);
    return createProblem('lost-text', { lost, whole }, { start, end, path });
  });
}

/**
 * `## Heading` between the key of a text that may have headings and the text, which has no bar, or behind the bar: a
 * comment for YAML.
 */
export function lostHeadings({ fields, source }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, scalar, path }) => {
    if (kind !== 'richText' || scalar.repeats) return [];
    const [behind, bar = '', heading = ''] =
      /^([|>][-+\d]*[ \t]+)(##+ \S[^\n]*)/.exec(source.slice(scalar.start, scalar.start + 500)) ??
      [];
    if (behind !== undefined) {
      const [start, end] = [scalar.start + bar.length, scalar.start + behind.trimEnd().length];
      const facts = { lost: heading.trimEnd(), key: String(path.at(-1)), isBehind: true };
      return createProblem('lost-text', facts, { start, end, path });
    }
    if (!scalar.isPlain) return [];
    const above = source.slice(Math.max(0, scalar.start - 1000), scalar.start);
    const [, key, between = ''] =
      /([\w-]+):[ \t]*\n((?:[ \t]*(?:#.*)?\n)*)[ \t]*$/.exec(above) ?? [];
    const lost = /^ *(##+ \S.*)$/m.exec(between)?.[1]?.trimEnd();
    if (key === undefined || lost === undefined) return [];
    const start = source.lastIndexOf(lost, scalar.start);
    const place = { start, end: start + lost.length, path };
    const colon = source.lastIndexOf(`${key}:`, start) + key.length + 1;
    const fix = { edits: [{ start: colon, end: colon, text: ' |' }], isSafe: false };
    return createProblem('lost-text', { lost, key, isBehind: false }, { ...place, fix });
  });
}

/** `heading: &What you keep`, when nothing repeats a part of that name. */
function lostName(
  { start: at }: Scalar,
  source: string,
  repeated: ReadonlySet<string>,
): Range | undefined {
  const before = source.slice(Math.max(0, at - 100), at);
  const match = before.includes('&') ? /&([^\s&]+) +$/.exec(before) : undefined;
  if (!match || repeated.has(match[1] ?? '')) return undefined;
  const start = at - match[0].length;
  return { start, end: start + match[0].trimEnd().length };
}

function lostEnd({ end }: Scalar, source: string): Range | undefined {
  // Most values end with their line, which is soon seen.
  if (!/[ \t]/.test(source.charAt(end))) return undefined;
  const match = /^[ \t]+(?=#(?:[ \t]?\d|\p{L}))/u.exec(source.slice(end, end + 400));
  const start = end + (match?.[0].length ?? 0);
  const [lost = ''] = /^[^\r\n]*/.exec(source.slice(start, end + 400)) ?? [];
  return match ? { start, end: start + lost.trimEnd().length } : undefined;
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

/** `text: Come in. }` or `text: Come in.,`: what is left of the braces or quotes that a text was copied from. */
export function strayEnds({ fields, source }: CheckContext): Problem[] {
  return fields.flatMap(({ scalar: { start, end, isPlain, repeats }, path }) => {
    if (!isPlain || repeats) return [];
    const text = source.slice(start, end);
    const [whole = '', mark = ''] = /(?<=[.!?…])(,)$|\s*([}\]])$/.exec(text)?.filter(Boolean) ?? [];
    const open = { '}': '{', ']': '[' }[mark];
    if (whole === '' || (open !== undefined && text.includes(open))) return [];
    const edit = { start: end - whole.length, end, text: '' };
    const place = { start: end - mark.length, end, path };
    return createProblem(
      'stray-end',
      { mark },
      { ...place, fix: { edits: [edit], isSafe: false } },
    );
  });
}

/**
 * `{constants.tiers.gold.payout | money}` in a text: without its $, visitors would see it as it is
 * written. The same with other marks or none is no text either when there is such a value.
 */
export function mangledReferences({ values, source, tree }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (scalar.repeats || typeof value !== 'string') return [];
    const text = source.slice(scalar.start, scalar.end);
    return [...mangledIn(text), ...nakedNames(text)].flatMap((found) => {
      const { written, meant } = found;
      const [start, end] = [scalar.start + found.start, scalar.start + found.end];
      const fix = safely({ start, end, text: meant });
      const place = { start, end, path, suggestion: meant, fix };
      const isBare = `$${written}` === meant;
      if (!isBare && !meantReference(tree, meant)) return [];
      return isBare
        ? createProblem('missing-dollar', { written }, place)
        : createProblem('malformed-reference', { text: written, meant }, place);
    });
  });
}

/** `From constants.prices.basket a basket`: a name without any marks. */
function nakedNames(text: string) {
  return [...text.matchAll(/(?<=^|[\s"'])constants(?:\.\w+)+(?!\w|\s*[|)}\]%])/g)]
    .filter(({ index }) => !/[({[%=]\s*$/.test(text.slice(Math.max(0, index - 4), index)))
    .map(({ 0: written, index: start }) => {
      return { start, end: start + written.length, written, meant: `\${${written}}` };
    });
}
