import { groupBy } from '#load/groupBy.ts';
import { indentOf, lineAfter, lineAt, lineEnd, lineStart } from '#load/lines.ts';
import { isFieldName } from '#load/schemaAt.ts';
import { readTokens, type Token } from '#load/yaml/readTokens.ts';
import { applyEdits, byPlace } from '#problems/applyEdits.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { isAboutForm } from '#problems/wording.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type Changed, isLoss } from './isLoss.ts';
import { splitEdit } from './splitEdit.ts';

/** The text that is fixed, the schema of the site, and whether the text is YAML as it is. */
export type TextToFix = { source: string; schema: SiteSchema; isReadable: boolean };

/** One piece of a fix, and where it is in the text after all fixes. */
type Piece = Edit & { problem: Problem; from: number; to: number };

/**
 * The problems whose fixes, done together, would take something from the operator: a text, a name or a number
 * that could be read before is spelt otherwise, joined to another, or gone, although the problem is not about
 * exactly that one; or a line changes that it is not about. In time that grows with the text.
 */
export function findLosses(
  { source, schema, isReadable }: TextToFix,
  problems: readonly Problem[],
): Set<Problem> {
  const pieces = piecesOf(source, problems);
  const tokens = readTokens(applyEdits(source, pieces));
  const losses = new Set<Problem>();
  const kept = new Set<Piece>();
  let first = 0;
  for (const token of tokens) {
    while (first < pieces.length && (pieces[first]?.to ?? 0) < token.start) first++;
    const touching: Piece[] = [];
    for (let at = first; at < pieces.length; at++) {
      const piece = pieces[at];
      if (!piece || piece.from > token.end) break;
      if (isTouching(piece, token, source)) touching.push(piece);
    }
    if (touching.length === 0) continue;
    const changed = { token, source, schema, ...placeBefore(token, touching, pieces[first - 1]) };
    for (const piece of touching) {
      kept.add(piece);
      if (!isAbout(piece, changed) && isLoss(changed)) losses.add(piece.problem);
    }
  }
  const swallowed = countSwallowed(tokens);
  if (swallowed > 0 && swallowed > countSwallowed(readTokens(source)))
    for (const problem of problems) losses.add(problem);
  for (const [problem, own] of groupBy(pieces, (one) => one.problem)) {
    const gone = own.filter((one) => !kept.has(one) && isRead(one, source));
    const lost = [...gone, ...changesElsewhere(problem, own, source)];
    if (lost.some((one) => !isFault(one) && !isRepeated(one, source))) losses.add(problem);
    const [piece] = own;
    const isPart = piece && /^[\w-]+:/.test(source.slice(piece.start));
    if (piece && (isReadable || isPart) && isMovedAway(piece, tokens, { source, schema }))
      losses.add(problem);
    if (takesOver(own, source)) losses.add(problem);
  }
  return losses;
}

/**
 * Whether lines that move left end in a list whose items go on right below them: what was an item of the list
 * around them would be one of theirs.
 */
function takesOver(moved: readonly Piece[], source: string): boolean {
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last || first === last) return false;
  const columnOf = ({ start, end, text }: Piece) =>
    indentOf(lineAt(source, end)) - (end - start) + text.length;
  let next = lineAfter(source, lineAt(source, last.end));
  while (next?.text.trim() === '') next = lineAfter(source, next);
  if (!next?.text.trimStart().startsWith('- ')) return false;
  const column = indentOf(next);
  const isItem = (piece: Piece) => lineAt(source, piece.end).text.trimStart().startsWith('- ');
  return column > columnOf(first) && moved.some((one) => isItem(one) && columnOf(one) === column);
}

