import type { z } from 'zod';
import { group } from './group.ts';
import { line, paragraph, template } from './text.ts';

const words = line.meta({ shown: 'atTimes' });
const sentences = paragraph.meta({ shown: 'atTimes' });

export const Messages = group('The small words of the page itself, which belong to no section.', {
  skipToContent: words.describe('The link that lets keyboard users skip the header.'),
  opensInNewTab: words.describe('Added to the name of links that open a new tab.'),
  playVideo: template(['title']).describe(
    'The name of a play button. {title} is the video’s title.',
  ),
  watchElsewhere: template(['host']).describe(
    'The plain link to a video. {host} is the name of the video host.',
  ),
  videoFailed: words
    .optional()
    .describe(
      'Shown before the plain link to a video when its player cannot be loaded. Without it, the link stands alone.',
    ),
  pauseNames: words.describe('The control that stops the rotating shop names.'),
  rated: template(['rating']).describe('The rating in words. {rating} is a number from 1 to 5.'),
  copyName: template(['label', 'title']).describe(
    'The full name of a copy button. {label} is its label, {title} the title of the text.',
  ),
  copied: template(['title']).describe(
    'Announced after copying. {title} is the title of the text.',
  ),
  copyRefused: sentences.describe(
    'Shown when the browser refuses to copy. The text is selected then.',
  ),
  scriptFailed: sentences.describe(
    'Shown when a button was pressed and its script could not be loaded.',
  ),
  dismiss: words.describe('The button that closes a message.'),
  notifications: words.describe('The name of the place where messages appear.'),
  sectionFailed: sentences.describe('Shown in place of a section that could not be shown.'),
  applicationError: words.describe('The heading shown when the whole page fails.'),
  reload: words.describe('The button that loads a failed page again.'),
  missingPath: template(['path']).describe(
    'Written to the browser’s console when a page does not exist. {path} is its path.',
  ),
});

export type Messages = z.output<typeof Messages>;
