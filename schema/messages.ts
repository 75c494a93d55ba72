import { z } from 'zod';
import { line, paragraph, template } from './text.ts';

const shown = { shown: 'atTimes' } as const;

/** The small words of the page itself, which belong to no section. */
export const Messages = z
  .strictObject({
    skipToContent: line.meta(shown).describe('The link that lets keyboard users skip the header.'),
    opensInNewTab: line.meta(shown).describe('Added to the name of links that open a new tab.'),
    playVideo: template(['title'])
      .meta(shown)
      .describe('The name of a play button. {title} is the video’s title.'),
    watchElsewhere: template(['host'])
      .meta(shown)
      .describe('The plain link to a video. {host} is the name of the video host.'),
    videoFailed: line
      .meta(shown)
      .optional()
      .describe(
        'Shown before the plain link to a video when its player cannot be loaded. Without it, the link stands alone.',
      ),
    pauseNames: line.meta(shown).describe('The control that stops the rotating shop names.'),
    rated: template(['rating'])
      .meta(shown)
      .describe('The rating in words. {rating} is a number from 1 to 5.'),
    copyName: template(['label', 'title'])
      .meta(shown)
      .describe(
        'The full name of a copy button. {label} is its label, {title} the title of the text.',
      ),
    copied: template(['title'])
      .meta(shown)
      .describe('Announced after copying. {title} is the title of the text.'),
    copyRefused: paragraph
      .meta(shown)
      .describe('Shown when the browser refuses to copy. The text is selected then.'),
    scriptFailed: paragraph
      .meta(shown)
      .describe('Shown when a button was pressed and its script could not be loaded.'),
    dismiss: line.meta(shown).describe('The button that closes a message.'),
    notifications: line.meta(shown).describe('The name of the place where messages appear.'),
    sectionFailed: paragraph
      .meta(shown)
      .describe('Shown in place of a section that could not be shown.'),
    applicationError: line.meta(shown).describe('The heading shown when the whole page fails.'),
    reload: line.meta(shown).describe('The button that loads a failed page again.'),
    missingPath: template(['path'])
      .meta(shown)
      .describe('Written to the browser’s console when a page does not exist. {path} is its path.'),
  })
  .describe('The small words of the page itself, which belong to no section.');

export type Messages = z.output<typeof Messages>;
