import { z } from 'zod';
import { timeZone } from './days.ts';
import { currency, group, line } from './fields.ts';
import { pictureFile } from './mediaFile.ts';
import { SocialPicture } from './picture.ts';
import { isReachable, unreachable } from './url.ts';
import { Variables } from './variables.ts';

const logo = pictureFile.meta({ leastWidth: 64 }).optional();

export const SiteInfo = group('Who the site belongs to and where it lives.', {
  name: line.describe('The name of the service.'),
  url: z
    .string()
    .regex(
      /^https:\/\/[^\s/?#@]+(?:\/(?!\.)[A-Za-z0-9._~-]+)*$/,
      'The address of the site: https:// and the host name, then perhaps a sub-path such as "/shop", without "/", "?" or "#" at its end.',
    )
    .refine(isReachable, unreachable)
    .refine((url) => !/^https:\/\/[^/]+\/(?:media|_fascia)(?:\/|$)/.test(url), {
      error: 'A site cannot be under "/media" or "/_fascia": the preview has its own files there.',
    })
    .meta({ kind: 'address' })
    .describe(
      'The address of the site, without a "/" at its end. Where it is a part of its host, with that part: https://www.example.com/shop.',
    ),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, 'A language tag, such as en-GB.')
    .default('en')
    .describe(
      'The language of the texts and of the money format, such as en-GB. The words of the page itself are ready in de, en, es, fr, it, nl and pl.',
    ),
  currency: currency
    .optional()
    .describe('The currency of every amount, three capital letters (ISO 4217).'),
  timeZone: timeZone
    .optional()
    .describe(
      'The time zone of the business, such as Europe/London. With it, opening hours say whether it is open now.',
    ),
  logo: logo.describe(
    'The logo on light ground, shown about as high as a line of the menu. Without it, the name stands there.',
  ),
  logoOnStrong: logo.describe(
    'The logo on dark ground: at the end of pages where that is dark, and on devices that are set to dark. Without it, the name stands there.',
  ),
  favicon: pictureFile
    .regex(/\.svg$/, 'The favicon is an .svg file.')
    .optional()
    .describe(
      'The small picture in the browser’s tab, an .svg file; the icons for home screens are made of it. Without it, the first letter of the name.',
    ),
  touchIcon: pictureFile
    .regex(/\.png$/, 'The touch icon is a .png file.')
    .meta({ leastWidth: 180 })
    .optional()
    .describe(
      'The picture on the home screen of an iPhone, a .png file of 180 × 180 pixels. Without it, one is made of the favicon.',
    ),
  socialPicture: SocialPicture.optional().describe(
    'The picture beside a shared link, 1200 × 630 pixels, unless the page has its own. Without it, one is made of the title.',
  ),
  env: Variables.optional(),
});
