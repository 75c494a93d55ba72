import { counted, listed } from '#problems/phrases.ts';
import type { HostingConfig, ServedRedirect } from './HostingConfig.ts';
import { encodings } from './settings.ts';

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
      found: beyond(
        mostRests,
        redirects.filter(({ isRest }) => isRest),
      ),
      reason: `reads ${mostRests} lines with a "*"`,
    },
    {
      hosts: ['Cloudflare'],
      found: beyond(
        mostOthers,
        redirects.filter(({ isRest, query }) => !isRest && !query),
      ),
      reason: `reads ${mostOthers.toLocaleString('en')} lines without a "*"`,
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

/** Cloudflare reads so many lines with a `*`, and so many others. */
const mostRests = 100;
const mostOthers = 2000;

/** The redirects whose lines are too many: one for each spelling, and of a single address with a `/`, too. */
function beyond(most: number, redirects: readonly ServedRedirect[]): ServedRedirect[] {
  let lines = 0;
  return redirects.filter(({ from, isRest }) => {
    lines += encodings(from).length * (isRest ? 1 : 2);
    return lines > most;
  });
}

/** Whether Netlify and Cloudflare would read a part of an address as a placeholder. */
export function isPlaceholder({ from }: ServedRedirect): boolean {
  return /:[A-Za-z]|\*/.test(from);
}

function written({ from, query = [], isRest }: ServedRedirect): string {
  const asked = query.map((pair) => pair.join('=')).join('&');
  return from + (isRest ? '/*' : '') + (asked && `?${asked}`);
}
