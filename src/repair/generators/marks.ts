import { isLong, type Line, lineAfter, lineAt, lineBefore, linesInside } from '#load/lines.ts';
import { mangledIn } from '#load/references/malformedReference.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Code, Range } from '#problems/Problem.ts';
import { type Candidate, change, type Damage, type Generator, placeOf } from '../Candidate.ts';

/**
 * One mark too many, too few, or in place of another, where YAML stumbles or reads one thing as
 * several. What may have happened depends on how the first error looks.
 */
export const changeMark: Generator = (damage) => {
  const { problem, source } = damage;
  const line = lineAt(source, problem.start);
  if (isLong(line) || isLong(problem)) return [];
  return [
    ...meantReferences(line),
    ...(valueCodes.includes(problem.code) ? withoutEnds(problem, source) : []),
    ...marksAt(line, damage),
  ];
};

function marksAt(
  line: Line,
  { problem: { code, start, end }, errors, source }: Damage,
): Candidate[] {
  const distance = ({ edits: [one] }: Candidate) => Math.abs((one?.start ?? 0) - start);
  const nearest = (candidates: readonly Candidate[]) =>
    candidates.toSorted((a, b) => distance(a) - distance(b));
  const brackets = () => {
    const all = [...otherBrackets(line), ...openedLists(line), ...withoutMarks(line, /[[\]{}]/g)];
    const balanced = all.filter(({ edits }) =>
      isBalanced(lineAt(applyEdits(source, edits), line.start)),
    );
    return nearest(balanced.length > 0 ? balanced : all);
  };
  const near = [line, lineBefore(source, line) ?? []].flat().filter((one) => !isLong(one));
  if (code === 'unreadable-yaml')
    return near.flatMap((one) => [
      ...withoutOpenQuotes(source, one),
      ...nearest([...quotedEnds(one), ...commasBehindQuotes(one)]),
      ...nearest([...withoutMarks(one, /[[\]{}:,&*|>%@!?"'-]/g), ...otherBrackets(one)]),
    ]);
  if (code.endsWith('-bracket'))
    return [...brackets(), ...near.flatMap((one) => withoutEdges(source, one))];
  if (edgeCodes.includes(code))
    return [
      ...near.flatMap((one) => withoutEdges(source, one)),
      ...brackets(),
      ...withoutOpenQuotes(source, line),
    ];
  if (code === 'wrong-form') return partedItems({ start, end }, source);
  const dashes = itemCodes.includes(code)
    ? errors.slice(0, 2).flatMap((error) => withoutDash(source, lineAt(source, error.start)))
    : [];
  const isOneLine = errors.every((error) => lineAt(source, error.start).start === line.start);
  const isCut =
    isOneLine && errors.length > 1 && errors.some((error) => cutCodes.includes(error.code));
  return [...dashes, ...(isCut ? nearest(withoutMarks(line, /[,:&]/g)) : [])];
}

/** Whether every bracket of a line is closed by one like it; those in texts are left out. */
function isBalanced({ text }: Line): boolean {
  const open: string[] = [];
  for (const mark of text.replace(/"[^"]*"|'[^']*'|\$\{[^{}]*\}/g, '').match(/[[\]{}]/g) ?? []) {
    if ('[{'.includes(mark)) open.push(mark === '[' ? ']' : '}');
    else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
}

/** Codes of lines that cannot be read as they begin or end, or that may only seem to be at a wrong column. */
const edgeCodes: readonly Code[] = [
  'missing-dash',
  'wrong-indentation',
  'missing-colon',
  'reserved-start',
  'unclosed-quote',
  'unquoted-reference',
  'colon-in-text',
];

/** Codes of a value that would be right without the mark at its beginning or its end. */
const valueCodes: readonly Code[] = [
  'wrong-kind',
  'wrong-form',
  'unknown-word',
  'unsupported-video',
];

/** Codes that a dash before a key that is no item leads to. */
const itemCodes: readonly Code[] = ['wrong-kind', 'missing-key', 'broken-rule'];

/** Codes that a group in {…} leads to when it is cut in another place than was meant. */
const cutCodes: readonly Code[] = ['unknown-key', 'key-not-text', 'missing-value', 'wrong-merge'];

/** Each mark of a line, without it. */
function withoutMarks({ start, text }: Line, marks: RegExp): Candidate[] {
  return [...text.matchAll(marks)].flatMap(({ 0: mark, index }) => {
    // Of two commas the first goes, with the space behind it.
    if (mark === ',' && /,\s*$/.test(text.slice(0, index))) return [];
    const space = mark === ',' ? /^,(\s+)(?=,)/.exec(text.slice(index))?.[1] : undefined;
    return stray(mark, start + index, 1 + (space?.length ?? 0));
  });
}

/** The mark before the first word of a line, the last of its dashes, and the mark at its end, each without it. */
function withoutEdges(source: string, line: Line): Candidate[] {
  return [
    ...withoutMarks(line, /(?<=^ *(?:- +)*)[-:,&*|>"'{}[\]!@%`](?=\S)/g),
    ...withoutDash(source, line),
    ...withoutMarks(line, /[,;.:\\>"'`()[\]{}](?=\s*$)/g),
  ];
}

/** The mark at the beginning or the end of a value, without it. */
function withoutEnds({ start, end }: Range, source: string): Candidate[] {
  const text = source.slice(start, end);
  return withoutMarks(
    { start, end, text },
    /^["'`([{<](?!.*["'`)\]}>]$)|(?<!^["'`([{<].*)[,;.:\\>"'`)[\]{}]$/g,
  );
}

/**
 * A key or an item that begins with a dash too many: without it, or with a space in place of the only one. Between two
 * items that have no such key, it may belong to the one below.
 */
function withoutDash(source: string, line: Line): Candidate[] {
  const [, lead = '', dash = '', key = ''] =
    /^( *(?:- +)*)(- +)(?:([\w-]+):|(?<=- +- +)\S)/.exec(line.text) ?? [];
  if (dash === '') return [];
  const at = line.start + lead.length;
  const gone = stray('-', at, dash.length);
  if (lead.includes('-')) return [gone];
  const below = lineAfter(source, line);
  const isBetween =
    below?.text.startsWith(lead + dash) === true &&
    ![below, ...linesInside(source, below)].some(({ text }) => text.includes(`${key}:`));
  const cause = createProblem('stray-mark', { mark: '-', isBetween }, placeOf(at, 1));
  return [gone, { ...gone, ...change(at, at + 1, ' ') }].map((one) => ({
    ...one,
    cause,
    isOffered: isBetween,
  }));
}

/** A quote before a key, on a line or far above it: YAML reads all up to the next quote as one text. */
function withoutOpenQuotes(source: string, { end }: Line): Candidate[] {
  const opens = source.slice(0, end).matchAll(/^( *(?:- +)*)(["'])(?=[\w-]+:(?: +[^"'\n]*)?$)/gm);
  return [...opens]
    .slice(-3)
    .map(({ 1: lead = '', 2: mark = '', index }) => stray(mark, index + lead.length));
}

/** Each bracket of a line, but for those of references, as each other that opens or closes like it. */
function otherBrackets({ start, text }: Line): Candidate[] {
  const plain = text.replace(/\$\{[^{}]*\}/g, (reference) => ' '.repeat(reference.length));
  return [...plain.matchAll(/[()[\]{}]/g)].flatMap(({ 0: mark, index }) => {
    const place = placeOf(start + index, 1);
    const others = [...('([{'.includes(mark) ? '[{' : ']}')].filter((meant) => meant !== mark);
    return others.map((meant) => ({
      ...change(place.start, place.end, meant),
      cause: createProblem('stray-mark', { mark, meant }, { ...place, suggestion: meant }),
    }));
  });
}

/** `onVisit: /join]`: a list that is closed, opened where its value begins. */
function openedLists({ start, text }: Line): Candidate[] {
  return [...text.matchAll(/(?<=[\w-]+: +)(?=([^\s[\]{}][^[\]{}]*\]))/g)].map(
    ({ 1: list = '', index }) => {
      const words = { open: '[', close: ']', start: list.slice(0, list.search(/[,\s\]]/)) };
      const cause = createProblem('unopened-bracket', words, placeOf(start + index, list.length));
      return { ...change(start + index, start + index, '['), cause };
    },
  );
}

/** The quote that a line with an odd number of them lacks at the end of a text, or has another in place of. */
function quotedEnds({ start, text }: Line): Candidate[] {
  return ['"', "'"].flatMap((mark) => {
    if (text.split(mark).length % 2 === 1) return [];
    const ends = [...text.matchAll(/(?<=[^\s"'])["']?(?=\s*(?:[,\]}]|$))/g)];
    return ends.flatMap(({ 0: written, index }) => {
      const opening = text.lastIndexOf(mark, index - 1);
      if (opening === -1 || written === mark) return [];
      const cause = createProblem('unclosed-quote', { mark }, placeOf(start + opening, 1));
      return { ...change(start + index, start + index + written.length, mark), cause };
    });
  });
}

/** `["One" "Two"]` and `{ label: "One" to: / }`: a comma behind a text in quotes. */
function commasBehindQuotes({ start, text }: Line): Candidate[] {
  return [...text.matchAll(/(?<=["'])[.;]?\s+(?=["'\w])/g)].map(({ 0: gap, index }) => {
    const at = start + index;
    const key = /^([\w-]+):/.exec(text.slice(index + gap.length))?.[1];
    const before = /(?:"[^"]*"|'[^']*')$/.exec(text.slice(0, index))?.[0] ?? '';
    const next = /^(?:"[^"]*"|'[^']*')?/.exec(text.slice(index + gap.length))?.[0] ?? '';
    const place =
      key === undefined ? placeOf(at, gap.length) : placeOf(at + gap.length, key.length);
    const meant = key === undefined ? `${before}, ${next}` : before;
    const cause = createProblem('missing-comma', { key, meant }, place);
    return { ...change(at, /^[.;]/.test(gap) ? at + 1 : at, ','), cause };
  });
}

/** `[/one /two]` and `[/one; /two]`: several items that are read as one. */
function partedItems({ start, end }: Range, source: string): Candidate[] {
  const written = source.slice(start, end);
  const [gap] = written.matchAll(/[\s;]+/g);
  if (!gap) return [];
  const meant = written.replace(/[\s;]+/g, ', ');
  const place = placeOf(start + gap.index, gap[0].length);
  const cause = createProblem('missing-comma', { key: undefined, meant }, place);
  return [{ ...change(start, end, meant), cause }];
}

/** A reference as another program would write it, or without one of its marks. */
function meantReferences({ start, text }: Line): Candidate[] {
  return mangledIn(text).map(({ written, meant, ...own }) => {
    const place = { ...placeOf(start + own.start, written.length), suggestion: meant };
    const cause = createProblem('malformed-reference', { text: written, meant }, place);
    return { ...change(place.start, place.end, meant), cause };
  });
}

/** A mark that goes, with as many characters as belong to it. */
function stray(mark: string, start: number, length = mark.length): Candidate {
  const cause = createProblem('stray-mark', { mark }, placeOf(start, mark.length));
  return { ...change(start, start + length, ''), cause };
}
