import type { Problem } from '#problems/Problem.ts';
import type { Check, CheckContext } from './CheckContext.ts';
import { colourContrast } from './colourContrast.ts';
import { deadEvents } from './deadEvents.ts';
import { deadRedirects } from './deadRedirects.ts';
import { doubleEvents } from './doubleEvents.ts';
import { duplicateIds } from './duplicateIds.ts';
import { duplicatePaths } from './duplicatePaths.ts';
import { duplicateRedirects } from './duplicateRedirects.ts';
import { duplicateTitles } from './duplicateTitles.ts';
import { emptyPages } from './emptyPages.ts';
import { foreignCalendars } from './foreignCalendars.ts';
import { joinRepeats } from './joinRepeats.ts';
import { joinUses } from './joinUses.ts';
import { lookAlikeAddresses } from './lookAlikeAddresses.ts';
import { lostTexts } from './lostTexts.ts';
import { meaninglessAlts } from './meaninglessAlts.ts';
import { mangledReferences } from './mangledReferences.ts';
import { missingMedia } from './missingMedia.ts';
import { offWebRedirects } from './offWebRedirects.ts';
import { redirectWays } from './redirectWays.ts';
import { repeatedConstants } from './repeatedConstants.ts';
import { repeatedItems } from './repeatedItems.ts';
import { signContrast } from './signContrast.ts';
import { swallowedItems } from './swallowedItems.ts';
import { strayQuotes } from './strayQuotes.ts';
import { unknownClicks } from './unknownClicks.ts';
import { unknownSections } from './unknownSections.ts';
import { unknownTargets } from './unknownTargets.ts';
import { unreachablePages } from './unreachablePages.ts';
import { unreasonableNumbers } from './unreasonableNumbers.ts';
import { unsuitableMedia } from './unsuitableMedia.ts';
import { unusualNumbers } from './unusualNumbers.ts';
import { unsuitableLinks } from './unsuitableLinks.ts';
import { unusedNames } from './unusedNames.ts';
import { unusedParts } from './unusedParts.ts';
import { unusedSections } from './unusedSections.ts';

/** The rules about the whole site, one a file. */
const checks: readonly Check[] = [
  duplicatePaths,
  duplicateIds,
  duplicateTitles,
  unknownTargets,
  unsuitableLinks,
  foreignCalendars,
  unknownSections,
  emptyPages,
  unknownClicks,
  mangledReferences,
  missingMedia,
  unsuitableMedia,
  meaninglessAlts,
  colourContrast,
  signContrast,
  unreasonableNumbers,
  unusualNumbers,
  lookAlikeAddresses,
  repeatedConstants,
  lostTexts,
  swallowedItems,
  strayQuotes,
  deadEvents,
  doubleEvents,
  deadRedirects,
  duplicateRedirects,
  redirectWays,
  offWebRedirects,
];

/** Rules that are judged when every name is right: until then, an unused name may be the one that was meant. */
const afterwards: readonly Check[] = [
  repeatedItems,
  unusedSections,
  unusedNames,
  unusedParts,
  unreachablePages,
];

/** What the rules about the whole site find. A warning stands by itself; an error may be the cause of more. */
export function runChecks(facts: CheckContext): Problem[] {
  const all = checks.flatMap((check) => check(facts));
  const found = joinRepeats(joinUses(all, facts), facts);
  const isSound = found.every(
    ({ severity, code }) => severity === 'warning' && code !== 'missing-dollar',
  );
  return isSound ? [...found, ...afterwards.flatMap((check) => check(facts))] : [...found];
}
