import type { Edit } from '#problems/Problem.ts';

/** The same edit without what it only writes again. Never parts a pair of surrogates or a line end. */
export function trimEdit({ start, end, text }: Edit, source: string): Edit {
  const old = source.slice(start, end);
  const most = Math.min(old.length, text.length);
  let before = 0;
  while (before < most && old[before] === text[before]) before++;
  if (isTorn(old, before) || isTorn(text, before)) before--;
  let after = 0;
  while (after < most - before && old.at(-1 - after) === text.at(-1 - after)) after++;
  if (isTorn(old, old.length - after) || isTorn(text, text.length - after)) after--;
  return {
    start: start + before,
    end: end - after,
    text: text.slice(before, text.length - after),
  };
}

function isTorn(text: string, at: number): boolean {
  return at > 0 && /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(at - 1, at + 1));
}
