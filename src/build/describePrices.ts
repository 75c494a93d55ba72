import type { BlockOf } from '#schema/block.ts';
import type { Site } from '#schema/site.ts';
import { dayLong } from '#schema/calendar.ts';
import type { Thing } from './Thing.ts';

/** Plans with their prices (https://developers.google.com/search/docs/appearance/structured-data/product-snippet), where the section says so. */
export function describePlans(
  { structuredData, plans, periods = [] }: BlockOf<'pricing'>,
  site: Site,
): Thing[] {
  if (!structuredData) return [];
  return plans.flatMap(({ name, text, price, unit, early, prices = [] }) => {
    const offers = [
      ...(early ? offer({ price: early.price, priceValidUntil: early.until }, site) : []),
      ...offer({ price, unit, validFrom: early && dayAfter(early.until) }, site),
      ...prices.flatMap((one, index) =>
        offer({ name: periods[index], price: one.price, unit: one.unit ?? unit }, site),
      ),
    ];
    return offers.length > 0 ? [{ '@type': 'Product', name, description: text, offers }] : [];
  });
}

/** A list of prices, where the section says so. */
export function describeCatalog(
  { structuredData, heading, groups }: BlockOf<'priceList'>,
  site: Site,
): Thing[] {
  if (!structuredData) return [];
  const itemListElement = groups.flatMap(({ sizes: common = [], entries }) =>
    entries.flatMap(({ name, text: description, price, prices = [], sizes = common }) => [
      ...offer({ name, description, price }, site),
      ...prices.flatMap((one, index) =>
        offer({ name: `${name}, ${sizes[index]}`, description, price: one }, site),
      ),
    ]),
  );
  return itemListElement.length > 0
    ? [{ '@type': 'OfferCatalog', name: heading, itemListElement }]
    : [];
}

type Offer = {
  name?: string | undefined;
  description?: string | undefined;
  price?: string | undefined;
  /** What one pays it for, such as `a month`. */
  unit?: string | undefined;
  priceValidUntil?: string;
  validFrom?: string | undefined;
};

/** An offer at a price that is one amount: `from £9` and `On request` are none. */
function offer(
  { price = '', unit, ...about }: Offer,
  { site: { currency, language } }: Site,
): Thing[] {
  const amount = currency && amountOf(price, currency, language);
  if (!amount) return [];
  const paid = { price: amount, priceCurrency: currency };
  const each = { '@type': 'UnitPriceSpecification', ...paid, unitText: unit };
  const asked = unit === undefined ? paid : { priceSpecification: each };
  return [{ '@type': 'Offer', ...about, ...asked }];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayLong).toISOString().slice(0, 10);
}

/** `£1,250` as `1250`, `12,50 €` as `12.50`; undefined for words, and another currency than that of the site. */
export function amountOf(text: string, currency: string, language: string): string | undefined {
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
  );
  const plain = [currency, ...signs].reduce((rest, sign) => rest.replace(sign, ''), text);
  // `12.–`, as the Swiss write it.
  const digits = plain.replace(/[\s'’]/g, '').replace(/[.,][-–—]$/, '');
  const [, whole, fraction] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return whole && [whole.replace(/[.,]/g, ''), fraction].filter(Boolean).join('.');
}
