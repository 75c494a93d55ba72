import type { ComponentType } from 'react';
import type { Block, BlockOf, BlockType } from '#schema/block.ts';
import { ownComponents } from './ownComponents.ts';

/** The module of a block: its component is called as its type, with a capital. */
type Made<Type extends BlockType> = Record<Capitalize<Type>, ComponentType<BlockOf<Type>>>;

/**
 * The module of every shipped block type, each a separate file for the browser, so that a page loads
 * only those it shows. It does not compile while one is missing.
 */
export const components: {
  readonly [Type in BlockType]: () => Promise<Made<Type>>;
} = {
  hero: async () => import('#blocks/hero/Hero.tsx'),
  split: async () => import('#blocks/split/Split.tsx'),
  features: async () => import('#blocks/features/Features.tsx'),
  video: async () => import('#blocks/video/Video.tsx'),
  callToAction: async () => import('#blocks/callToAction/CallToAction.tsx'),
  note: async () => import('#blocks/note/Note.tsx'),
  facts: async () => import('#blocks/facts/Facts.tsx'),
  comparison: async () => import('#blocks/comparison/Comparison.tsx'),
  scheduler: async () => import('#blocks/scheduler/Scheduler.tsx'),
  steps: async () => import('#blocks/steps/Steps.tsx'),
  testimonials: async () => import('#blocks/testimonials/Testimonials.tsx'),
  adCopy: async () => import('#blocks/adCopy/AdCopy.tsx'),
  gallery: async () => import('#blocks/gallery/Gallery.tsx'),
  team: async () => import('#blocks/team/Team.tsx'),
  contact: async () => import('#blocks/contact/Contact.tsx'),
  form: async () => import('#blocks/form/Form.tsx'),
  logos: async () => import('#blocks/logos/Logos.tsx'),
  faq: async () => import('#blocks/faq/Faq.tsx'),
  priceList: async () => import('#blocks/priceList/PriceList.tsx'),
  pricing: async () => import('#blocks/pricing/Pricing.tsx'),
  downloads: async () => import('#blocks/downloads/Downloads.tsx'),
  embed: async () => import('#blocks/embed/Embed.tsx'),
  table: async () => import('#blocks/table/Table.tsx'),
  schedule: async () => import('#blocks/schedule/Schedule.tsx'),
  richText: async () => import('#blocks/richText/RichText.tsx'),
  privacyTable: async () => import('#blocks/privacyTable/PrivacyTable.tsx'),
};

/** What few pages need: separate files, too. No block type begins with a capital. */
const extras = {
  /** Of what is around the sections where a site says more there than most. */
  Frame: async () => import('./frame/Frame.tsx'),
  ShopSign: async () => import('#blocks/hero/ShopSign.tsx'),
  Trust: async () => import('#blocks/hero/Trust.tsx'),
  Band: async () => import('#blocks/callToAction/Band.tsx'),
  Quotes: async () => import('#blocks/testimonials/Quotes.tsx'),
  Tabs: async () => import('#blocks/features/Tabs.tsx'),
  ComparisonTable: async () => import('#blocks/pricing/ComparisonTable.tsx'),
  Place: async () => import('#blocks/contact/Place.tsx'),
};

/** The components that are loaded: at least those of the page that is shown. */
export type Components = { readonly [Type in BlockType]?: ComponentType<BlockOf<Type>> } & {
  readonly [Name in keyof typeof extras]?: Extras[Name] extends Record<Name, infer Component>
    ? Component
    : Extras[Name];
};
type Extras = { [Name in keyof typeof extras]: Awaited<ReturnType<(typeof extras)[Name]>> };

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
  const all: Partial<Record<string, () => Promise<object>>> = {
    ...components,
    ...extras,
    ...ownComponents,
  };
  const loaded = [...new Set(names ?? Object.keys(all))].map(async (type) => {
    // What is no block type reaches here only in data that is not ours: the page shows its error.
    const made = await all[type]?.();
    const name = type.charAt(0).toUpperCase() + type.slice(1);
    // A frame is all of its module; a site’s own component is there already.
    return [type, made && (Reflect.get(made, name) ?? made)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Components;
}
