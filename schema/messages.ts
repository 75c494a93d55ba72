import type { z } from 'zod';
import { group, stateLine, stateParagraph, template } from './fields.ts';

export const Messages = group('The small words of the page itself, which belong to no section.', {
  skipToContent: stateLine.describe('The link that lets keyboard users skip the header.'),
  opensInNewTab: stateLine.describe('Added to the name of links that open a new tab.'),
  playVideo: template(['title']).describe(
    'The name of a play button. {title} is the video’s title.',
  ),
  watchElsewhere: template(['host']).describe(
    'The plain link to a video. {host} is the name of the video host.',
  ),
  videoFailed: stateLine
    .optional()
    .describe(
      'Shown before the plain link to a video when its player cannot be loaded. Without it, the link stands alone.',
    ),
  pauseNames: stateLine.describe('The control that stops the rotating shop names.'),
  rated: template(['rating']).describe('The rating in words. {rating} is a number up to 5.'),
  copyName: template(['label', 'title']).describe(
    'The full name of a copy button. {label} is its label, {title} the title of the text.',
  ),
  copied: template(['title']).describe(
    'Announced after copying. {title} is the title of the text.',
  ),
  copyRefused: stateParagraph.describe(
    'Shown when the browser refuses to copy. The text is selected then.',
  ),
  scriptFailed: stateParagraph.describe(
    'Shown when a button was pressed and its script could not be loaded.',
  ),
  contents: stateLine
    .optional()
    .describe(
      'The heading above the list of the headings of a text. Without it, the list has none.',
    ),
  dismiss: stateLine.describe('The button that closes a message.'),
  notifications: stateLine.describe('The name of the place where messages appear.'),
  sectionFailed: stateParagraph.describe('Shown in place of a section that could not be shown.'),
  applicationError: stateLine.describe('The heading shown when the whole page fails.'),
  reload: stateLine.describe('The button that loads a failed page again.'),
  closed: stateLine
    .optional()
    .describe('The word for a day off in opening hours. Without it, a dash stands there.'),
  openUntil: template(['time'])
    .optional()
    .describe('Beside opening hours, while it is open. {time} is when it closes.'),
  opensAt: template(['day', 'time'])
    .optional()
    .describe(
      'Beside opening hours, while it is closed. {day} is when it opens next, such as today or Monday, {time} the time.',
    ),
  form: group('What forms say.', {
    optional: stateLine.describe('Behind the label of a field that may be left empty.'),
    missing: stateLine.describe('At a field that is empty, and must not be.'),
    unchosen: stateLine.describe('At a field where nothing is chosen, and something must be.'),
    unticked: stateLine.describe('At a consent that is not ticked, and must be.'),
    email: stateLine.describe('At a text that is no e-mail address.'),
    telephone: stateLine.describe('At a text that is no telephone number.'),
    number: stateLine.describe('At a text that is no number.'),
    moment: stateLine.describe('At a date or a time that is not complete.'),
    atLeast: template(['bound']).describe('At a value that is too small. {bound} is the least.'),
    atMost: template(['bound']).describe('At a value that is too large. {bound} is the most.'),
    notBefore: template(['bound']).describe(
      'At a day or a time that is too early. {bound} is the first.',
    ),
    notAfter: template(['bound']).describe(
      'At a day or a time that is too late. {bound} is the last.',
    ),
    inSteps: template(['step']).describe('At a number between two steps. {step} is one step.'),
    tooLong: template(['length']).describe('At a text that is too long. {length} is the most.'),
    wrongFile: template(['types']).describe('At a file of another type. {types} are those.'),
    largeFile: template(['size']).describe('At a file that is too large. {size} is the most.'),
    chooseAgain: stateLine.describe('At a file that was chosen before the page was left.'),
    problems: stateLine.describe('The heading above the list of what is wrong.'),
    refused: stateParagraph.describe('Shown when the endpoint does not accept what was sent.'),
    sending: stateLine.describe('The button while it is being sent.'),
    sent: stateParagraph.describe('Shown when it was sent.'),
    failed: stateParagraph.describe('Shown when it could not be sent.'),
    offline: stateParagraph.describe('Shown when the device of the visitor is offline.'),
    doubtful: stateParagraph.describe(
      'Shown when there was no answer, so that nobody knows whether it arrived.',
    ),
    tooLarge: stateParagraph.describe('Shown when the endpoint says that it is too large.'),
    busy: stateParagraph.describe('Shown when the endpoint says that too much is sent to it.'),
    busyFor: template(['wait']).describe(
      'Shown instead when it says for how long. {wait} is that, such as 5 minutes.',
    ),
    trap: stateLine.describe('The label of a field for robots, which nobody sees.'),
    trapped: stateParagraph.describe('Shown when that field is filled in, such as by a browser.'),
    prepared: template(['address']).describe(
      'Shown when an e-mail was prepared. {address} is where it goes.',
    ),
    copyText: stateLine.describe('The button that copies the text of that e-mail.'),
    textCopied: stateLine.describe('The same button when it has.'),
    another: stateLine.describe('The button that shows the empty form again.'),
  }),
  missingPath: template(['path']).describe(
    'Written to the browser’s console when a page does not exist. {path} is its path.',
  ),
});

export type Messages = z.output<typeof Messages>;

/** What forms say. */
export type FormMessages = Messages['form'];

/** What every page can say: what forms say is with those pages that have one. */
export type PageMessages = Omit<Messages, 'form'>;
