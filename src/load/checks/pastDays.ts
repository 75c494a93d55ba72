import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { fieldsByPart } from '../fieldsByPart.ts';
import { groupBy } from '../groupBy.ts';
import { parentKey } from '../paths.ts';
import type { CheckContext } from './CheckContext.ts';

/** Days of the calendar that are past: one problem for the header and for each section that shows some, at the first of them. */
export function pastDays({ fields, pages, today, atValue }: CheckContext): Problem[] {
  if (today === undefined) return [];
  // A time, which may stand in the place of some days, is never past.
  const datesIn = fieldsByPart(
    fields.filter(({ kind, value }) => kind === 'date' && !value.includes(':')),
  );
  const shown = [...pages.routes, pages.notFound].flatMap((page) => page.shown);
  const sections = new Map(shown.map(({ from }) => [from.join('.'), from]));
  return [['header'], ...sections.values()].flatMap((from) => {
    // From one date to another, it lasts until the later one.
    const days = [...groupBy(datesIn(from), parentKey).values()];
    const past = days.filter((dates) => dates.every(({ value }) => value < today));
    const [first] = past.flat();
    if (!first) return [];
    const facts = { date: first.value, others: past.length - 1 };
    return createProblem('past-day', facts, atValue(first.path));
  });
}
