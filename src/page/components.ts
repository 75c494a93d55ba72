import type { ComponentType } from 'react';
import type { Block, BlockOf, BlockType } from '#schema/block.ts';
import { ownComponents } from './ownComponents.ts';

/**
 * The component of every shipped block type, each a separate file for the browser, so that a page loads
 * only those it shows. It does not compile while one is missing.
 */
export const components: {
  readonly [Type in BlockType]: () => Promise<ComponentType<BlockOf<Type>>>;
} = {
  hero: async () => (await import('#blocks/hero/Hero.tsx')).Hero,
  split: async () => (await import('#blocks/split/Split.tsx')).Split,
  features: async () => (await import('#blocks/features/Features.tsx')).Features,
  video: async () => (await import('#blocks/video/Video.tsx')).Video,
  callToAction: async () => (await import('#blocks/callToAction/CallToAction.tsx')).CallToAction,
  note: async () => (await import('#blocks/note/Note.tsx')).Note,
  facts: async () => (await import('#blocks/facts/Facts.tsx')).Facts,
  comparison: async () => (await import('#blocks/comparison/Comparison.tsx')).Comparison,
  scheduler: async () => (await import('#blocks/scheduler/Scheduler.tsx')).Scheduler,
  steps: async () => (await import('#blocks/steps/Steps.tsx')).Steps,
  testimonials: async () => (await import('#blocks/testimonials/Testimonials.tsx')).Testimonials,
  adCopy: async () => (await import('#blocks/adCopy/AdCopy.tsx')).AdCopy,
  gallery: async () => (await import('#blocks/gallery/Gallery.tsx')).Gallery,
  team: async () => (await import('#blocks/team/Team.tsx')).Team,
  contact: async () => (await import('#blocks/contact/Contact.tsx')).Contact,
  form: async () => (await import('#blocks/form/Form.tsx')).Form,
  logos: async () => (await import('#blocks/logos/Logos.tsx')).Logos,
  faq: async () => (await import('#blocks/faq/Faq.tsx')).Faq,
  priceList: async () => (await import('#blocks/priceList/PriceList.tsx')).PriceList,
  pricing: async () => (await import('#blocks/pricing/Pricing.tsx')).Pricing,
  downloads: async () => (await import('#blocks/downloads/Downloads.tsx')).Downloads,
  embed: async () => (await import('#blocks/embed/Embed.tsx')).Embed,
  table: async () => (await import('#blocks/table/Table.tsx')).Table,
  schedule: async () => (await import('#blocks/schedule/Schedule.tsx')).Schedule,
  richText: async () => (await import('#blocks/richText/RichText.tsx')).RichText,
  privacyTable: async () => (await import('#blocks/privacyTable/PrivacyTable.tsx')).PrivacyTable,
};

/** What few pages need: separate files, too. No block type begins with a capital. */
const extras = {
  /** Of what is around the sections where a site says more there than most. */
  Frame: async () => import('./frame/Frame.tsx'),
  ShopSign: async () => (await import('#blocks/hero/ShopSign.tsx')).ShopSign,
  Trust: async () => (await import('#blocks/hero/Trust.tsx')).Trust,
  Band: async () => (await import('#blocks/callToAction/Band.tsx')).Band,
  Quotes: async () => (await import('#blocks/testimonials/Quotes.tsx')).Quotes,
  Tabs: async () => (await import('#blocks/features/Tabs.tsx')).Tabs,
  ComparisonTable: async () =>
    (await import('#blocks/pricing/ComparisonTable.tsx')).ComparisonTable,
  Place: async () => (await import('#blocks/contact/Place.tsx')).Place,
};

/** The components that are loaded: at least those of the page that is shown. */
export type Components = { readonly [Type in BlockType]?: ComponentType<BlockOf<Type>> } & {
  readonly [Name in keyof typeof extras]?: Awaited<ReturnType<(typeof extras)[Name]>>;
};

/** What few pages need. */
export type Extra = keyof typeof extras;

/** The names of the components that a page needs. */
export function neededFor({
  sections,
  extras: more = [],
}: {
  sections: readonly Block[];
  extras?: readonly Extra[];
}): (keyof Components)[] {
  return [...sections.map(({ type }) => type), ...more];
}

/** Fetches the components of these names; all of them where none are given. */
export async function loadComponents(names?: Iterable<string>): Promise<Components> {
  const all: Partial<Record<string, () => Promise<unknown>>> = {
    ...components,
    ...extras,
    ...ownComponents,
  };
  const loaded = [...new Set(names ?? Object.keys(all))].map(async (type) => {
    // What is no block type reaches here only in data that is not ours: the page shows its error.
    return [type, await all[type]?.()] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Components;
}
