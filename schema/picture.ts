import { z } from 'zod';
import { pictureFile } from './path.ts';
import { line } from './text.ts';

/** A picture with the text that stands for it. */
export const Picture = z
  .strictObject({
    src: pictureFile.describe('The picture, a file under media/.'),
    alt: line.describe('What the picture shows, for visitors who cannot see it.'),
  })
  .describe('A picture and the text that stands for it.');

export type Picture = z.output<typeof Picture>;
