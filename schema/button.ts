import { z } from 'zod';
import { clickName, group, label as standardLine, line, spoken, target } from './fields.ts';

/** A button or link that a visitor presses. It leads somewhere (`to`) or says why it does not yet (`unavailable`). */
export const Button = group('A button or link.', {
  label: line.describe('The words on the button.'),
  accessibleLabel: spoken
    .optional()
    .describe(
      'A fuller name for screen readers and search engines. It must begin with the words on the button.',
    ),
  to: target
    .optional()
    .describe(
      'Where it leads: a page of this site ("/about"), the name of an entry under links, or a file ("media/menu.pdf").',
    ),
  unavailable: standardLine
    .meta({ shown: 'tooltip' })
    .optional()
    .describe('Instead of "to": why the button does nothing yet. Shown as its tooltip.'),
  tooltip: line
    .meta({ shown: 'tooltip' })
    .optional()
    .describe('A short help shown on hover and on keyboard focus.'),
  clickName,
  look: z
    .enum(['primary', 'call', 'quiet'])
    .meta({ synonyms: { quiet: ['secondary', 'tertiary', 'outline', 'outlined', 'ghost'] } })
    .default('primary')
    .describe(
      'primary: the main action. call: for telephone calls, green; in a style, as primary, but an outline beside other buttons. quiet: a second choice.',
    ),
})
  .refine((button) => (button.to === undefined) !== (button.unavailable === undefined), {
    error:
      'A button needs either "to" (where it leads) or "unavailable" (why it does nothing yet).',
  })
  .refine(
    ({ label, accessibleLabel }) =>
      accessibleLabel === undefined ||
      accessibleLabel.toLowerCase().startsWith(label.toLowerCase()),
    {
      path: ['accessibleLabel'],
      error: 'The accessible label must begin with the words on the button (WCAG 2.5.3).',
    },
  )
  .meta({ alternatives: ['to', 'unavailable'] });

export type Button = z.output<typeof Button>;
