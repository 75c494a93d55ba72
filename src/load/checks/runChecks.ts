import type { Problem } from '#problems/Problem.ts';
import type { Check, CheckContext } from './CheckContext.ts';
import { colourContrast, signContrast } from './contrast.ts';
import { duplicateIds, duplicatePaths, duplicateRedirects, duplicateTitles } from './duplicates.ts';
import { joinRepeats, joinUses } from './joinUses.ts';
import { foreignCalendars, lookAlikeAddresses, unsuitableLinks } from './linkTargets.ts';
import { meaninglessAlts, unsuitableMedia } from './media.ts';
import { lostTexts, mangledReferences, strayQuotes, swallowedItems } from './misreadTexts.ts';
import { unreasonableNumbers, unusualNumbers } from './numbers.ts';
import { emptyPages, unreachablePages } from './pages.ts';
import { deadEvents, doubleEvents } from './pixelEvents.ts';
import { deadRedirects, offWebRedirects, redirectWays } from './redirects.ts';
import { repeatedConstants } from './repeatedConstants.ts';
import { repeatedItems } from './repeatedItems.ts';
import { missingMedia, unknownNames } from './unknownNames.ts';
import { unknownTargets } from './unknownTargets.ts';
import { unusedNames, unusedParts } from './unused.ts';

/** The rules about the whole site. */
const checks: readonly Check[] = [
  duplicatePaths,
  duplicateIds,
  duplicateTitles,
  unknownTargets,
  unsuitableLinks,
  foreignCalendars,
  unknownNames,
  emptyPages,
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

/** Rules that run when every name is right: until then, an unused name may be the one that was meant. */
const afterwards: readonly Check[] = [repeatedItems, unusedNames, unusedParts, unreachablePages];

/** What the rules about the whole site find. An error may be the cause of more. */
export function runChecks(context: CheckContext): Problem[] {
  const all = checks.flatMap((check) => check(context));
  const found = joinRepeats(joinUses(all, context), context);
  const isSound = found.every(
    ({ severity, code }) => severity === 'warning' && code !== 'missing-dollar',
  );
  return isSound ? [...found, ...afterwards.flatMap((check) => check(context))] : [...found];
}
