import type { Site } from '#schema/site.ts';
import type { ServedRedirect } from './Serving.ts';

/** The redirects of a site with whole addresses in the place of the names of links. */
export function listRedirects({ redirects, links }: Site): ServedRedirect[] {
  return redirects.map(({ from, to, permanent }) => ({
    from,
    to: to.startsWith('/') ? to : encoded(links[to]?.href ?? '/'),
    status: permanent ? 301 : 302,
  }));
}

/** A whole address in the letters that every host takes for themselves. */
function encoded(href: string): string {
  return new URL(href).href.replace(/[$<>"'`\\^{|}]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase();
    return `%${code}`;
  });
}
