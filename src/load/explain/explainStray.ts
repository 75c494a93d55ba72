import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem, Range } from '#problems/Problem.ts';
import { indentOf, type Line, lineAt, lineBefore, removeLine } from '../lines.ts';
import { nodeAt, type Path } from '../tree.ts';
import { nameGroup } from './nameGroup.ts';
import type { Context } from './readIssues.ts';
import type { MisplacedKey, MissingOpener, RepeatedLine } from './strays/Stray.ts';

/** A part that starts too far right. */
export function misplacedKey(fault: MisplacedKey, context: Context): Problem {
  const { key, parent, inside, place } = fault;
  const isText = isScalar(inside, context);
  const beside = firstKey(parent, context);
  const column = beside && columnOf(beside, context);
  const problem = createProblem(
    'misplaced-key',
    {
      key,
      inside: nameHolder(inside, context),
      group: nameGroup(parent, context),
      column,
    },
    { ...place, path: isText ? [...parent, key] : [...inside, key], related: relatedTo(beside) },
  );
  const edits = column === undefined ? undefined : moveLeft(place, column, context);
  return edits ? { ...problem, fix: { edits, isSafe: true } } : problem;
}

/** A part whose first line is not there. */
export function missingOpener(fault: MissingOpener, context: Context): Problem {
  const { line, parent, inside, place } = fault;
  const beside = firstKey(parent, context);
  const problem = createProblem(
    'missing-opener',
    { line, inside: nameHolder(inside, context) },
    { start: place.start, end: place.end, path: inside, related: relatedTo(beside) },
  );
  // What the operator has to say there is not known.
  if (!beside || line.endsWith('…')) return problem;
  const column = columnOf(beside, context) - (line.startsWith('- ') ? 2 : 0);
  const { start } = lineAt(context.source, place.start);
  const lineEnd = context.source.includes('\r\n') ? '\r\n' : '\n';
  const edit = { start, end: start, text: `${' '.repeat(Math.max(0, column))}${line}${lineEnd}` };
  return { ...problem, fix: { edits: [edit], isSafe: true } };
}

/** The first line of an item, written twice. */
export function repeatedLine({ inside, text, place }: RepeatedLine, { source }: Context): Problem {
  const first = lineBefore(source, lineAt(source, place.start));
  const related = first && [
    {
      start: first.start + indentOf(first),
      end: first.start + indentOf(first) + text.length,
      message: 'The first of the two stands here.',
    },
  ];
  const list = String(inside.at(-2));
  const problem = createProblem('repeated-line', { list }, { ...place, path: inside, related });
  return { ...problem, fix: { edits: [removeLine(source, place.start)], isSafe: true } };
}

/** What to call a group, or a text, that something stands inside of. */
function nameHolder(inside: Path, context: Context): string {
  return isScalar(inside, context)
    ? `the text of "${String(inside.at(-1))}"`
    : nameGroup(inside, context);
}

function isScalar(path: Path, { tree }: Context): boolean {
  return nodeAt(tree, path)?.kind === 'scalar';
}

/** The first key of the group or list that something belongs to: it tells the column. */
function firstKey(parent: Path, { tree }: Context): Range | undefined {
  const node = nodeAt(tree, parent);
  const first = node?.kind === 'list' ? node.items[0] : node;
  return first?.kind === 'group' ? first.entries.values().next().value?.key : undefined;
}

function relatedTo(beside: Range | undefined): Problem['related'] {
  return beside && [{ start: beside.start, end: beside.end, message: 'It belongs with this.' }];
}

function columnOf({ start }: Range, { source }: Context): number {
  return start - lineAt(source, start).start;
}

/** The line alone, where what belongs to it stands right; else with all that stands deeper. */
function moveLeft({ start }: Range, column: number, { source }: Context): Edit[] | undefined {
  const first = lineAt(source, start);
  const by = indentOf(first) - column;
  if (by <= 0) return undefined;
  const deeper = linesInside(source, first);
  const isOpener = /:\s*(?:#.*)?$/.test(first.text);
  const lines = isOpener && deeper.length === 0 ? [first] : [first, ...deeper];
  return lines.map((line) => ({ start: line.start, end: line.start + by, text: '' }));
}

function linesInside(source: string, first: Line): Line[] {
  const lines: Line[] = [];
  let line = first;
  for (let end = source.indexOf('\n', line.end); end !== -1; end = source.indexOf('\n', line.end)) {
    line = lineAt(source, end + 1);
    if (line.text.trim() === '') continue;
    if (indentOf(line) <= indentOf(first)) break;
    lines.push(line);
  }
  return lines;
}
