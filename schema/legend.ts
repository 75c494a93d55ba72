import type { z } from 'zod';
import { line, list } from './fields.ts';

const mark = line.max(6);

/** The marks of an entry. */
export const marks = list(
  'Marks that the legend explains, such as V and G.',
  [1, 14],
  mark,
).optional();

/** The legend of a block whose entries have marks. */
export const legend = list('What the marks of the entries mean, under the groups.', [1, 30], {
  mark: mark.describe('The mark, 1 to 6 characters.'),
  meaning: line.describe('What it means.'),
}).default([]);

/** A block whose entries have marks. */
type Marked = {
  groups: readonly { entries: readonly { marks?: readonly string[] | undefined }[] }[];
  legend: readonly { mark: string }[];
};

/** Reports each mark that the legend of its block does not explain, where it is first, or explains twice. */
export function checkMarks({
  value: { groups, legend: explained },
  issues,
}: z.core.ParsePayload<Marked>): void {
  const known = explained.map(({ mark: one }) => one);
  for (const [index, one] of known.entries())
    if (known.indexOf(one) < index)
      issues.push({
        code: 'custom',
        input: one,
        path: ['legend', index, 'mark'],
        message: `The legend says twice what "${one}" means. Each mark has one meaning.`,
        continue: true,
      });
  const reported = new Set(known);
  for (const [group, { entries }] of groups.entries())
    for (const [entry, { marks: own = [] }] of entries.entries())
      for (const [index, one] of own.entries()) {
        if (reported.has(one)) continue;
        reported.add(one);
        const message =
          known.length === 0
            ? `There is no legend that says what "${one}" means. Write "legend: [{ mark: ${one}, meaning: … }]" beside "groups".`
            : `The legend has no mark "${one}". It has ${known.join(', ')}. Add "{ mark: ${one}, meaning: … }" to it, or write one of those.`;
        issues.push({
          code: 'custom',
          input: one,
          path: ['groups', group, 'entries', entry, 'marks', index],
          message,
          continue: true,
        });
      }
}
