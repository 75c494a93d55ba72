import type { Problem, Range } from '#problems/Problem.ts';
import { createProblem, safely } from '#problems/createProblem.ts';
import { fieldsAt } from '../explain/describe.ts';
import { contentColumn, indentOf, lineAt } from '../lines.ts';
import { valueAt } from '../paths.ts';
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
 * An item of a list that starts further right than its neighbours is no item: YAML treats its line
 * as the rest of the text above, dash included. Nor is one with a bullet, or without a space.
 */
export function swallowedItems({ values, fields, source }: CheckContext): Problem[] {
  const rich = new Set(
    fields.filter(({ kind }) => kind === 'richText').map(({ scalar }) => scalar),
  );
  return values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'string' || !scalar.isPlain || scalar.repeats) return [];
    const written = source.slice(scalar.start, scalar.end);
    const [whole = '', lead = '', dash, mark = ''] =
      /(\n[ \t]*)(?:(- )|(-(?=\p{L})|[•‣◦·▪] ?))(?=\S)/u.exec(written) ?? [];
    // A word that begins with a dash is an item only in a list.
    if (whole === '' || (mark === '-' && typeof path.at(-1) !== 'number')) return [];
    const start = scalar.start + written.indexOf(whole) + lead.length;
    const line = lineAt(source, start);
    const above = lineAt(source, scalar.start);
    const column = above.text.trimStart().startsWith('- ') ? indentOf(above) : undefined;
    const margin = ' '.repeat(column ?? 0);
    const fix =
      column === undefined
        ? undefined
        : safely({
            start: line.start,
            end: start + mark.length,
            text: dash ? margin : `${margin}- `,
          });
    const place = { start, end: line.end, path };
    if (rich.has(scalar)) {
      const facts = { column, mark: mark.trim(), key: String(path.at(-1)) };
      return createProblem('swallowed-item', facts, place);
    }
    return createProblem('swallowed-item', { column, mark: mark.trim() }, { ...place, fix });
  });
}

/** The first line of a section that has become part of the text of several lines above it. */
export function swallowedSections({ values, source, ...context }: CheckContext): Problem[] {
  const { schema, names, atKey } = context;
  const types = schema.Block.options.map((option) => option.shape.type.value);
  const words = [
    ...types.map((type) => `type: *${type}`),
    ...names.section.map((name) => `use: *${name}`),
  ];
  const first = new RegExp(`\\n([ \\t]*)- (?:${words.join('|')})[ \\t]*(?=\\r?\\n|$)`);
  return values.flatMap(({ scalar, path }) => {
    const written = source.slice(scalar.start, scalar.end);
    const found = scalar.repeats ? null : first.exec(written);
    if (!found) return [];
    const isItem = (step: string | number, at: number) =>
      path[at - 1] === 'sections' && typeof step === 'number';
    const section = path.slice(0, path.findLastIndex(isItem) + 1);
    const column = section.length > 0 ? indentOf(lineAt(source, atKey(section).start)) : undefined;
    const [whole, lead = ''] = found;
    const end = scalar.start + found.index + whole.trimEnd().length;
    const start = scalar.start + found.index + 1 + lead.length;
    return createProblem('swallowed-item', { column, mark: '-' }, { start, end, path });
  });
}

/** `accept: Yes` on a line of a text above it, where the group lacks that key and could take it. */
export function swallowedKeys(context: CheckContext): Problem[] {
  const { values, data, source } = context;
  return values.flatMap(({ value, scalar, path }) => {
    const written = source.slice(scalar.start, scalar.end);
    if (typeof value !== 'string' || scalar.repeats || !written.includes('\n')) return [];
    const group = path.slice(0, -1);
    const free = [...fieldsAt(group, context).keys()].filter(
      (key) => valueAt(data, [...group, key]) === undefined,
    );
    const [whole = '', lead = '', key] =
      new RegExp(`\\n([ \\t]+)(${free.join('|') || '(?!)'}): `).exec(written) ?? [];
    if (key === undefined) return [];
    const start = scalar.start + written.indexOf(whole) + 1;
    const margin = ' '.repeat(contentColumn(lineAt(source, scalar.start)));
    const isLast = !written
      .slice(written.indexOf(whole) + 1)
      .trimEnd()
      .includes('\n');
    const fix = isLast ? safely({ start, end: start + lead.length, text: margin }) : undefined;
    const at = start + lead.length;
    return createProblem('swallowed-key', { key }, { start: at, end: at + key.length, path, fix });
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
