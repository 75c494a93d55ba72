import type { Kind } from '#schema/kinds.ts';
import type { Value } from './findValues.ts';
import type { Path } from './tree.ts';

/** A text that stands for something beyond being a text: a link, a page, a file … */
export type Field = { kind: Kind; value: string; path: Path };

/** Every text whose field says what it stands for (`.meta({ kind })`). */
export function findFields<Found extends Value>(values: readonly Found[]): (Found & Field)[] {
  return values.filter(
    (found): found is Found & Field => found.kind !== undefined && typeof found.value === 'string',
  );
}
