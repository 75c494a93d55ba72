import type { Category } from '#schema/consent.ts';
import type { Site } from '#schema/site.ts';
import { askedCategories } from './askedCategories.ts';
import { siteUses } from './ledger.ts';
import { answerStore, campaignStore, sentStore } from './ownStores.ts';
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
  const { name } = site.site;
  return [
    ...[
      { name, category: 'necessary' as const, stores: necessaryStores(site) },
      { name, category: 'marketing' as const, stores: tabStores(site) },
    ].filter(({ stores }) => stores.length > 0),
    ...siteUses(site).map(({ vendor: { name: company, category, privacy, stores } }) => ({
      name: company,
      category,
      privacy,
      stores,
    })),
  ];
}

/** The answer to the question. */
function necessaryStores(site: Site): Stored[] {
  const { rememberFor } = site.consent;
  return askedCategories(site).length > 0
    ? [{ name: answerStore, as: 'localStorage', days: rememberFor, at: 'site' }]
    : [];
}

/** What a tab remembers after a yes: what it has sent once, and the campaign that it came with. */
function tabStores({ pixel, campaign }: Site): Stored[] {
  return [
    ...(campaign
      ? [{ name: campaignStore, as: 'sessionStorage', days: null, at: 'site' } as const]
      : []),
    ...(pixel?.events.some(({ once }) => once)
      ? [{ name: sentStore, as: 'sessionStorage', days: null, at: 'site' } as const]
      : []),
  ];
}
