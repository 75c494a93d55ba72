/** Fewer levels than exhaust the stack of the parser, and more than any text opens that is no mistake. */
const most = 400;
/** A level of lines takes a space or a mark. */
const deepLine = new RegExp(`^[ ?:-]{${2 * most}}`, 'm');

/**
 * Where a text opens so many levels that the parser, which calls itself for each of them, would
 * exhaust its stack; -1 where it does not. That cannot be left to the parser: an exhausted stack is an
 * error that can be caught only sometimes, and at other times the end of the process.
 */
export function findDepth(source: string): number {
  let open = 0;
  for (const { 0: mark, index } of source.matchAll(/[[\]{}]/g)) {
    open = mark === '[' || mark === '{' ? open + 1 : Math.max(0, open - 1);
    if (open > most) return index;
  }
  return source.search(deepLine);
}
