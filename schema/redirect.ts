import { z } from 'zod';
import { formed, group, target } from './fields.ts';

export const Redirect = group('An address that is no page, and where it leads.', {
  from: formed(
    200,
    /^(?:\/(?!\.)[A-Za-z0-9._~-]+)+$/,
    'An address without the host: a "/", then letters, digits, "-", "_", ".", "~" and "/", but no "/" at its end and no "?".',
  )
    .regex(
      /^(?!\/(?:(?:404|index)(?:\.html)?|assets|data|robots\.txt|sitemap\.xml|_headers|_redirects|vercel\.json)(?:\/|$))/,
      'The site keeps its own files at /404, /index, /assets, /data, /robots.txt and /sitemap.xml.',
    )
    .meta({ kind: 'former' })
    .describe(
      'The address that was: "/old-page", "/shop/offer.php". It counts with a "/" at its end, too.',
    ),
  to: target.describe(
    'Where visitors are sent: a page of this site ("/about") or the name of an entry under links.',
  ),
  permanent: z
    .boolean()
    .default(true)
    .describe(
      'true: the page has moved for good, and search engines follow. false: for a while, as for a campaign.',
    ),
});
