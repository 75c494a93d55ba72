import { z } from 'zod';
import { group, line, paragraph, stateLine, stateParagraph, template } from './fields.ts';

/** What visitors can say yes or no to, one by one. */
const categories = ['marketing', 'statistics', 'embeddedMedia', 'scheduling'] as const;
export type Category = (typeof categories)[number];

const words = {
  label: stateLine.describe('What visitors call it, such as “Advertising”.'),
  text: stateParagraph.describe('What happens with a yes, in plain words.'),
};

/** The words of a question in place of a video or a calendar. */
const asking = {
  ...words,
  ask: stateParagraph.describe(
    'Asked in its place, such as “Vimeo will know that you watch this.”',
  ),
  once: stateLine.describe('The button that says yes this one time.'),
  always: stateLine.describe('The button that says yes from now on.'),
};

export const Consent = group('The question before what it asks for is loaded.', {
  ask: z
    .boolean()
    .describe(
      'true: nothing is sent before the visitor says yes, but by accounts with `ask: false`. false: no question; events are sent, and pages in frames are loaded, at once.',
    ),
  heading: line.describe('The heading of the question.'),
  text: paragraph.describe('What is asked, in plain words: what happens with a yes.'),
  refusal: paragraph
    .optional()
    .describe('What happens with a no, in plain words: a paragraph below `text`.'),
  accept: line.describe('The button that says yes.'),
  reject: line.describe('The button that says no. It looks the same as the yes.'),
  save: stateLine
    .optional()
    .describe('The button that keeps what is ticked, where there is more to tick than one.'),
  settings: line.describe('The control in the footer that asks again.'),
  vendors: line
    .optional()
    .describe('The words above the list of companies in the question. Without them, no list.'),
  privacySignal: stateParagraph
    .optional()
    .describe(
      'Shown in the question to visitors whose browser says no for them (Global Privacy Control).',
    ),
  embed: group(
    'The question in place of a page in a frame, where `categories` has no words for it. It is asked each time.',
    {
      ask: template(['host']).describe(
        'What is to be known before. {host} is the host of the page.',
      ),
      show: template(['title']).describe('The button that shows it. {title} is its title.'),
    },
  ).optional(),
  rememberFor: z.int().min(1).max(400).describe('How many days the answer is kept, 1 to 400.'),
  categories: group(
    'What is asked for, one by one, and in which words. Without it, the pixel and those that count visits are asked for.',
    {
      marketing: group('The advertising pixel. It is asked for in any case.', words).optional(),
      statistics: group(
        'Plausible, Umami and Matomo. Asked for in any case, or with `ask: false` of the account: what visitors can object to.',
        words,
      ).optional(),
      embeddedMedia: group(
        'Videos and pages in frames. Without this part, pressing play, or the button of `embed`, is the yes.',
        asking,
      ).optional(),
      scheduling: group(
        'Booking calendars. Without this part, they load at once.',
        asking,
      ).optional(),
    },
  ).optional(),
});

export type Consent = z.output<typeof Consent>;
