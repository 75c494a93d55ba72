import type { Category } from '#schema/consent.ts';
import type { Site } from '#schema/site.ts';
import { siteUses } from './ledger.ts';
import type { Stored, Vendor } from './Vendor.ts';

/** What a visitor may know of a third party: what it is for, what it keeps and for how long. */
export type Disclosure = Pick<Vendor, 'name' | 'stores'> & {
  /** `necessary` is what the site keeps itself. */
  category: Category | 'necessary';
  /** Its own words on privacy; the site's are elsewhere. */
  privacy?: string;
};

/** Everybody who may keep or learn something on this site, the site itself first. */
export function disclose(site: Site): Disclosure[] {
  const own = ownStores(site);
  return [
    ...(own.length > 0
      ? [{ name: site.site.name, category: 'necessary' as const, stores: own }]
      : []),
    ...siteUses(site).map(({ vendor: { name, category, privacy, stores } }) => ({
      name,
      category,
      privacy,
      stores,
    })),
  ];
}

/** The answer to the question, what a tab has sent once already, and the campaign that it came with. */
function ownStores({ consent, pixel, campaign }: Site): Stored[] {
  return [
    ...(consent.ask
      ? [{ name: 'consent', as: 'localStorage', days: consent.rememberFor, at: 'site' } as const]
      : []),
    ...(campaign
      ? [{ name: 'campaign', as: 'sessionStorage', days: null, at: 'site' } as const]
      : []),
    ...(pixel?.events.some(({ once }) => once)
      ? [{ name: 'sent', as: 'sessionStorage', days: null, at: 'site' } as const]
      : []),
  ];
}