/** How many sections are in texts of several lines. */
function countSwallowed(tokens: readonly Token[]): number {
  const section = /\n[ \t]*- (?:type|use): *[\w"']/g;
  return tokens.reduce((sum, { written }) => sum + (written.match(section)?.length ?? 0), 0);
}

function piecesOf(source: string, problems: readonly Problem[]): Piece[] {
  let shift = 0;
  return problems
    .flatMap((problem) =>
      (problem.fix?.edits ?? []).flatMap((edit) =>
        splitEdit(edit, source).map((piece) => ({ ...piece, problem })),
      ),
    )
    .toSorted(byPlace)
    .map((piece) => {
      const from = piece.start + shift;
      const to = from + piece.text.length;
      shift = to - piece.end;
      return { ...piece, from, to };
    });
}

/** Whole lines that come or go beside a key or a value do not touch it. */
function isTouching({ start, end, text, from, to }: Piece, token: Token, source: string): boolean {
  const change = source.slice(start, end) + text;
  if (to < token.start || from > token.end) return false;
  if (to === token.start) return !/\n\s*$/.test(change);
  return from < token.end || !/^\s*\n/.test(change);
}

function placeBefore(token: Token, touching: readonly Piece[], before: Piece | undefined) {
  const [first] = touching;
  const last = touching.at(-1);
  const shift = before ? before.end - before.to : 0;
  return {
    start: first && first.from <= token.start ? first.start : token.start + shift,
    end: last ? (last.to >= token.end ? last.end : token.end + last.end - last.to) : token.end,
  };
}

/** Whether a problem is about exactly this word, so that it may be spelt otherwise. */
function isAbout(piece: Piece, changed: Changed): boolean {
  if (isFault(piece)) return true;
  const { problem, start, end } = piece;
  const isInside = start >= problem.start && end <= problem.end;
  return (
    !isAboutForm(problem.code) &&
    !codesOfForm.includes(problem.code) &&
    isInside &&
    problem.start < changed.end &&
    problem.end > changed.start
  );
}

/** Whether each edit is the fault itself, of which only the first place is underlined. */
function isFault({ problem }: Piece): boolean {
  return ['foreign-mark', 'wrong-encoding', 'leftover'].includes(problem.code);
}

/** Codes of other faults that are none of the words themselves. */
const codesOfForm: readonly string[] = [
  'missing-dash',
  'space-after-colon',
  'comma-in-text',
  'unusual-indentation',
  'tag',
  'duplicate-key',
  'repeated-line',
  'missing-opener',
  'unclosed-reference',
  'malformed-reference',
  'missing-dollar',
  'stray-quote',
  'lost-text',
  'value-in-comment',
];

/** Whether what is removed says something. */
function isRead({ start, end }: Piece, source: string): boolean {
  return /[\p{L}\p{N}]/u.test(source.slice(start, end));
}

/** What changes on lines that the fault is not on: by more than spaces, and otherwise than the fault itself. */
function changesElsewhere(problem: Problem, own: readonly Piece[], source: string): Piece[] {
  const changeOf = ({ start, end, text }: Piece) => `${source.slice(start, end)}\n${text}`;
  const [first, last] = [lineStart(source, problem.start), lineEnd(source, problem.end)];
  const isOutside = ({ start, end }: Piece) => end < first || start > last;
  const wrong = new Set(own.filter((piece) => !isOutside(piece)).map(changeOf));
  return own.filter((piece) => {
    const change = changeOf(piece);
    return isOutside(piece) && change.trim() !== '' && !wrong.has(change);
  });
}

/** Whether what is removed is there once more, right beside it or in the same group. */
function isRepeated({ start, end, problem }: Piece, source: string): boolean {
  const removed = source.slice(start, end).replace(/^[\s,]+|[\s,]+$/g, '');
  return (
    (problem.code === 'duplicate-key' || problem.code === 'repeated-line') &&
    (source.slice(0, start).includes(removed) || source.slice(end).includes(removed))
  );
}

/**
 * Whether lines of a readable text, or a part of the file, go where anything is accepted, or where a text without
 * a key means something else: that nothing is wrong then does not show that they belong there. A reference does.
 */
function isMovedAway(
  piece: Piece,
  tokens: readonly Token[],
  { source, schema }: Pick<TextToFix, 'source' | 'schema'>,
): boolean {
  const { start, end, text, to, problem } = piece;
  const isMoved =
    problem.code === 'wrong-indentation' && /^\s*$/.test(source.slice(start, end) + text);
  if (!isMoved) return false;
  const token = tokens.find((one) => one.start >= to);
  if (!token?.isKey) return true;
  // A key that no group has is as wrong in one list as in another.
  const isItem = lineAt(source, end).text.trimStart().startsWith('- ');
  if (isItem && !isFieldName(token.text, schema)) return true;
  const isFree = token.root === 'constants' || token.root.startsWith('x-');
  return isFree && !new RegExp(`\\$\\{[^{}]*\\b${token.text}\\b`).test(source);
}
