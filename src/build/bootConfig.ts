import type { BootConfig, ConsentConfig, PixelConfig } from '#browser/BootConfig.ts';
import { facesOf, familyOf, type Typefaces } from '#page/typefaceStyles.ts';
import type { Campaign } from '#schema/campaign.ts';
import type { Site } from '#schema/site.ts';
import { askedCategories, siteUses } from '#vendors/ledger.ts';
import { countedAccounts, countsUnasked } from '#vendors/counters.ts';
import { advertisingAccounts, pixelVendors } from '#vendors/pixels.ts';
import { addressOf } from './addressOf.ts';
import type { ClientBundle } from './bundleClient.ts';
import { eventRules } from './eventRules.ts';
import { hash } from './hash.ts';
import { literal } from './hosts/settings.ts';

const DAY = 86_400_000;

type Built = { fonts: Typefaces; client: Pick<ClientBundle, 'providers' | 'counters'> };

/** What the boot script needs on every page of the site. */
export function siteBootConfig(site: Site, { fonts, client }: Built) {
  return {
    typefaces: facesOf(fonts).flatMap(([role, { sources }]) =>
      sources.map(({ src, lightest, boldest, range }) => {
        const letters = range !== undefined && { unicodeRange: range };
        const described = { weight: `${lightest} ${boldest}`, ...letters };
        return [familyOf[role], `url(${src})`, described] as const;
      }),
    ),
    fetching: site.timings.fetching,
    ...(followsVisitors(site) && {
      pixel: pixelConfig(site, client),
      consent: consentConfig(site),
      campaign: campaignPattern(site.campaign),
    }),
  } satisfies Partial<BootConfig>;
}

/** The script that a site needs. */
export function clientFor(site: Site, bundled: ClientBundle): ClientBundle {
  const { boot, plainBoot, countingBoot, counters, files } = bundled;
  if (countedAccounts(site.pixel, site.links).length > 0) return { ...bundled, boot: countingBoot };
  return {
    ...bundled,
    boot: followsVisitors(site) ? boot : plainBoot,
    files: files.filter(({ path }) => `/${path}` !== counters),
  };
}

/** Whether the site needs the whole boot script. */
export function followsVisitors(site: Site): boolean {
  return askedCategories(site).length > 0 || Boolean(site.pixel ?? site.campaign);
}

/** What visitors are asked for; the version changes with the third parties. */
export function consentConfig(site: Site): ConsentConfig {
  const isCounted = countsUnasked(site.pixel, site.consent.ask);
  const asked = askedCategories(site).filter((one) => !isCounted || one !== 'statistics');
  const vendors = siteUses(site)
    .filter(({ vendor }) => asked.some((category) => category === vendor.category))
    .map(({ vendor: { name, category, stores } }) => ({ name, category, stores }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    asked,
    version: hash(JSON.stringify([asked, vendors])),
    rememberFor: site.consent.rememberFor * DAY,
    ...(isCounted && { isCounted }),
  };
}

/** A site without a pixel has no rules, so nothing else is ever loaded. */
function pixelConfig(site: Site, client: Built['client']): PixelConfig {
  const { pixel } = site;
  const { value, currency } = pixel ?? { value: 0, currency: '' };
  const accounts = advertisingAccounts(pixel);
  const vendors = accounts.flatMap(({ provider }) => pixelVendors[provider] ?? []);
  const origins = [...new Set(vendors.flatMap(({ sources }) => sources?.script ?? []))];
  const module = pixel ? addressOf(site, client.providers) : '';
  const events = eventRules(pixel?.events ?? [], site);
  const counted = countedAccounts(pixel, site.links);
  const statistics = { accounts: counted, module: addressOf(site, client.counters) };
  return {
    events,
    value,
    currency,
    accounts,
    module,
    origins,
    ...(counted.length > 0 && { statistics }),
  };
}

/** A site without a campaign finds none: `(?!)` matches nothing. */
export function campaignPattern(campaign: Campaign | undefined): string {
  return campaign ? `[?&](?:${campaign.parameters.map(literal).join('|')})=[^&#]+` : '(?!)';
}
