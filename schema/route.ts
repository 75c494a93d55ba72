import { z } from 'zod';
import { group, line, list, routePath } from './fields.ts';
import { SocialPicture } from './picture.ts';
import type { sectionOf } from './block.ts';
import { noReservedName, reservedReason } from './reservedNames.ts';

const Seo = group('What search engines and shared links show of the page.', {
  description: line
    .meta({ shown: 'inHead' })
    .optional()
    .describe('One or two sentences for search results and shared links, up to 300 characters.'),
  index: z
    .boolean()
    .default(true)
    .describe('false keeps the page out of search results and the sitemap.'),
  picture: SocialPicture.optional().describe('The picture beside a shared link of this page.'),
});

/** The pages of a site, made of such sections. */
export function pagesOf(section: ReturnType<typeof sectionOf>) {
  const page = {
    title: line
      .max(120)
      .meta({ kind: 'title' })
      .optional()
      .describe(
        'The title in the browser’s tab and in search results. Without it, the headline of the page.',
      ),
    seo: Seo.prefault({}),
    header: z.boolean().default(true).describe('false leaves out the header on this page.'),
    sections: list('What stands on the page, from top to bottom.', [1, 200], section),
  };
  const Route = group('One page of the site.', {
    path: routePath
      .regex(
        /^(?!\/(?:404|index|assets|data)(?:\/|$)|.*\/index$)/,
        'The site keeps its own files at /404, /index, /assets and /data, and hosts shorten an address that ends in /index.',
      )
      .regex(noReservedName, reservedReason)
      .meta({ kind: 'path' })
      .describe('The address of the page: "/", "/buy-media".'),
    reachedFrom: z
      .enum(['site', 'outside'])
      .optional()
      .describe(
        'site (also when left out): other pages lead here. outside: only a form, an advertisement or an e-mail does.',
      ),
    ...page,
  });
  const NotFound = group(
    'The page for every address that does not exist. It has the status 404.',
    page,
  );
  return { Route, NotFound };
}

export type NotFound = z.output<ReturnType<typeof pagesOf>['NotFound']>;
