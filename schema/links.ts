import { z } from 'zod';
import { name } from './text.ts';
import { externalUrl } from './url.ts';

/** One address outside the site. */
export const Link = z
  .strictObject({
    href: externalUrl.describe('The address: https://…, tel:+44… or mailto:….'),
    newTab: z
      .boolean()
      .default(false)
      .describe('true opens it in a new browser tab and says so to screen readers.'),
  })
  .describe('One address outside the site.');

/** Every address outside the site, once, by the name that the sections use. */
export const Links = z
  .record(name, Link)
  .describe(
    'Every address outside the site, once, by name. Buttons and links refer to it by that name.',
  );

export type Link = z.output<typeof Link>;
export type Links = z.output<typeof Links>;
