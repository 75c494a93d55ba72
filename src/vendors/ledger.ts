import type { Links } from '#schema/links.ts';
import type { Embed, Page, Site } from '#schema/site.ts';
import { embeds, embedVendor } from './embeds.ts';
import { accountsOf, pixelVendors } from './pixels.ts';
import type { Sources, Vendor } from './Vendor.ts';

/** One third party, and what a page really asks of it. */
export type Use = { vendor: Vendor; sources: Sources };

/** Every third party that a page may contact, whatever the visitor answers, and nobody else. */
export function usesOf({ pixel, links }: Site, page: Pick<Page, 'declared'>): Use[] {
  const pixels = pixel
    ? accountsOf(pixel).flatMap(({ provider }) => {
        const vendor = pixelVendors[provider];
        return vendor ? [{ vendor, sources: vendor.sources ?? {} }] : [];
      })
    : [];
  return join([...pixels, ...page.declared.embeds.flatMap((embed) => embedUse(embed, links))]);
}

/** Every third party of the whole site. */
export function siteUses(site: Site): Use[] {
  return join([...site.routes, site.notFound].flatMap((page) => usesOf(site, page)));
}

function embedUse(embed: Embed, links: Links): Use[] {
  if (embed.kind === 'video') {
    const address = new URL(embed.src);
    const directive = embed.player === 'file' ? 'media' : 'frame';
    const vendor = embedVendor(address, 'embeddedMedia');
    return [{ vendor, sources: { [directive]: [address.origin] } }];
  }
  const { provider, page, script } = embed;
  const pageLink = links[page];
  if (!pageLink) return [];
  const address = new URL(pageLink.href);
  const scriptLink = script === undefined ? undefined : links[script];
  const known: Readonly<Record<string, Vendor>> = embeds;
  return [
    {
      vendor: known[provider] ?? embedVendor(address, 'scheduling'),
      sources: {
        frame: [address.origin],
        ...(scriptLink && { script: [new URL(scriptLink.href).origin] }),
      },
    },
  ];
}

/** One entry for each third party, in the order in which they were met. */
function join(uses: readonly Use[]): Use[] {
  const joined = new Map<string, Use>();
  for (const use of uses) {
    const earlier = joined.get(use.vendor.name);
    joined.set(use.vendor.name, earlier ? { ...use, sources: add(earlier, use) } : use);
  }
  return [...joined.values()];
}

function add({ sources: first }: Use, { sources: second }: Use): Sources {
  const directives = new Set([...Object.keys(first), ...Object.keys(second)]) as Set<keyof Sources>;
  return Object.fromEntries(
    [...directives].map((directive) => [
      directive,
      [...new Set([...(first[directive] ?? []), ...(second[directive] ?? [])])],
    ]),
  );
}
