import { z } from 'zod';
import { group, name } from './fields.ts';
import { linkAddress } from './url.ts';

const Link = group('One address outside the site, or a file to download.', {
  href: linkAddress.describe(
    'The address: https://…, tel:+44…, sms:+44… or mailto:…. Or a file: media/menu.pdf.',
  ),
  newTab: z
    .boolean()
    .default(false)
    .describe('true opens it in a new browser tab and says so to screen readers.'),
  download: z
    .boolean()
    .optional()
    .describe(
      'Of a file: true saves it, false opens it. Without it, a PDF, a picture and a recording open, and other files are saved.',
    ),
});

export const Links = z
  .record(name, Link)
  .describe(
    'Every address outside the site, once, by name. Buttons and links refer to it by that name.',
  );

export type Links = z.output<typeof Links>;
