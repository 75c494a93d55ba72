import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem, Range } from '#problems/Problem.ts';
import { mangledIn } from '../references/malformedReference.ts';
import type { Line } from '../lines.ts';

/** A change of one mark, and what is told when it sets all right. */
export type Try = { edit: Edit; problem: Problem };

/** Each mark of a line, without it. */
export function withoutMarks({ start, text }: Line, marks: RegExp): Try[] {
  return [...text.matchAll(marks)].flatMap(({ 0: mark, index }) => {
    // Of two commas the first goes, with the space behind it.
    if (mark === ',' && /,\s*$/.test(text.slice(0, index))) return [];
    const space = mark === ',' ? /^,(\s+)(?=,)/.exec(text.slice(index))?.[1] : undefined;
    return stray(mark, start + index, 1 + (space?.length ?? 0));
  });
}

/** The mark before the first word of a line, the last of its dashes, and the mark at its end, each without it. */
export function withoutEdges(line: Line): Try[] {
  return [
    ...withoutMarks(line, /(?<=^ *(?:- +)*)[-:,&*|>"'{}[\]!@%`](?=\S)/g),
    ...withoutDash(line),
    ...withoutMarks(line, /[,;.:\\>"'`()[\]{}](?=\s*$)/g),
  ];
}

/** The mark at the beginning or the end of a value, without it. */
export function withoutEnds({ start, end }: Range, source: string): Try[] {
  const text = source.slice(start, end);
  return withoutMarks(
    { start, end, text },
    /^["'`([{<](?!.*["'`)\]}>]$)|(?<!^["'`([{<].*)[,;.:\\>"'`)[\]{}]$/g,
  );
}

/** A key or an item that begins with a dash too many: without it, or with a space in place of the only one. */
export function withoutDash({ start, text }: Line): Try[] {
  const [, lead = '', dash = ''] = /^( *(?:- +)*)(- +)(?:[\w-]+:|(?<=- +- +)\S)/.exec(text) ?? [];
  if (dash === '') return [];
  const gone = stray('-', start + lead.length, dash.length);
  const isOnly = !lead.includes('-');
  const spaced = { ...gone, edit: { ...gone.edit, end: gone.edit.start + 1, text: ' ' } };
  return isOnly ? [gone, spaced] : [gone];
}

/** Each bracket of a line, but for those of references, as each other that opens or closes like it. */
export function otherBrackets({ start, text }: Line): Try[] {
  const plain = text.replace(/\$\{[^}]*\}/g, (reference) => ' '.repeat(reference.length));
  return [...plain.matchAll(/[()[\]{}]/g)].flatMap(({ 0: mark, index }) =>
    [...('([{'.includes(mark) ? '[{' : ']}')].flatMap((meant) =>
      meant === mark ? [] : instead(mark, meant, start + index),
    ),
  );
}

/** `onVisit: /join]`: a list that is closed, opened where its value begins. */
export function openedLists({ start, text }: Line): Try[] {
  return [...text.matchAll(/(?<=[\w-]+: +)(?=([^\s[\]{}][^[\]{}]*\]))/g)].map(
    ({ 1: list = '', index }) => {
      const place = { start: start + index, end: start + index + list.length, path: [] };
      const words = { open: '[', close: ']', start: list.slice(0, list.search(/[,\s\]]/)) };
      const edit = { start: place.start, end: place.start, text: '[' };
      return { edit, problem: createProblem('unopened-bracket', words, place) };
    },
  );
}

/** The quote that a line with an odd number of them lacks at the end of a text, or has another in place of. */
export function quotedEnds({ start, text }: Line): Try[] {
  return ['"', "'"].flatMap((mark) => {
    if (text.split(mark).length % 2 === 1) return [];
    const other = mark === '"' ? "'" : '"';
    return [...text.matchAll(/(?<=[^\s"'])["']?(?=\s*(?:[,\]}]|$))/g)].flatMap(
      ({ 0: written, index }) => {
        const opening = text.lastIndexOf(mark, index - 1);
        if (opening === -1 || (written !== '' && written !== other)) return [];
        const place = { start: start + opening, end: start + opening + 1, path: [] };
        const at = start + index;
        const edit = { start: at, end: at + written.length, text: mark };
        return { edit, problem: createProblem('unclosed-quote', { mark }, place) };
      },
    );
  });
}

/** A quote before a key, on a line or far above it: YAML takes all up to the next quote for one text. */
export function withoutOpenQuotes(source: string, { start, text }: Line): Try[] {
  const above = source.slice(0, start + text.length);
  const opens = [...above.matchAll(/(?<=^ *(?:- +)*)(["'])(?=[\w-]+:(?: +[^"'\n]*)?$)/gm)];
  return opens.slice(-3).map(({ 0: mark, index }) => stray(mark, index));
}

/** `["One" "Two"]` and `{ label: "One" to: / }`: a comma behind a text in quotes. */
export function commasBehindQuotes({ start, text }: Line): Try[] {
  return [...text.matchAll(/(?<=["'])[.;]?\s+(?=["'\w])/g)].map(({ 0: gap, index }) => {
    const at = start + index;
    const key = /^[.;]?\s+([\w-]+):/.exec(text.slice(index))?.[1];
    const before = /(?:"[^"]*"|'[^']*')$/.exec(text.slice(0, index))?.[0] ?? '';
    const next = /^(?:"[^"]*"|'[^']*')?/.exec(text.slice(index + gap.length))?.[0] ?? '';
    const meant = key === undefined ? `${before}, ${next}` : before;
    const from = key === undefined ? at : at + gap.length;
    const place = { start: from, end: from + (key ?? gap).length, path: [] };
    const problem = createProblem('missing-comma', { key, meant }, place);
    const length = /^[.;]/.test(gap) ? 1 : 0;
    return { edit: { start: at, end: at + length, text: ',' }, problem };
  });
}

/** `[/one /two]` and `[/one; /two]`: several items that are read as one. */
export function partedItems(item: Range, source: string): Try[] {
  const written = source.slice(item.start, item.end);
  const gap = /[\s;]+/.exec(written);
  if (!gap) return [];
  const meant = written.replace(/[\s;]+/g, ', ');
  const start = item.start + gap.index;
  const place = { start, end: start + gap[0].length, path: [] };
  const edit = { start: item.start, end: item.end, text: meant };
  return [{ edit, problem: createProblem('missing-comma', { key: undefined, meant }, place) }];
}

/** A mark that goes, with as many characters as belong to it. */
function stray(mark: string, start: number, length = mark.length): Try {
  const place = { start, end: start + mark.length, path: [] };
  const edit = { start, end: start + length, text: '' };
  return { edit, problem: createProblem('stray-mark', { mark }, place) };
}

function instead(mark: string, meant: string, start: number): Try {
  const place = { start, end: start + mark.length, path: [] };
  const problem = createProblem('stray-mark', { mark, meant }, { ...place, suggestion: meant });
  return { edit: { start, end: place.end, text: meant }, problem };
}

/** A reference as another program would write it, or without one of its marks. */
export function meantReferences({ start, text }: Line): Try[] {
  return mangledIn(text).map(({ written, meant, ...own }) => {
    const edit = { start: start + own.start, end: start + own.end, text: meant };
    const place = { start: edit.start, end: edit.end, path: [], suggestion: meant };
    return { edit, problem: createProblem('malformed-reference', { text: written, meant }, place) };
  });
}
