import type { Range } from '#problems/Problem.ts';
import type { Wrong } from './Stray.ts';

/** The place of the first in the file. */
export function firstPlace(wrong: readonly Wrong[]): Range | undefined {
  return wrong
    .flatMap(({ place }) => place ?? [])
    .toSorted((a, b) => a.start - b.start)
    .at(0);
}
