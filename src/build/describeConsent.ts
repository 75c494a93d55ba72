import type { ConsentConfig } from '#browser/BootConfig.ts';
import type { Site } from '#schema/site.ts';
import { askedCategories } from '#vendors/askedCategories.ts';
import { siteUses } from '#vendors/ledger.ts';
import { hash } from './hash.ts';

const DAY = 86_400_000;

/** What the boot script knows of the question. */
export function describeConsent(site: Site): ConsentConfig {
  const asked = askedCategories(site);
  const vendors = siteUses(site)
    .filter(({ vendor }) => asked.includes(vendor.category))
    .map(({ vendor: { name, category, stores } }) => ({ name, category, stores }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    asked,
    version: hash(JSON.stringify([asked, vendors])),
    rememberFor: site.consent.rememberFor * DAY,
  };
}
