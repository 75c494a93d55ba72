import type { Code, Problem } from '#problems/Problem.ts';
import { type Line, lineAt, lineBefore } from '../lines.ts';
import {
  commasBehindQuotes,
  meantReferences,
  openedLists,
  otherBrackets,
  partedItems,
  quotedEnds,
  type Try,
  withoutDash,
  withoutEdges,
  withoutEnds,
  withoutMarks,
  withoutOpenQuotes,
} from './changedMarks.ts';

/** What could be behind the errors, the likeliest first: a mark too many, too few, or another than was meant. */
export function markTries(errors: readonly Problem[], source: string): Try[] {
  const [first, ...others] = errors;
  if (!first) return [];
  const line = lineAt(source, first.start);
  return [
    ...meantReferences(line),
    ...(valueCodes.has(first.code) ? withoutEnds(first, source) : []),
    ...triesAt(line, { first, others }, source),
  ];
}

function triesAt(
  line: Line,
  { first, others }: { first: Problem; others: readonly Problem[] },
  source: string,
): Try[] {
  const errors = [first, ...others];
  const above = lineBefore(source, line);
  const near = [line, ...(above ? [above] : [])];
  const nearest = (tries: readonly Try[]) =>
    tries.toSorted((a, b) => farFrom(first, a) - farFrom(first, b));
  if (first.code === 'unreadable-yaml')
    return near.flatMap((one) => [
      ...withoutOpenQuotes(source, one),
      ...nearest([...quotedEnds(one), ...commasBehindQuotes(one)]),
      ...nearest([...withoutMarks(one, /[[\]{}:,&*|>%@!?"'-]/g), ...otherBrackets(one)]),
    ]);
  if (edgeCodes.has(first.code))
    return [
      ...near.flatMap(withoutEdges),
      ...nearest([...otherBrackets(line), ...openedLists(line), ...withoutMarks(line, /[[\]{}]/g)]),
      ...withoutOpenQuotes(source, line),
    ];
  if (itemCodes.has(first.code))
    return errors.slice(0, 2).flatMap(({ start }) => withoutDash(lineAt(source, start)));
  if (first.code === 'wrong-form') return partedItems(first, source);
  const isOneLine = errors.every(({ start }) => lineAt(source, start).start === line.start);
  const isCut = errors.length > 1 && isOneLine && errors.some(({ code }) => cutCodes.has(code));
  return isCut ? nearest(withoutMarks(line, /[,:&]/g)) : [];
}

function farFrom({ start }: Problem, { edit }: Try): number {
  return Math.abs(edit.start - start);
}

/** Codes of lines that cannot be read as they begin or end, or that may but seem to stand at a wrong column. */
const edgeCodes: ReadonlySet<Code> = new Set<Code>([
  'missing-dash',
  'wrong-indentation',
  'missing-colon',
  'reserved-start',
  'unclosed-quote',
  'unclosed-bracket',
  'unopened-bracket',
  'text-after-bracket',
  'unquoted-reference',
  'colon-in-text',
]);

/** Codes of a value that would be right without the mark at its beginning or its end. */
const valueCodes: ReadonlySet<Code> = new Set<Code>([
  'wrong-kind',
  'wrong-form',
  'unknown-word',
  'unsupported-video',
]);

/** Codes that a dash before a key that is no item leads to. */
const itemCodes: ReadonlySet<Code> = new Set<Code>(['wrong-kind', 'missing-key', 'broken-rule']);

/** Codes that a group in {…} leads to when it is cut in another place than was meant. */
const cutCodes: ReadonlySet<Code> = new Set<Code>([
  'unknown-key',
  'key-not-text',
  'missing-value',
  'wrong-merge',
]);
