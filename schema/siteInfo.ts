import { z } from 'zod';
import { group, line, pictureFile, SocialPicture } from './fields.ts';
import { isReachable, unreachable } from './url.ts';

export const SiteInfo = group('Who the site belongs to and where it lives.', {
  name: line.describe('The name of the service.'),
  url: z
    .string()
    .regex(
      /^https:\/\/[^\s/?#@]+$/,
      'The address of the site: https:// and the host name, nothing after it.',
    )
    .refine(isReachable, unreachable)
    .meta({ kind: 'address' })
    .describe('The address of the site, without a "/" at its end.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'A language tag, such as en-GB.')
    .describe('The language of the texts and of the money format, such as en-GB.'),
  logo: pictureFile.meta({ leastWidth: 64 }).describe('The logo on light ground.'),
  logoOnStrong: pictureFile.meta({ leastWidth: 64 }).describe('The logo on dark ground.'),
  favicon: pictureFile
    .regex(/\.svg$/, 'The favicon is an .svg file.')
    .describe('The small picture in the browser’s tab, an .svg file.'),
  touchIcon: pictureFile
    .regex(/\.png$/, 'The touch icon is a .png file.')
    .meta({ leastWidth: 180 })
    .describe('The picture on a phone’s home screen, a .png file of 180 × 180 pixels.'),
  socialPicture: SocialPicture.describe(
    'The picture beside a shared link, 1200 × 630 pixels, unless the page has its own.',
  ),
});
