import { z } from 'zod';
import { line, paragraph } from './text.ts';

/** The question before anything is sent to the advertising pixel. */
export const Consent = z
  .strictObject({
    ask: z
      .boolean()
      .describe(
        'true: nothing is sent before the visitor says yes. false: no question, events are sent at once.',
      ),
    heading: line.describe('The heading of the question.'),
    text: paragraph.describe('What is asked, in plain words.'),
    accept: line.describe('The button that says yes.'),
    reject: line.describe('The button that says no. It looks the same as the yes.'),
    settings: line.describe('The control in the footer that asks again.'),
    rememberFor: z.int().min(1).max(400).describe('How many days the answer is kept, 1 to 400.'),
  })
  .describe('The question before anything is sent to the advertising pixel.');

export type Consent = z.output<typeof Consent>;
