import { group, line } from './fields.ts';
import { pictureFile } from './mediaFile.ts';

export const Picture = group('A picture and the text that stands for it.', {
  src: pictureFile.describe('The picture, a file under media/.'),
  alt: line
    .meta({ kind: 'alt' })
    .describe('What the picture shows, for visitors who cannot see it.'),
  dark: pictureFile
    .optional()
    .describe(
      'The same picture for devices that are set to dark, in the same shape. They get it wherever the site shows that picture.',
    ),
});

/** How wide a picture that is the ground of a section must at least be, in pixels. */
export const groundWidth = 1200;

/** The picture beside a shared link. The services that show it ask for at least 600 × 315 pixels. */
export const SocialPicture = Picture.omit({ dark: true })
  .extend({
    src: Picture.shape.src.meta({ leastWidth: 600 }),
    alt: Picture.shape.alt.meta({ shown: 'inHead' }),
  })
  .describe('The picture beside a shared link, and the text that stands for it.');
