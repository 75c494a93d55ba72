import type { Problem } from '#problems/Problem.ts';
import type { Check, Facts } from './Check.ts';
import { duplicateIds } from './duplicateIds.ts';
import { duplicatePaths } from './duplicatePaths.ts';
import { missingMedia } from './missingMedia.ts';
import { unknownClicks } from './unknownClicks.ts';
import { unknownSections } from './unknownSections.ts';
import { unknownTargets } from './unknownTargets.ts';
import { unusedNames } from './unusedNames.ts';
import { unusedSections } from './unusedSections.ts';

/** The rules about the whole site, one a file. */
const checks: readonly Check[] = [
  duplicatePaths,
  duplicateIds,
  unknownTargets,
  unknownSections,
  unknownClicks,
  missingMedia,
];

/** Rules that are judged when every name is right: until then, an unused name may be the one that was meant. */
const afterwards: readonly Check[] = [unusedSections, unusedNames];

/** What the rules about the whole site find. */
export function runChecks(facts: Facts): Problem[] {
  const found = checks.flatMap((check) => check(facts));
  return found.length > 0 ? found : afterwards.flatMap((check) => check(facts));
}
