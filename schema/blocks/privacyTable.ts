import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { label, line, paragraph, template } from '../text.ts';

export const privacyTable = defineBlock({
  type: 'privacyTable',
  description: 'Who keeps what on this site, why and for how long: made from what the site uses.',
  fields: {
    heading: line.describe('The heading above the table.'),
    text: paragraph.optional().describe('A sentence or two under the heading.'),
    columns: z
      .strictObject({
        who: label.describe('The head of the column with the names.'),
        why: label.describe('The head of the column with the purposes.'),
        what: label.describe('The head of the column with what is kept.'),
        howLong: label.describe('The head of the column with how long it is kept.'),
      })
      .describe('The words of the head row.'),
    purposes: z
      .strictObject({
        necessary: label
          .meta({ shown: 'atTimes' })
          .describe('Why the site itself keeps something, such as your answer.'),
        marketing: label.meta({ shown: 'atTimes' }).describe('What the advertising pixel is for.'),
        embeddedMedia: label.meta({ shown: 'atTimes' }).describe('What videos are for.'),
        scheduling: label.meta({ shown: 'atTimes' }).describe('What booking calendars are for.'),
      })
      .describe('The purposes, by kind.'),
    days: template(['days'])
      .meta({ shown: 'atTimes' })
      .describe('How long, in days. {days} is their number, 2 or more.'),
    untilClosed: label
      .meta({ shown: 'atTimes' })
      .describe('For what is kept until the tab or the browser is closed.'),
    untilRemoved: label
      .meta({ shown: 'atTimes' })
      .describe('For what is kept until somebody removes it.'),
    unknown: label.meta({ shown: 'atTimes' }).describe('For those who do not say what they keep.'),
    policy: template(['name'])
      .meta({ shown: 'atTimes' })
      .describe('The link to what a company says itself. {name} is its name.'),
  },
  declares: { needsDisclosures: true },
});
