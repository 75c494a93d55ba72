import { z } from 'zod';
import { group, name } from './fields.ts';
import { externalUrl } from './url.ts';

const Link = group('One address outside the site.', {
  href: externalUrl.describe('The address: https://…, tel:+44… or mailto:….'),
  newTab: z
    .boolean()
    .default(false)
    .describe('true opens it in a new browser tab and says so to screen readers.'),
});

export const Links = z
  .record(name, Link)
  .describe(
    'Every address outside the site, once, by name. Buttons and links refer to it by that name.',
  );

export type Links = z.output<typeof Links>;
