import type { EventRule } from '#schema/pixel.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** Two rules that send the same event for the same visit, click or booking count it twice. */
export function doubleEvents({ file, names, tree }: CheckContext): Problem[] {
  const rules = file.pixel?.events ?? [];
  const moments = rules.map((rule) => momentsOf(rule, names.pages));
  const locationOf = (index: number) => valueLocation(tree, ['pixel', 'events', index, 'send']);
  return rules.flatMap(({ send }, index) => {
    const own = new Set(moments[index]);
    const earlier = rules
      .slice(0, index)
      .findIndex(
        (other, at) => other.send === send && moments[at]?.some((moment) => own.has(moment)),
      );
    const moment = moments[earlier]?.find((shared) => own.has(shared));
    if (moment === undefined) return [];
    const { start, end } = locationOf(earlier);
    const related = [{ start, end, message: 'The other rule stands here.' }];
    return createProblem('double-event', { send, moment }, { ...locationOf(index), related });
  });
}

/** When a rule sends, in words. */
function momentsOf(
  { onVisit, except, onClick, onSchedule }: EventRule,
  all: readonly string[],
): string[] {
  const visited = onVisit === 'all' ? all.filter((page) => !except?.includes(page)) : onVisit;
  const booked = onSchedule === 'all' ? all : onSchedule;
  return [
    ...(visited ?? []).map((page) => `a visit to ${page}`),
    ...(booked ?? []).map((page) => `a booking on ${page}`),
    ...(onClick === undefined ? [] : [`a click on "${onClick}"`]),
  ];
}
