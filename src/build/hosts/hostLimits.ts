import { counted, listed } from '#problems/phrases.ts';
import type { HostingConfig, ServedRedirect } from './HostingConfig.ts';

type Host = 'Netlify' | 'Cloudflare' | 'Vercel';

/** What hosts cannot do of the redirects, for their files and for the operator. */
export function hostLimits({ redirects }: Pick<HostingConfig, 'redirects'>) {
  const limits: { hosts: readonly Host[]; found: ServedRedirect[]; reason: string }[] = [
    {
      hosts: ['Cloudflare'],
      found: redirects.filter(({ query, isOwnPath }) => query && !isOwnPath),
      reason: 'does not tell addresses apart by what is behind their "?"',
    },
    {
      hosts: ['Netlify', 'Cloudflare', 'Vercel'],
      found: redirects.filter(({ isOwnPath }) => isOwnPath),
      reason: 'would send visitors in a circle, since they pass on what is behind the "?"',
    },
    {
      hosts: ['Netlify', 'Cloudflare'],
      found: redirects.filter(isPlaceholder),
      reason: 'read ":" before a letter, and "*", as anything',
    },
    {
      hosts: ['Cloudflare'],
      found: redirects.filter(({ isRest }) => isRest).slice(mostRests),
      reason: `follows ${mostRests} addresses that end in "/*"`,
    },
  ];
  return limits.flatMap(({ hosts, found, reason }) => {
    const [first] = found;
    if (!first) return [];
    const others = found.length > 1 ? ` and ${counted(found.length - 1, 'other redirect')}` : '';
    const says = `${listed([...hosts])} ${reason}: left out there is ${written(first)}${others}.`;
    return [{ hosts, says }];
  });
}

/** Cloudflare reads so many lines with a `*`. */
const mostRests = 100;

/** Whether Netlify and Cloudflare would read a part of an address as a placeholder. */
export function isPlaceholder({ from }: ServedRedirect): boolean {
  return /:[A-Za-z]|\*/.test(from);
}

function written({ from, query = [], isRest }: ServedRedirect): string {
  const asked = query.map((pair) => pair.join('=')).join('&');
  return from + (isRest ? '/*' : '') + (asked && `?${asked}`);
}
