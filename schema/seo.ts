import { z } from 'zod';
import { SocialPicture } from './picture.ts';
import { line } from './text.ts';

/** What search engines and shared links show of a page. */
export const Seo = z
  .strictObject({
    description: line
      .meta({ shown: 'inHead' })
      .describe('One or two sentences for search results and shared links, up to 300 characters.'),
    index: z
      .boolean()
      .default(true)
      .describe('false keeps the page out of search results and the sitemap.'),
    picture: SocialPicture.optional().describe('The picture beside a shared link of this page.'),
  })
  .describe('What search engines and shared links show of the page.');

export type Seo = z.output<typeof Seo>;
