import type { Category } from '#schema/consent.ts';
import type { Links } from '#schema/links.ts';
import type { Embed, Page, Site } from '#schema/site.ts';
import { countedAccounts, counterVendor, countsUnasked } from './counters.ts';
import { embeds, embedVendor } from './embeds.ts';
import {
  announcementStore,
  answerStore,
  campaignStore,
  countedStore,
  formStore,
  objectionStore,
  schemeStore,
  sentStore,
} from './names.ts';
import { advertisingAccounts, pixelVendors } from './pixels.ts';
import type { Sources, Stored, Vendor } from './Vendor.ts';

/** What an account of the pixel is for: advertising, or counting visits. */
export type Kind = Extract<Category, 'marketing' | 'statistics'>;

/** One third party, and what a page really asks of it. */
export type Use = { vendor: Vendor; sources: Sources };

/** Every third party that a page may contact, whatever the visitor answers, and nobody else. */
export function usesOf({ pixel, links }: Site, page: Pick<Page, 'declared'>): Use[] {
  const vendors = [
    ...advertisingAccounts(pixel).flatMap(({ provider }) => pixelVendors[provider] ?? []),
    ...countedAccounts(pixel, links).map(counterVendor),
  ];
  const pixels = vendors.map((vendor) => ({ vendor, sources: vendor.sources ?? {} }));
  return join([...pixels, ...page.declared.embeds.flatMap((embed) => embedUse(embed, links))]);
}

/** Every third party of the whole site. */
export function siteUses(site: Site): Use[] {
  return join([...site.routes, site.notFound].flatMap((page) => usesOf(site, page)));
}

/**
 * What visitors are asked for: the pixel, those that count visits, and what else site.yaml has words for,
 * but only where the site has something of the kind. A question about nothing is never asked. Where visits
 * are counted without a question (`countsUnasked`), it is in the settings, so that visitors can object.
 */
export function askedCategories(site: Site): Category[] {
  const { consent, pixel } = site;
  if (!consent.ask) return countsUnasked(pixel, false) ? ['statistics'] : [];
  const present = new Set(siteUses(site).map(({ vendor }) => vendor.category));
  for (const kind of kindsOf(site)) present.add(kind);
  const asked: Category[] = ['marketing', 'statistics', 'embeddedMedia', 'scheduling'];
  return asked.filter(
    (category) =>
      present.has(category) &&
      (isOfPixel(category) || consent.categories?.[category] !== undefined),
  );
}

/** Who gets the events of the pixel: advertising, those that count visits, or both. */
export function kindsOf({ pixel, links }: Pick<Site, 'pixel' | 'links'>): Kind[] {
  return [
    ...(advertisingAccounts(pixel).length > 0 ? (['marketing'] as const) : []),
    ...(countedAccounts(pixel, links).length > 0 ? (['statistics'] as const) : []),
  ];
}

/** Whether a third party gets the events of the pixel, on every page. */
export function isOfPixel(category: Disclosure['category']): boolean {
  return category === 'marketing' || category === 'statistics';
}

/** What a visitor may know of a third party: what it is for, what it keeps and for how long. */
export type Disclosure = Pick<Vendor, 'name' | 'stores'> & {
  /** `necessary` is what the site keeps itself. */
  category: Vendor['category'] | 'necessary';
  /** The vendor's page on privacy; the site's is elsewhere. */
  privacy?: string;
};

/** Whether visitors can choose between light and dark. */
export function hasSchemeSwitch({ footer, theme }: Pick<Site, 'footer' | 'theme'>): boolean {
  return footer.colourScheme !== undefined && theme.dark !== undefined;
}

