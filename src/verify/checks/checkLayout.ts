import { budgets } from '../budgets.ts';
import { createFinding, type Finding } from '../Finding.ts';
import type { Inspection } from '../inspectPage.ts';
import type { Shift } from '../openVisit.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';

/** The page is as wide as the screen, and nothing on it moves by itself. */
export function checkLayout(
  look: Look,
  { overflow }: Inspection,
  shifts: readonly Shift[],
): Finding[] {
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  const [worst] = shifts.toSorted((one, other) => other.score - one.score);
  const moved = worst && worst.section >= 0 ? worst.section : 'page';
  return [
    ...(overflow
      ? [
          createFinding('scrolls-sideways', overflow, {
            path: pathOf(look, overflow.region),
            place: placeOf(look, overflow.region),
          }),
        ]
      : []),
    ...(worst && score > budgets.shift
      ? [
          createFinding(
            'shifts',
            { score, element: worst.element },
            { path: pathOf(look, moved), place: placeOf(look, moved) },
          ),
        ]
      : []),
  ];
}
