/** A source of numbers that gives the same series for the same seed, so that every run draws the same pictures. */
export interface Random {
  /** A number from `low` up to, and not including, `high`. */
  between(low: number, high: number): number;
  /** One entry of a list that is not empty. */
  pick<Entry>(list: readonly [Entry, ...Entry[]]): Entry;
}

/** mulberry32: 32 bits of state, plenty for pictures. https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
