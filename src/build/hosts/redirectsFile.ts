import type { Serving } from './Serving.ts';
import { spellings } from './lines.ts';

/** The `_redirects` file, which Netlify and Cloudflare read. Both pass the visitor's query on. */
export function redirectsFile({ redirects }: Serving): string {
  return redirects
    .flatMap(({ from, to, status }) => spellings(from).map((path) => `${path} ${to} ${status}\n`))
    .join('');
}
