import { diff3Merge } from 'node-diff3';
import { mapTexts, type Sources } from '#load/sources.ts';

/** What both texts began from, and what two hands made of it. */
type Versions = { base: string; mine: string; theirs: string };
/** The text with both changes; or the first line of `theirs` in which both changed the same. */
type Merged = { text: string } | { line: number };

/** Comparing more lines than this takes seconds; and of words, most of which are alike, more pairs of the same. */
const mostLines = 20_000;
const mostPairs = 1_000_000;

/**
 * Three-way merge: by lines, and where both changed the same lines or neighbours, by words. What both
 * changed in different ways is a conflict, unless one side is preferred there.
 */
export function mergeTexts({ base, mine, theirs }: Versions, prefer?: 'mine' | 'theirs'): Merged {
  if (mine === base || mine === theirs) return { text: theirs };
  if (theirs === base) return { text: mine };
  const ends = breakOf(theirs);
  if (ends && breakOf(base) && ends !== breakOf(base)) {
    const [one = '', two = '', three = ''] = [base, mine, theirs].map((text) =>
      text.replaceAll('\r\n', '\n'),
    );
    const merged = mergeTexts({ base: one, mine: two, theirs: three }, prefer);
    return 'text' in merged ? { text: merged.text.replaceAll('\n', ends) } : merged;
  }
  if (theirs.trim() === '') return prefer ? { text: { mine, theirs }[prefer] } : { line: 1 };
  const [a = [], o = [], b = []] = [mine, base, theirs].map(linesOf);
  const head = sharedHead([o, a, b]);
  const tail = sharedHead([o, a, b].map((lines) => lines.slice(head).toReversed()));
  const middle = (lines: string[]) => lines.slice(head, lines.length - tail);
  if (middle(o).length > mostLines)
    return prefer ? { text: { mine, theirs }[prefer] } : { line: head + 1 };
  let text = b.slice(0, head).join('');
  let line = head + 1;
  for (const { ok, conflict } of diff3Merge(middle(a), middle(o), middle(b), options)) {
    const merged = ok ? { text: ok.join('') } : mergeWords(conflict, prefer);
    if ('line' in merged) return { line: line + merged.line };
    text += merged.text;
    line += (ok ?? conflict?.b ?? []).length;
  }
  return { text: text + b.slice(b.length - tail).join('') };
}

/** The same for the texts of a site: each file by itself. */
export function mergeSources({
  base,
  mine,
  theirs,
}: Record<keyof Versions, Sources>): MergedSources {
  const textIn = ({ files }: Sources, path: string) => files.find((one) => one.path === path)?.text;
  const merged = theirs.files.map(({ path, text }) => {
    const [before = text, own = before] = [textIn(base, path), textIn(mine, path)];
    return { path, ...mergeTexts({ base: before, mine: own, theirs: text }) };
  });
  const conflict = merged.find((one) => 'line' in one);
  if (conflict && 'line' in conflict) return { line: conflict.line, file: conflict.path };
  const texts = new Map(merged.map((one) => [one.path, 'text' in one ? one.text : '']));
  return { sources: mapTexts(theirs, ({ path, text }) => texts.get(path) ?? text) };
}

/** The texts with both changes; or where both changed the same. */
type MergedSources = { sources: Sources } | { line: number; file: string };

const options = { excludeFalseConflicts: true };

type Conflict = { a: string[]; o: string[]; b: string[] };

/** With what all lines end; undefined where some end otherwise, or there is one line. */
function breakOf(text: string): string | undefined {
  const ends = new Set(text.match(/\r?\n/g));
  return ends.size === 1 ? [...ends][0] : undefined;
}

/** Counts lines from 0. */
function mergeWords(conflict: Conflict | undefined, prefer?: 'mine' | 'theirs'): Merged {
  const { a = [], o = [], b = [] } = conflict ?? {};
  const [mine, base, other] = [wordsOf(a), wordsOf(o), wordsOf(b)];
  if (pairsIn(base, mine) + pairsIn(base, other) > mostPairs)
    return prefer ? { text: (prefer === 'mine' ? a : b).join('') } : { line: 0 };
  let text = '';
  let theirs = '';
  for (const { ok, conflict: inner } of diff3Merge(mine, base, other, options)) {
    if (inner && !prefer) return { line: linesOf(theirs).length - 1 };
    text += (ok ?? inner?.[prefer === 'mine' ? 'a' : 'b'] ?? []).join('');
    theirs += (ok ?? inner?.b ?? []).join('');
  }
  return { text };
}

/** How many pairs of the same word two texts have: what comparing them takes. */
function pairsIn(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  return other.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
}

/** With their ends. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.join('').match(/[\p{L}\p{N}_]+|\r?\n| +|[^\p{L}\p{N}_ \n]/gu) ?? [];
}

/** How many lines all begin with. */
function sharedHead([first = [], ...others]: readonly string[][]): number {
  const end = first.findIndex((line, at) => others.some((lines) => lines[at] !== line));
  return end === -1 ? first.length : end;
}
