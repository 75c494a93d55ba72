import type { Block } from '#schema/block.ts';
import type { Links } from '#schema/links.ts';
import type { Page, Site } from '#schema/site.ts';
import type { Video } from '#schema/videoLink.ts';
import { embeds, embedVendor } from './embeds.ts';
import { accountsOf, pixelVendors } from './pixels.ts';
import type { Sources, Vendor } from './Vendor.ts';

/** One third party, and what a page really asks of it. */
export type Use = { vendor: Vendor; sources: Sources };

/** Every third party that a page may contact, whatever the visitor answers, and nobody else. */
export function usesOf({ pixel, links }: Site, page: Page): Use[] {
  const pixels = pixel
    ? accountsOf(pixel).flatMap(({ provider }) => {
        const vendor = pixelVendors[provider];
        return vendor ? [{ vendor, sources: vendor.sources ?? {} }] : [];
      })
    : [];
  return join([...pixels, ...page.sections.flatMap((block) => blockUses(block, links))]);
}

/** Every third party of the whole site. */
export function siteUses(site: Site): Use[] {
  return join([...site.routes, site.notFound].flatMap((page) => usesOf(site, page)));
}

/** A block says by its fields whom it contacts: videos, wherever they stand in it, and a provider's page. */
function blockUses(block: Block, links: Links): Use[] {
  return [
    ...videosIn(block).map(videoUse),
    ...('provider' in block ? frameUses(block, links) : []),
  ];
}

function videoUse({ player, src }: Video): Use {
  const address = new URL(src);
  const vendor = embedVendor(address, 'embeddedMedia');
  return { vendor, sources: { [player === 'file' ? 'media' : 'frame']: [address.origin] } };
}

type Framed = Extract<Block, { provider: unknown }>;

function frameUses({ provider, page, script }: Framed, links: Links): Use[] {
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

function videosIn(value: unknown): Video[] {
  if (Array.isArray(value)) return value.flatMap(videosIn);
  if (typeof value !== 'object' || value === null) return [];
  return isVideo(value) ? [value] : Object.values(value).flatMap(videosIn);
}

function isVideo(value: object): value is Video {
  return 'player' in value && 'src' in value && 'share' in value;
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
