import type { EventRule } from '#schema/pixel.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

/** Two rules that send the same event for the same visit or click count it twice. */
export function doubleEvents({ file, names, tree }: Facts): Problem[] {
  const rules = file.pixel?.events ?? [];
  const spotOf = (index: number) => valueSpot(tree, ['pixel', 'events', index, 'send']);
  return rules.flatMap((rule, index) => {
    const pages = pagesOf(rule, names.pages);
    const earlier = rules
      .slice(0, index)
      .findIndex(
        (other) =>
          other.send === rule.send &&
          ((rule.onClick !== undefined && other.onClick === rule.onClick) ||
            pagesOf(other, names.pages).some((page) => pages.includes(page))),
      );
    const first = rules[earlier];
    if (!first) return [];
    const { start, end } = spotOf(earlier);
    const moment =
      rule.onClick === undefined
        ? `a visit to ${pagesOf(first, names.pages).find((page) => pages.includes(page))}`
        : `a click on "${rule.onClick}"`;
    const related = [{ start, end, message: 'The other rule stands here.' }];
    return createProblem(
      'double-event',
      { send: rule.send, moment },
      { ...spotOf(index), related },
    );
  });
}

function pagesOf({ onVisit, except }: EventRule, all: readonly string[]): readonly string[] {
  if (onVisit !== 'all') return onVisit ?? [];
  return all.filter((page) => !except?.includes(page));
}
