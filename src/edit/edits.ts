import { diffIndices } from 'node-diff3';
import type { Edit } from '#problems/Problem.ts';

/** The one edit that makes one text of another. Never separates a pair of surrogates or a line end. */
export function editBetween(old: string, text: string): Edit {
  const most = Math.min(old.length, text.length);
  let before = 0;
  while (before < most && old[before] === text[before]) before++;
  if (isTorn(old, before) || isTorn(text, before)) before--;
  let after = 0;
  while (after < most - before && old.at(-1 - after) === text.at(-1 - after)) after++;
  if (isTorn(old, old.length - after) || isTorn(text, text.length - after)) after--;
  return {
    start: before,
    end: old.length - after,
    text: text.slice(before, text.length - after),
  };
}

/** The edits that make one text of another, by lines and inside of each. */
export function editsBetween(old: string, text: string): Edit[] {
  const [before, after] = [old.split(/(?<=\n)/), text.split(/(?<=\n)/)];
  return changedRuns(before, after).map(({ from, to }) => {
    const at = before.slice(0, from[0]).join('').length;
    const edit = editBetween(before.slice(...from).join(''), after.slice(...to).join(''));
    return { start: at + edit.start, end: at + edit.end, text: edit.text };
  });
}

/** Lines from one index up to another, in the old text and in the new one. */
type Run = { from: [number, number]; to: [number, number] };

/** A change of more lines than this has no end. */
const longestRun = 400;
/** So many lines are the same again where a change ends. */
const sameAgain = 3;

/**
 * The lines that differ, where the changes are small and far from each other: in time that grows with the text
 * alone. (An exact comparison of 20,000 lines takes half a minute where many are the same.)
 */
export function changedRuns(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  let [at, there] = [0, 0];
  while (at < before.length || there < after.length) {
    if (before[at] === after[there]) {
      at++;
      there++;
      continue;
    }
    const [end, last] = endOfRun(before, after, [at, there]);
    runs.push({ from: [at, end], to: [there, last] });
    [at, there] = [end, last];
  }
  return runs;
}

/** Where the texts are the same again after the nearest pair of lines; else at their ends. */
function endOfRun(
  before: readonly string[],
  after: readonly string[],
  [at, there]: readonly [number, number],
): [number, number] {
  for (let lines = 1; lines <= longestRun; lines++) {
    for (let removed = 0; removed <= lines; removed++) {
      const [end, last] = [at + removed, there + lines - removed];
      if (end > before.length || last > after.length) continue;
      const isSame = Array.from({ length: sameAgain }).every(
        (_, index) => before[end + index] === after[last + index],
      );
      if (isSame) return [end, last];
    }
  }
  return [before.length, after.length];
}
function isTorn(text: string, at: number): boolean {
  return at > 0 && /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(at - 1, at + 1));
}

/** Lines of a text, without their common indentation, and what replaces them; one side may be empty. */
export type ChangedLines = { line: number; from: string; to: string };

/** What changes between two texts: lines that go, that come, and that say something similar. */
export function changedLines(before: string, after: string): ChangedLines[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const changes: ChangedLines[] = [];
  const add = (start: number, end: number, to: readonly string[]) => {
    if (end > start || to.length > 0) {
      changes.push({ line: start + 1, from: shown(old.slice(start, end)), to: shown(to) });
    }
  };
  for (const { buffer1, buffer2 } of diffIndices(old, now)) {
    let [at] = buffer1;
    const end = at + buffer1[1];
    let added: string[] = [];
    for (const row of now.slice(buffer2[0], buffer2[0] + buffer2[1])) {
      const found = old.slice(at, end).findIndex((one) => isSimilar(one.trim(), row.trim()));
      if (found === -1) added.push(row);
      else {
        add(at, at + found, added);
        add(at + found, at + found + 1, [row]);
        added = [];
        at += found + 1;
      }
    }
    add(at, end, added);
  }
  return changes;
}

/** Whether at least half of the shorter line is kept. */
function isSimilar(one: string, other: string): boolean {
  const { start, end } = editBetween(one, other);
  return 2 * (one.length - (end - start)) >= Math.min(one.length, other.length);
}

function shown(rows: readonly string[]): string {
  return dedent(rows).join('\n').trim();
}

/** Lines without their common indentation. */
export function dedent(rows: readonly string[]): string[] {
  const written = rows.filter((row) => row.trim() !== '');
  const margin = Math.min(...written.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(margin).trimEnd());
}