/** Everybody who may keep or learn something on this site, the site itself first. */
export function disclose(site: Site): Disclosure[] {
  const { name } = site.site;
  // As `storeOf` names them (#browser/dom.ts).
  const storeOf = (key: string) => key + site.base;
  const isAsked = askedCategories(site).length > 0;
  const sendsOnce = site.pixel?.events.some(({ once }) => once);
  const kinds = kindsOf(site);
  const isUnasked = countsUnasked(site.pixel, site.consent.ask);
  const forSite = (key: string, days: number | null): Stored => {
    return { name: storeOf(key), as: 'localStorage', days, at: 'site' };
  };
  const inTab = (key: string): Stored => {
    return { name: storeOf(key), as: 'sessionStorage', days: null, at: 'site' };
  };
  const pages = [...site.routes, site.notFound];
  const keepsForms = pages.some(({ declared }) =>
    declared.forms.some(({ kept }) => kept.length > 0),
  );
  const necessary = [
    ...(isAsked ? [forSite(answerStore, site.consent.rememberFor)] : []),
    ...(isUnasked ? [forSite(objectionStore, null)] : []),
    ...(site.header.announcement ? [forSite(announcementStore, null)] : []),
    ...(hasSchemeSwitch(site) ? [forSite(schemeStore, null)] : []),
    ...(keepsForms ? [inTab(formStore)] : []),
  ];
  const marketing = [
    ...(site.campaign ? [inTab(campaignStore)] : []),
    ...(sendsOnce && kinds.includes('marketing') ? [inTab(sentStore)] : []),
  ];
  const statistics = sendsOnce && kinds.includes('statistics') ? [inTab(countedStore)] : [];
  const own: Disclosure[] = [
    { name, category: 'necessary', stores: necessary },
    { name, category: 'marketing', stores: marketing },
    { name, category: 'statistics', stores: statistics },
  ];
  return [
    ...own.filter(({ stores }) => stores.length > 0),
    ...siteUses(site).flatMap(({ vendor }): Disclosure[] => {
      const { name: company, category, privacy, stores } = vendor;
      if (vendor === mailProgram) return [];
      return [{ name: company, category, stores, ...(privacy !== '' && { privacy }) }];
    }),
  ];
}

/** Not disclosed: what it opens is sent by the visitor alone. */
const mailProgram: Vendor = { name: 'mailto:', category: 'form', privacy: '', stores: [] };

/** Who gets a form, and whom a browser is led on to. `'self'`: from there back to the site. */
function formUse(
  { provider, to, redirects }: Extract<Embed, { kind: 'form' }>,
  links: Links,
): Use[] {
  const known: Readonly<Record<string, Vendor>> = embeds;
  const href = to === undefined ? undefined : links[to]?.href;
  if (href?.startsWith('mailto:')) return [{ vendor: mailProgram, sources: { form: ['mailto:'] } }];
  const uses = [to, ...redirects].flatMap((name, index): Use[] => {
    const address = links[name ?? '']?.href;
    if (!address?.startsWith('https:')) return [];
    const url = new URL(address);
    const vendor = (index === 0 && known[provider]) || embedVendor(url, 'form');
    return [{ vendor, sources: { form: [url.origin], connect: [url.origin] } }];
  });
  const vendor = uses[0]?.vendor ?? known[provider];
  return vendor ? [{ vendor, sources: { form: ["'self'"] } }, ...uses] : [];
}

function embedUse(embed: Embed, links: Links): Use[] {
  if (embed.kind === 'form') return formUse(embed, links);
  if (embed.kind === 'video') {
    const address = new URL(embed.src);
    const directive = embed.player === 'file' ? 'media' : 'frame';
    const vendor = embedVendor(address, 'embeddedMedia');
    return [{ vendor, sources: { [directive]: [address.origin] } }];
  }
  const pageLink = links[embed.page];
  if (!pageLink) return [];
  const address = new URL(pageLink.href);
  if (embed.kind === 'page') {
    const vendor = embedVendor(address, embed.category);
    return [{ vendor, sources: { frame: [address.origin] } }];
  }
  const { provider, script } = embed;
  const scriptLink = script === undefined ? undefined : links[script];
  const sources = {
    frame: [address.origin],
    ...(scriptLink && { script: [new URL(scriptLink.href).origin] }),
  };
  const known: Readonly<Record<string, Vendor>> = embeds;
  return [{ vendor: known[provider] ?? embedVendor(address, 'scheduling'), sources }];
}

/** One entry for each third party, in the order in which they were met. */
function join(uses: readonly Use[]): Use[] {
  const joined = new Map<string, Use>();
  for (const { vendor, sources } of uses) {
    const all = { ...joined.get(vendor.name)?.sources };
    for (const [key, hosts = []] of Object.entries(sources)) {
      const directive = key as keyof Sources;
      all[directive] = [...new Set([...(all[directive] ?? []), ...hosts])];
    }
    joined.set(vendor.name, { vendor, sources: all });
  }
  return [...joined.values()];
}
