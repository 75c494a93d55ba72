import { z } from 'zod';
import { formed, group, sitePath } from './fields.ts';
import { mediaForm, targetName } from './mediaName.ts';
import { unseen } from './url.ts';

/** A character of an address as it was typed or as browsers encode it; an encoded "/" or "\" is another address on each host. */
const character = String.raw`(?:%(?!2[Ff]|5[Cc]|[01][\dA-Fa-f]|7[Ff])[\dA-Fa-f]{2}|[^%/?#*\\\p{Cc}\u2028\u2029${unseen}])`;
const folder = String.raw`\/(?!\.|%2[Ee])${character}+`;
const query = String.raw`\?[^#\\\p{Cc}\u2028\u2029${unseen}]+`;

/** One rule that spans both keys: what is behind the folder can be handed on only where the address has it. */
const isRestThere = z.refine<{ from: string; to: string }>(
  ({ from, to }) => from.endsWith('/*') || !to.endsWith('/*'),
  { path: ['to'], error: 'A "*" here hands on what stands for the "*" of "from", which has none.' },
);

export const Redirect = group('An address that is no page, and where it leads.', {
  from: formed(
    500,
    new RegExp(`^(?:(?:${folder})+(?:\\/\\*|\\/?(?:${query})?)|\\/${query})$`, 'u'),
    'An address without the host: "/old-page", "/shop/offer.php?id=12", or "/blog/*" for all that is below /blog/. It has no "#".',
  )
    .regex(
      /^(?!\/(?:(?:404|index)(?:\.html)?|assets|data|robots\.txt|sitemap\.xml|_headers|_redirects|vercel\.json)(?:[/?]|$))/,
      'The site keeps its own files at /404, /index, /assets, /data, /robots.txt and /sitemap.xml.',
    )
    .refine(isDecodable, 'Letters after a "%" are written as in UTF-8: "ü" is %C3%BC.')
    .meta({ kind: 'former' })
    .describe(
      'The address that was: "/old-page", "/shop/offer.php?id=12", "/über uns" or "/%C3%BCber%20uns". It counts with a "/" at its end, too, and with more behind its "?". "/blog/*" is all below /blog/ that is no page.',
    ),
  to: formed(
    200,
    new RegExp(
      String.raw`^(?:${sitePath}(?:#[a-z][\w-]*|(?<=\/)\*)?|[a-z][A-Za-z0-9]*)$|${mediaForm.source}`,
      'u',
    ),
    'A page of this site ("/about"), the name of an entry under links, a file ("media/menu.pdf"), or "/news/*" with the rest of the address.',
  )
    .overwrite(targetName)
    .meta({ kind: 'target' })
    .describe(
      'Where visitors are sent: a page of this site ("/about") or the name of an entry under links. "/news/*" hands on what the "*" of "from" stands for.',
    ),
  permanent: z
    .boolean()
    .default(true)
    .describe(
      'true: the page has moved for good, and search engines follow. false: for a while, as for a campaign.',
    ),
}).check(isRestThere);

/** Whether what is percent-encoded are letters. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
