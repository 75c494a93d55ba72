import type { Edit } from '#problems/Problem.ts';

const word = /[\p{L}\p{N}]+/gu;

/**
 * An edit as the smallest ones that do the same: where it keeps every word, one for each place between two words
 * that changes; else without what is the same at its ends.
 */
export function splitEdit({ start, end, text }: Edit, source: string): Edit[] {
  const removed = source.slice(start, end);
  const [from, to] = [removed.match(word) ?? [], text.match(word) ?? []];
  if (from.length !== to.length || from.some((one, index) => one !== to[index]))
    return [trimEdit({ start, end, text }, removed)];
  const [gaps, meant] = [removed.split(word), text.split(word)];
  let at = start;
  return gaps.flatMap((gap, index) => {
    const edit = { start: at, end: at + gap.length, text: meant[index] ?? '' };
    at = edit.end + (from[index]?.length ?? 0);
    return gap === edit.text ? [] : [trimEdit(edit, gap)];
  });
}

function trimEdit({ start, end, text }: Edit, removed: string): Edit {
  const most = Math.min(removed.length, text.length);
  let before = 0;
  while (before < most && removed[before] === text[before]) before++;
  let after = 0;
  while (after < most - before && removed.at(-1 - after) === text.at(-1 - after)) after++;
  return {
    start: start + before,
    end: end - after,
    text: text.slice(before, text.length - after),
  };
}
