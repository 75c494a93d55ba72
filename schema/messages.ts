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
  missingPath: template(['path']).describe(
    'Written to the browser’s console when a page does not exist. {path} is its path.',
  ),
});

export type Messages = z.output<typeof Messages>;
