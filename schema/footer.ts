import { z } from 'zod';
import { target } from './path.ts';
import { line, paragraph } from './text.ts';

/** The end of every page: who this is, a few links, and the cookie settings. */
export const Footer = z
  .strictObject({
    text: paragraph.describe('Who this is, in a sentence or two.'),
    navigation: line
      .meta({ shown: 'spoken' })
      .describe('The name of the list of links, for screen readers.'),
    links: z
      .array(
        z.strictObject({
          label: line.describe('The words of the link.'),
          to: target.describe(
            'Where it leads: a page of this site or the name of an entry under links.',
          ),
        }),
      )
      .max(20)
      .describe('A few links.'),
    smallPrint: paragraph.describe('The last line, such as the copyright.'),
  })
  .describe('The end of every page.');

export type Footer = z.output<typeof Footer>;
