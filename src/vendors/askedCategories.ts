import type { Category } from '#schema/consent.ts';
import type { Site } from '#schema/site.ts';
import { siteUses } from './ledger.ts';

/**
 * What visitors are asked for: the pixel, and what else site.yaml has words for, but only where the
 * site has something of the kind. A question about nothing is never asked.
 */
export function askedCategories(site: Site): Category[] {
  const { consent, pixel } = site;
  if (!consent.ask) return [];
  const present = new Set(siteUses(site).map(({ vendor }) => vendor.category));
  if (pixel) present.add('marketing');
  const asked: Category[] = ['marketing', 'embeddedMedia', 'scheduling'];
  return asked.filter(
    (category) =>
      present.has(category) &&
      (category === 'marketing' || consent.categories?.[category] !== undefined),
  );
}
