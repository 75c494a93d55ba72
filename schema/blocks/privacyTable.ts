import { group, label, stateLabel, template } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const privacyTable = defineBlock({
  type: 'privacyTable',
  description: 'Who keeps what on this site, why and for how long: made from what the site uses.',
  frame: 'headed',
  fields: {
    columns: group('The words of the head row.', {
      who: label.describe('The head of the column with the names.'),
      why: label.describe('The head of the column with the purposes.'),
      what: label.describe('The head of the column with what is kept.'),
      howLong: label.describe('The head of the column with how long it is kept.'),
    }),
    purposes: group('The purposes, by kind.', {
      necessary: stateLabel.describe('Why the site itself keeps something, such as your answer.'),
      marketing: stateLabel.describe('What the advertising pixel is for.'),
      statistics: stateLabel
        .optional()
        .describe('Why visits are counted. Without it, the label in consent: categories.'),
      embeddedMedia: stateLabel.describe('What videos are for.'),
      scheduling: stateLabel.describe('What booking calendars are for.'),
      form: stateLabel
        .optional()
        .describe('Why somebody gets what is sent by a form. Without it, the words of necessary.'),
    }),
    kept: group('In words, what the site itself keeps; above the name under which it does.', {
      consent: stateLabel.optional().describe('The answer to the question for consent.'),
      announcement: stateLabel.optional().describe('That the announcement was closed.'),
      scheme: stateLabel.optional().describe('Whether the visitor chose light or dark.'),
      campaign: stateLabel.optional().describe('The campaign that brought the visitor.'),
      form: stateLabel.optional().describe('What is typed into a form, until it is sent.'),
      sent: stateLabel.optional().describe('Which events were sent already.'),
      counted: stateLabel.optional().describe('Which events were counted already.'),
    }).optional(),
    days: template(['days']).describe('How long, in days. {days} is their number, 2 or more.'),
    untilClosed: stateLabel.describe('For what is kept until the tab or the browser is closed.'),
    untilRemoved: stateLabel.describe('For what is kept until somebody removes it.'),
    unknown: stateLabel.describe('For those who do not say what they keep.'),
    nothing: stateLabel
      .optional()
      .describe(
        'For those who keep nothing in the browser, such as Plausible. Without it, a dash.',
      ),
    policy: template(['name']).describe(
      'The link to what a company says itself. {name} is its name.',
    ),
  },
  declares: { disclosures: 'purposes' },
});
