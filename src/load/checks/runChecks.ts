import type { Problem } from '#problems/Problem.ts';
import type { Document } from '../readDocument.ts';
import type { Check, CheckContext } from './CheckContext.ts';
import * as contrast from './contrast.ts';
import { needlessSwitch, unsuitableDarkPictures } from './darkPictures.ts';
import { doubleCurrency } from './doubleCurrency.ts';
import * as duplicates from './duplicates.ts';
import { unsaidPurposes, unsuitableForms } from './forms.ts';
import { foreignMarks } from './foreignMarks.ts';
import * as links from './links.ts';
import * as redirects from './redirects.ts';
import { localeCodes } from './localeCodes.ts';
import * as media from './media.ts';
import * as misreadTexts from './misreadTexts.ts';
import { missingTypefaces, unknownStyles } from './looks.ts';
import * as numbers from './numbers.ts';
import * as pages from './pages.ts';
import { pastDays } from './pastDays.ts';
import * as pixelEvents from './pixelEvents.ts';
import { richTextSlips } from './richTextSlips.ts';
import * as swallowedTexts from './swallowedTexts.ts';
import * as unused from './unused.ts';
import { wrongEncoding } from './wrongEncoding.ts';
import { yesAsText } from './yesAsText.ts';
import { unknownIcons } from './unknownIcons.ts';
import { joinNames, unknownNames, unknownTargets } from './unknownNames.ts';

/** Rules that need no more than a name: what they find is reported beside what the schema refuses. */
const ofNames = [unknownIcons, unknownStyles, missingTypefaces];

/** The rules about the whole site. */
const checks: readonly Check[] = [
  duplicates.duplicateValues,
  (context) =>
    unknownTargets({ ...context, sectionsOf: (page) => context.site.routes[page]?.sections }),
  links.unsuitableLinks,
  links.foreignCalendars,
  links.unsuitableFrames,
  unsuitableForms,
  unsaidPurposes,
  unknownNames,
  pages.emptyPages,
  misreadTexts.mangledReferences,
  media.unsuitableMedia,
  media.unequalPairs,
  unsuitableDarkPictures,
  needlessSwitch,
  media.meaninglessAlts,
  contrast.colourContrast,
  contrast.signContrast,
  numbers.unreasonableNumbers,
  numbers.unusualNumbers,
  numbers.pricesWithoutCurrency,
  links.lookAlikeAddresses,
  numbers.repeatedConstants,
  misreadTexts.lostTexts,
  misreadTexts.lostHeadings,
  swallowedTexts.swallowedItems,
  swallowedTexts.swallowedSections,
  swallowedTexts.swallowedKeys,
  misreadTexts.strayQuotes,
  misreadTexts.strayEnds,
  foreignMarks,
  richTextSlips,
  wrongEncoding,
  doubleCurrency,
  localeCodes,
  yesAsText,
  pixelEvents.deadEvents,
  pixelEvents.doubleEvents,
  pastDays,
  redirects.deadRedirects,
  redirects.restTargets,
  redirects.redirectWays,
];

/** Rules that run when every name is right: until then, an unused name may be the one that was meant. */
const afterwards: readonly Check[] = [
  duplicates.repeatedItems,
  unused.unusedNames,
  unused.unusedConstants,
  unused.unusedParts,
  pages.unreachablePages,
];

/** What the rules about single names find. */
export function checkNames(document: Document): Problem[] {
  return ofNames.flatMap((check) => check(document));
}

/** What the rules about the whole site find. An error may be the cause of more. */
export function runChecks(context: CheckContext): Problem[] {
  const all = [...checkNames(context), ...checks.flatMap((check) => check(context))];
  const found = joinNames(all, context);
  const isSound = found.every(
    ({ severity, code }) => severity === 'warning' && code !== 'missing-dollar',
  );
  return isSound ? [...found, ...afterwards.flatMap((check) => check(context))] : found;
}
