import { z } from 'zod';
import { Button } from '../button.ts';
import { date } from '../days.ts';
import { group, line, list, paragraph, stateLine, structuredData } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

const Plan = group('A plan.', {
  name: line.describe('The name of the plan.'),
  subtitle: line
    .optional()
    .describe('Under the name: for whom the plan is, or what it takes to get it.'),
  badge: line
    .max(40)
    .optional()
    .describe('A word or two that set the plan off, such as Most popular, up to 40 characters.'),
  recommended: z.boolean().default(false).describe('true makes this plan stand out.'),
  price: line.optional().describe('What it costs, or what is paid, such as £12 or On request.'),
  prices: list('Instead of "price": one for each of the periods, in their order.', [2, 3], {
    price: stateLine.describe('What it costs in this period.'),
    unit: stateLine
      .optional()
      .describe('For what, such as per month, paid yearly. Without it, the unit of the plan.'),
  })
    .meta({ single: 'price' })
    .optional(),
  unit: line.optional().describe('For what: per month, per person.'),
  early: group(
    'A lower price until a day, above "price". After that day visitors see "price" alone.',
    {
      price: stateLine.describe('What it costs until then.'),
      unit: stateLine.describe('Until when, as it is read: "until 1 March".'),
      until: date.describe('The last day of this price, such as 2027-03-01.'),
    },
  ).optional(),
  text: paragraph.optional().describe('A sentence or two under the price.'),
  button: Button.optional(),
  benefits: list('What the plan has.', [1, 20], line).optional(),
  missing: list('What the plan has not, after what it has.', [1, 20], line).optional(),
});

const Comparison = group('A table under the plans that compares them.', {
  title: line.describe('The name of the table, above it.'),
  groups: list('The rows, in groups.', [1, 12], {
    title: line.optional().describe('The name of the group.'),
    rows: list('The rows.', [1, 40], {
      title: line.describe('What is compared.'),
      cells: list(
        'A cell for each plan, in their order: true (a tick), false (a dash), a number or a few words.',
        [1, 6],
        z.union([z.boolean(), z.number(), line.max(60)]),
      ),
    }),
  }),
});

export const pricing = defineBlock({
  type: 'pricing',
  description: 'Plans with their prices, side by side, and a table to compare them if wanted.',
  frame: 'free',
  alsoCalled: ['plans', 'pricingTable', 'pricingPlans'],
  fields: {
    periods: list(
      'Periods between which visitors switch the prices, such as Monthly and Yearly. The first is shown first.',
      [2, 3],
      line,
    ).optional(),
    plans: list('The plans, from left to right.', [1, 6], Plan),
    comparison: Comparison.optional(),
    structuredData,
  },
  declares: { describes: 'plans' },
}).check(({ value: { periods = [], plans, comparison }, issues }) => {
  const report = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: undefined, path, message });
  if (periods.length > 0 && plans.every(({ prices }) => prices === undefined))
    report(['periods'], 'No plan has "prices", so there is nothing to switch between.');
  plans.forEach(({ price, prices, early }, index) => {
    const path = ['plans', index, 'prices'];
    if (early && price === undefined)
      report(
        ['plans', index, 'early'],
        '"early" is for a plan with a "price", which counts later.',
      );
    if (prices && price !== undefined) report(path, 'A plan has either "price" or "prices".');
    else if (prices && prices.length !== periods.length)
      report(path, `${counted(prices, 'price')} here, but ${counted(periods, 'period', periods)}.`);
  });
  comparison?.groups.forEach(({ rows }, index) => {
    rows.forEach(({ cells }, row) => {
      const path = ['comparison', 'groups', index, 'rows', row, 'cells'];
      const names = plans.map(({ name }) => name);
      if (cells.length !== plans.length)
        report(path, `${counted(cells, 'cell')} here, but ${counted(plans, 'plan', names)}.`);
    });
  });
});

/** `There are 2 prices`, or how many of what there are, by name: `there are 3 plans (Solo, Team, Firm)`. */
function counted(items: readonly unknown[], word: string, names?: readonly string[]): string {
  const said = items.length === 1 ? `is 1 ${word}` : `are ${items.length || 'no'} ${word}s`;
  return names?.length ? `there ${said} (${names.join(', ')})` : `${names ? 't' : 'T'}here ${said}`;
}
