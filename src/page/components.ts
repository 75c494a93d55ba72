import type { ComponentType } from 'react';
import { AdCopy } from '#blocks/adCopy/AdCopy.tsx';
import { BannerLink } from '#blocks/bannerLink/BannerLink.tsx';
import { BenefitLine } from '#blocks/benefitLine/BenefitLine.tsx';
import { CallToAction } from '#blocks/callToAction/CallToAction.tsx';
import { Comparison } from '#blocks/comparison/Comparison.tsx';
import { Facts } from '#blocks/facts/Facts.tsx';
import { Headline } from '#blocks/headline/Headline.tsx';
import { Hero } from '#blocks/hero/Hero.tsx';
import { Note } from '#blocks/note/Note.tsx';
import { Offer } from '#blocks/offer/Offer.tsx';
import { PrivacyTable } from '#blocks/privacyTable/PrivacyTable.tsx';
import { RichText } from '#blocks/richText/RichText.tsx';
import { Scheduler } from '#blocks/scheduler/Scheduler.tsx';
import { Steps } from '#blocks/steps/Steps.tsx';
import { Testimonials } from '#blocks/testimonials/Testimonials.tsx';
import { TierBenefits } from '#blocks/tierBenefits/TierBenefits.tsx';
import { Tiers } from '#blocks/tiers/Tiers.tsx';
import { Video } from '#blocks/video/Video.tsx';
import type { BlockOf, BlockType } from '#schema/block.ts';

/** The component of every block type. It does not compile while one is missing. */
export const components: { readonly [Type in BlockType]: ComponentType<BlockOf<Type>> } = {
  hero: Hero,
  headline: Headline,
  video: Video,
  callToAction: CallToAction,
  note: Note,
  benefitLine: BenefitLine,
  facts: Facts,
  comparison: Comparison,
  scheduler: Scheduler,
  steps: Steps,
  testimonials: Testimonials,
  tiers: Tiers,
  tierBenefits: TierBenefits,
  offer: Offer,
  adCopy: AdCopy,
  bannerLink: BannerLink,
  richText: RichText,
  privacyTable: PrivacyTable,
};
