import type { Code, Problem } from '#problems/Problem.ts';
import type { Generator } from './Candidate.ts';
import { joinBroken, partJoined } from './generators/brokenLines.ts';
import {
  addColon,
  addComma,
  addDash,
  indentText,
  removeDuplicate,
  removeStray,
  replaceDash,
  replaceIndent,
} from './generators/lines.ts';
import { addOpener } from './generators/missingLines.ts';
import { moveLines } from './generators/movedLines.ts';
import {
  changeQuotes,
  closeBracket,
  closeQuote,
  closeReference,
  openBracket,
  openQuote,
  putColonInQuotes,
  putInQuotes,
  putReferenceInQuotes,
  removeOrQuote,
  removeTag,
} from './generators/quotes.ts';
import { changeMark } from './generators/strayMarks.ts';
import {
  certainFix,
  offer,
  ownFix,
  removeCharacter,
  replaceKey,
  replaceName,
  replaceValue,
  replaceWord,
  spaceAfterColon,
  spaceAfterDash,
} from './generators/words.ts';

/** How each kind of problem is corrected by itself. Codes that are not here need a person. */
const corrections: Partial<Record<Code, Generator>> = {
  'unknown-key': replaceKey,
  'unknown-type': replaceWord,
  'unknown-word': replaceWord,
  'unknown-link': replaceWord,
  'unknown-page': replaceWord,
  'unknown-anchor': replaceWord,
  'unknown-section': replaceWord,
  'unknown-click': replaceWord,
  'unknown-reference': replaceWord,
  'unknown-formatter': replaceWord,
  'unknown-alias': replaceWord,
  'missing-media': replaceWord,
  'wrong-form': replaceWord,
  'look-alike-address': replaceWord,
  'misspelt-name': replaceName,
  'wrong-name': replaceName,
  'wrong-kind': replaceValue,
  'unusual-number': replaceValue,
  'redirected-page': replaceValue,
  'redirect-chain': replaceValue,
  'needless-tab': replaceValue,
  'comma-in-number': replaceValue,
  'comma-in-text': replaceValue,
  'value-in-comment': replaceValue,
  'duplicate-path': offer,
  'not-whole': offer,
  'too-small': offer,
  'unreasonable-number': offer,
  'repeated-constant': offer,
  'wrong-count': certainFix,
  'missing-dollar': certainFix,
  'malformed-reference': certainFix,
  'misplaced-key': ownFix,
  'missing-opener': ownFix,
  'repeated-line': ownFix,
  'joined-lines': ownFix,
  'swallowed-item': ownFix,
  'missing-dash': addDash,
  'duplicate-key': removeDuplicate,
  'control-character': removeCharacter,
  'space-after-colon': spaceAfterColon,
  'space-after-dash': spaceAfterDash,
  'wrong-dash': replaceDash,
  'tab-indentation': replaceIndent,
  'unusual-indentation': replaceIndent,
  'wrong-indentation': replaceIndent,
  'unreadable-yaml': replaceIndent,
  'missing-colon': addColon,
  'missing-comma': addComma,
  'colon-in-text': putColonInQuotes,
  'text-after-bracket': putInQuotes,
  'text-after-quote': changeQuotes,
  'reserved-start': removeOrQuote,
  'stray-text': indentText,
  'stray-mark': removeStray,
  tag: removeTag,
  'unquoted-reference': putReferenceInQuotes,
  'unclosed-quote': closeQuote,
  'stray-quote': openQuote,
  'unclosed-bracket': closeBracket,
  'unopened-bracket': openBracket,
  'unclosed-reference': closeReference,
};

/** What the problem may be the consequence of, the likeliest first; any problem of a mark in a line. */
const causes: Partial<Record<Code, readonly Generator[]>> = {
  'wrong-indentation': [moveLines, joinBroken, changeMark, addOpener],
  'unreadable-yaml': [joinBroken, changeMark, moveLines, addOpener],
  'missing-dash': [changeMark, moveLines, addOpener],
  'missing-colon': [joinBroken, changeMark, moveLines, addOpener],
  'colon-in-text': [joinBroken, changeMark, moveLines],
  'unclosed-bracket': [joinBroken, changeMark],
  'unknown-key': [joinBroken, changeMark, moveLines],
  'wrong-kind': [joinBroken, changeMark, moveLines],
  'missing-key': [joinBroken, changeMark],
};

/** Codes that lines at a wrong column can lead to, wherever they are among the errors. */
const movedCodes: ReadonlySet<Code> = new Set<Code>([
  'wrong-indentation',
  'missing-dash',
  'missing-colon',
  'unreadable-yaml',
  'colon-in-text',
  'stray-text',
  'misplaced-key',
  'missing-opener',
  'duplicate-key',
  'unknown-key',
  'missing-value',
  'wrong-kind',
]);

/** How a problem is corrected by itself, where it can be. */
export function correctionFor({ code }: Problem): Generator | undefined {
  return corrections[code];
}

/** What the first error, and those after it, may be the consequence of. */
export function causesFor(errors: readonly Problem[]): Generator[] {
  const own = causes[errors[0]?.code ?? 'tag'] ?? [changeMark];
  const mayHaveMoved =
    errors.some(({ code, fix }) => movedCodes.has(code) && !fix?.isSafe) || hasFoundMissing(errors);
  return mayHaveMoved && !own.includes(moveLines) ? [...own, moveLines] : [...own];
}

/** Two lines that became one are right in quotes, too: that they were joined is tried first. */
export function causesBefore({ code }: Problem): Generator[] {
  return code === 'colon-in-text' ? [partJoined] : [];
}

/** Whether a part that is missing is in another group, where it misses something itself. */
function hasFoundMissing(errors: readonly Problem[]): boolean {
  const missing = errors.filter(({ code }) => code === 'missing-key').map(({ path }) => path);
  return missing.some((path) =>
    missing.some((other) => other.length > 1 && other.at(-2) === path.at(-1)),
  );
}
