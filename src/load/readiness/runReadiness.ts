import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from '../checks/CheckContext.ts';
import { placeholderAddresses } from './placeholderAddresses.ts';
import { placeholderBrand } from './placeholderBrand.ts';
import { placeholderDescriptions } from './placeholderDescriptions.ts';
import { placeholderExamples } from './placeholderExamples.ts';
import { placeholderMedia } from './placeholderMedia.ts';
import { placeholderPixel } from './placeholderPixel.ts';
import { placeholderReasons } from './placeholderReasons.ts';
import { placeholderTelephones } from './placeholderTelephones.ts';
import { placeholderTexts } from './placeholderTexts.ts';
import { textsOf, type Text } from './texts.ts';

/** What a rule about placeholders may look at: every text of the file as it is written, and the rest. */
export type Draft = CheckContext & { texts: readonly Text[] };

/** One way to know a placeholder, by rule and not by a list that is kept by hand. */
export type Readiness = (draft: Draft) => Problem[];

const rules: readonly Readiness[] = [
  placeholderAddresses,
  placeholderTelephones,
  placeholderMedia,
  placeholderBrand,
  placeholderTexts,
  placeholderExamples,
  placeholderPixel,
  placeholderReasons,
  placeholderDescriptions,
];

/** What must still be replaced before the site goes live. */
export function runReadiness(context: CheckContext): Problem[] {
  const draft = { ...context, texts: textsOf(context) };
  return rules.flatMap((rule) => rule(draft));
}
