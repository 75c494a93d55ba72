import { z } from 'zod';
import { adCopy } from './blocks/adCopy.ts';
import { callToAction } from './blocks/callToAction.ts';
import { comparison } from './blocks/comparison.ts';
import { contact } from './blocks/contact.ts';
import { downloads } from './blocks/downloads.ts';
import { embed } from './blocks/embed.ts';
import { facts } from './blocks/facts.ts';
import { form } from './blocks/form.ts';
import { features } from './blocks/features.ts';
import { gallery } from './blocks/gallery.ts';
import { faq } from './blocks/faq.ts';
import { hero } from './blocks/hero.ts';
import { logos } from './blocks/logos.ts';
import { note } from './blocks/note.ts';
import { priceList } from './blocks/priceList.ts';
import { pricing } from './blocks/pricing.ts';
import { privacyTable } from './blocks/privacyTable.ts';
import { table } from './blocks/table.ts';
import { schedule } from './blocks/schedule.ts';
import { richText } from './blocks/richText.ts';
import { scheduler } from './blocks/scheduler.ts';
import { split } from './blocks/split.ts';
import { steps } from './blocks/steps.ts';
import { team } from './blocks/team.ts';
import { testimonials } from './blocks/testimonials.ts';
import { video } from './blocks/video.ts';
import { type BlockSchema, hidden } from './defineBlock.ts';
import { group, name } from './fields.ts';

/** Every shipped block type. A new one is one line here and one in src/page/components.ts. */
export const Block = z.discriminatedUnion('type', [
  hero,
  split,
  features,
  video,
  callToAction,
  note,
  facts,
  comparison,
  scheduler,
  steps,
  testimonials,
  adCopy,
  gallery,
  team,
  contact,
  form,
  logos,
  faq,
  priceList,
  pricing,
  downloads,
  embed,
  table,
  schedule,
  richText,
  privacyTable,
]);

/** A block as the page gets it: defaults filled in, video links and rich text read. */
export type Block = z.output<typeof Block>;
/** The word of a block in site.yaml. */
export type BlockType = Block['type'];
/** One block by its word: `BlockOf<'hero'>`. */
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

const Use = group('A shared section, used by its name.', {
  use: name.meta({ kind: 'section' }).describe('The name of an entry under sections.'),
  hidden,
});

/** The shipped blocks and those of a site, which win where both have a word. Typed as the shipped ones: only data tells them apart. */
export function blocksWith(own: readonly BlockSchema[]): typeof Block {
  if (own.length === 0) return Block;
  const types = new Set(own.map(({ shape }) => shape.type.value));
  const shipped = Block.options.filter(({ shape }) => !types.has(shape.type.value));
  return z.discriminatedUnion('type', [...shipped, ...own] as never) as unknown as typeof Block;
}

/** An item of a list of sections: a block, or the name of a shared one. */
export function sectionOf(block: typeof Block) {
  return z.union([block, Use]);
}
