import type { Line } from '#load/lines.ts';
import { mangledIn } from '#load/references/malformedReference.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Range } from '#problems/Problem.ts';
import { type Candidate, change } from '../Candidate.ts';

/** Each mark of a line, without it. */
export function withoutMarks({ start, text }: Line, marks: RegExp): Candidate[] {
  return [...text.matchAll(marks)].flatMap(({ 0: mark, index }) => {
    // Of two commas the first goes, with the space behind it.
    if (mark === ',' && /,\s*$/.test(text.slice(0, index))) return [];
    const space = mark === ',' ? /^,(\s+)(?=,)/.exec(text.slice(index))?.[1] : undefined;
    return stray(mark, start + index, 1 + (space?.length ?? 0));
  });
}

/** The mark before the first word of a line, the last of its dashes, and the mark at its end, each without it. */
export function withoutEdges(line: Line): Candidate[] {
  return [
    ...withoutMarks(line, /(?<=^ *(?:- +)*)[-:,&*|>"'{}[\]!@%`](?=\S)/g),
    ...withoutDash(line),
    ...withoutMarks(line, /[,;.:\\>"'`()[\]{}](?=\s*$)/g),
  ];
}

/** The mark at the beginning or the end of a value, without it. */
export function withoutEnds({ start, end }: Range, source: string): Candidate[] {
  const text = source.slice(start, end);
  return withoutMarks(
    { start, end, text },
    /^["'`([{<](?!.*["'`)\]}>]$)|(?<!^["'`([{<].*)[,;.:\\>"'`)[\]{}]$/g,
  );
}

/** A key or an item that begins with a dash too many: without it, or with a space in place of the only one. */
export function withoutDash({ start, text }: Line): Candidate[] {
  const [, lead = '', dash = ''] = /^( *(?:- +)*)(- +)(?:[\w-]+:|(?<=- +- +)\S)/.exec(text) ?? [];
  if (dash === '') return [];
  const gone = stray('-', start + lead.length, dash.length);
  const isOnly = !lead.includes('-');
  const at = start + lead.length;
  return isOnly ? [gone, { ...gone, ...change(at, at + 1, ' ') }] : [gone];
}

/** Each bracket of a line, but for those of references, as each other that opens or closes like it. */
export function otherBrackets({ start, text }: Line): Candidate[] {
  const plain = text.replace(/\$\{[^}]*\}/g, (reference) => ' '.repeat(reference.length));
  return [...plain.matchAll(/[()[\]{}]/g)].flatMap(({ 0: mark, index }) =>
    [...('([{'.includes(mark) ? '[{' : ']}')].flatMap((meant) =>
      meant === mark ? [] : instead(mark, meant, start + index),
    ),
  );
}

/** `onVisit: /join]`: a list that is closed, opened where its value begins. */
export function openedLists({ start, text }: Line): Candidate[] {
  return [...text.matchAll(/(?<=[\w-]+: +)(?=([^\s[\]{}][^[\]{}]*\]))/g)].map(
    ({ 1: list = '', index }) => {
      const place = { start: start + index, end: start + index + list.length, path: [] };
      const words = { open: '[', close: ']', start: list.slice(0, list.search(/[,\s\]]/)) };
      const cause = createProblem('unopened-bracket', words, place);
      return { ...change(place.start, place.start, '['), cause };
    },
  );
}

/** The quote that a line with an odd number of them lacks at the end of a text, or has another in place of. */
export function quotedEnds({ start, text }: Line): Candidate[] {
  return ['"', "'"].flatMap((mark) => {
    if (text.split(mark).length % 2 === 1) return [];
    const other = mark === '"' ? "'" : '"';
    return [...text.matchAll(/(?<=[^\s"'])["']?(?=\s*(?:[,\]}]|$))/g)].flatMap(
      ({ 0: written, index }) => {
        const opening = text.lastIndexOf(mark, index - 1);
        if (opening === -1 || (written !== '' && written !== other)) return [];
        const place = { start: start + opening, end: start + opening + 1, path: [] };
        const at = start + index;
        const cause = createProblem('unclosed-quote', { mark }, place);
        return { ...change(at, at + written.length, mark), cause };
      },
    );
  });
}

/** A quote before a key, on a line or far above it: YAML takes all up to the next quote for one text. */
export function withoutOpenQuotes(source: string, { start, text }: Line): Candidate[] {
  const above = source.slice(0, start + text.length);
  const opens = [...above.matchAll(/(?<=^ *(?:- +)*)(["'])(?=[\w-]+:(?: +[^"'\n]*)?$)/gm)];
  return opens.slice(-3).map(({ 0: mark, index }) => stray(mark, index));
}

/** `["One" "Two"]` and `{ label: "One" to: / }`: a comma behind a text in quotes. */
export function commasBehindQuotes({ start, text }: Line): Candidate[] {
  return [...text.matchAll(/(?<=["'])[.;]?\s+(?=["'\w])/g)].map(({ 0: gap, index }) => {
    const at = start + index;
    const key = /^[.;]?\s+([\w-]+):/.exec(text.slice(index))?.[1];
    const before = /(?:"[^"]*"|'[^']*')$/.exec(text.slice(0, index))?.[0] ?? '';
    const next = /^(?:"[^"]*"|'[^']*')?/.exec(text.slice(index + gap.length))?.[0] ?? '';
    const meant = key === undefined ? `${before}, ${next}` : before;
    const from = key === undefined ? at : at + gap.length;
    const place = { start: from, end: from + (key ?? gap).length, path: [] };
    const cause = createProblem('missing-comma', { key, meant }, place);
    const length = /^[.;]/.test(gap) ? 1 : 0;
    return { ...change(at, at + length, ','), cause };
  });
}

/** `[/one /two]` and `[/one; /two]`: several items that are read as one. */
export function partedItems(item: Range, source: string): Candidate[] {
  const written = source.slice(item.start, item.end);
  const gap = /[\s;]+/.exec(written);
  if (!gap) return [];
  const meant = written.replace(/[\s;]+/g, ', ');
  const start = item.start + gap.index;
  const place = { start, end: start + gap[0].length, path: [] };
  const cause = createProblem('missing-comma', { key: undefined, meant }, place);
  return [{ ...change(item.start, item.end, meant), cause }];
}

/** A mark that goes, with as many characters as belong to it. */
function stray(mark: string, start: number, length = mark.length): Candidate {
  const place = { start, end: start + mark.length, path: [] };
  return {
    ...change(start, start + length, ''),
    cause: createProblem('stray-mark', { mark }, place),
  };
}

function instead(mark: string, meant: string, start: number): Candidate {
  const place = { start, end: start + mark.length, path: [] };
  const cause = createProblem('stray-mark', { mark, meant }, { ...place, suggestion: meant });
  return { ...change(start, place.end, meant), cause };
}

/** A reference as another program would write it, or without one of its marks. */
export function meantReferences({ start, text }: Line): Candidate[] {
  return mangledIn(text).map(({ written, meant, ...own }) => {
    const [from, end] = [start + own.start, start + own.end];
    const place = { start: from, end, path: [], suggestion: meant };
    const cause = createProblem('malformed-reference', { text: written, meant }, place);
    return { ...change(from, end, meant), cause };
  });
}
