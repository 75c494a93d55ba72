import { z } from 'zod';
import { routePath } from './path.ts';
import { Section } from './section.ts';
import { Seo } from './seo.ts';
import { line } from './text.ts';

const page = {
  title: line
    .max(120)
    .meta({ kind: 'title' })
    .describe('The title in the browser’s tab and in search results.'),
  seo: Seo,
  header: z.boolean().default(true).describe('false leaves out the header on this page.'),
  sections: z
    .array(Section)
    .min(1)
    .max(200)
    .describe('What stands on the page, from top to bottom.'),
};

/** One page of the site. */
export const Route = z
  .strictObject({
    path: routePath
      .regex(
        /^(?!\/(?:404|index|assets|data)(?:\/|$)|.*\/index$)/,
        'The site keeps its own files at /404, /index, /assets and /data, and hosts shorten an address that ends in /index.',
      )
      .meta({ kind: 'path' })
      .describe('The address of the page: "/", "/buy-media".'),
    reachedFrom: z
      .enum(['site', 'outside'])
      .optional()
      .describe(
        'site (also when left out): other pages lead here. outside: only a form, an advertisement or an e-mail does.',
      ),
    ...page,
  })
  .describe('One page of the site.');

/** The page for every path that no route has. */
export const NotFound = z
  .strictObject(page)
  .describe('The page for every address that does not exist. It has the status 404.');

export type Route = z.output<typeof Route>;
export type NotFound = z.output<typeof NotFound>;
