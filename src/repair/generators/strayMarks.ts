import { type Line, lineAt, lineBefore } from '#load/lines.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Code } from '#problems/Problem.ts';
import type { Candidate, Damage, Generator } from '../Candidate.ts';
import {
  commasBehindQuotes,
  meantReferences,
  openedLists,
  otherBrackets,
  partedItems,
  quotedEnds,
  withoutDash,
  withoutEdges,
  withoutEnds,
  withoutMarks,
  withoutOpenQuotes,
} from './marks.ts';

/**
 * One mark too many, too few, or in place of another, where YAML stumbles or reads one thing as
 * several. What may have happened depends on how the first error looks.
 */
export const changeMark: Generator = (damage) => {
  const { problem, source } = damage;
  const line = lineAt(source, problem.start);
  return [
    ...meantReferences(line),
    ...(valueCodes.has(problem.code) ? withoutEnds(problem, source) : []),
    ...marksAt(line, damage),
  ];
};

function marksAt(line: Line, { problem: first, errors, source }: Damage): Candidate[] {
  const above = lineBefore(source, line);
  const distance = ({ edits: [one] }: Candidate) => Math.abs((one?.start ?? 0) - first.start);
  const near = [line, ...(above ? [above] : [])];
  const nearest = (candidates: readonly Candidate[]) =>
    candidates.toSorted((a, b) => distance(a) - distance(b));
  if (first.code === 'unreadable-yaml')
    return near.flatMap((one) => [
      ...withoutOpenQuotes(source, one),
      ...nearest([...quotedEnds(one), ...commasBehindQuotes(one)]),
      ...nearest([...withoutMarks(one, /[[\]{}:,&*|>%@!?"'-]/g), ...otherBrackets(one)]),
    ]);
  const brackets = () => {
    const all = [...otherBrackets(line), ...openedLists(line), ...withoutMarks(line, /[[\]{}]/g)];
    const balanced = all.filter(({ edits }) =>
      isBalanced(lineAt(applyEdits(source, edits), line.start)),
    );
    return nearest(balanced.length > 0 ? balanced : all);
  };
  if (first.code.endsWith('-bracket')) return [...brackets(), ...near.flatMap(withoutEdges)];
  if (edgeCodes.has(first.code))
    return [...near.flatMap(withoutEdges), ...brackets(), ...withoutOpenQuotes(source, line)];
  if (itemCodes.has(first.code))
    return errors.slice(0, 2).flatMap(({ start }) => withoutDash(lineAt(source, start)));
  if (first.code === 'wrong-form') return partedItems(first, source);
  const isOneLine = errors.every(({ start }) => lineAt(source, start).start === line.start);
  const isCut = errors.length > 1 && isOneLine && errors.some(({ code }) => cutCodes.has(code));
  return isCut ? nearest(withoutMarks(line, /[,:&]/g)) : [];
}

/** Whether every bracket of a line is closed by one like it; those in texts are left out. */
function isBalanced({ text }: Line): boolean {
  const open: string[] = [];
  for (const mark of text.replace(/"[^"]*"|'[^']*'|\$\{[^}]*\}/g, '').match(/[[\]{}]/g) ?? []) {
    if ('[{'.includes(mark)) open.push(mark === '[' ? ']' : '}');
    else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
}

/** Codes of lines that cannot be read as they begin or end, or that may but seem to stand at a wrong column. */
const edgeCodes: ReadonlySet<Code> = new Set<Code>([
  'missing-dash',
  'wrong-indentation',
  'missing-colon',
  'reserved-start',
  'unclosed-quote',
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
