import { isAboutForm } from '#problems/wording.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import type { Generator } from './Candidate.ts';
import { joinBroken, partJoined } from './generators/brokenLines.ts';
import * as dashes from './generators/dashes.ts';
import * as lines from './generators/lines.ts';
import { changeMark } from './generators/marks.ts';
import { addOpener } from './generators/missingLines.ts';
import { moveLines } from './generators/movedLines.ts';
import * as quotes from './generators/quotes.ts';
import { uncomment } from './generators/uncomment.ts';
import * as words from './generators/words.ts';

/** How each kind of problem is corrected by itself, where its own fix or suggestion is not all. */
const corrections: Partial<Record<Code, Generator>> = {
  'old-version': words.migrateFile,
  'moved-key': words.migrateKeys,
  'removed-key': words.migrateKeys,
  'renamed-type': words.migrateKeys,
  'unknown-key': words.replaceKey,
  'misspelt-name': words.replaceName,
  'wrong-name': words.renameName,
  'wrong-kind': words.replaceValue,
  'value-needs-number': words.replaceValue,
  'unusual-number': words.replaceValue,
  'redirected-page': words.replaceValue,
  'redirect-chain': words.replaceValue,
  'needless-tab': words.replaceValue,
  'unknown-code': words.replaceValue,
  'comma-in-number': words.replaceValue,
  'comma-in-text': words.replaceValue,
  'value-in-comment': words.replaceValue,
  'duplicate-path': words.offer,
  'not-whole': words.offer,
  'too-small': words.offer,
  'too-big': words.offer,
  'unreasonable-number': words.offer,
  'repeated-constant': words.offer,
  'control-character': words.removeCharacter,
  'space-after-colon': words.spaceAfterColon,
  'space-after-dash': words.spaceAfterDash,
  'missing-dash': dashes.addDash,
  'duplicate-key': lines.removeDuplicate,
  'wrong-dash': dashes.replaceDash,
  'tab-indentation': lines.replaceIndent,
  'unusual-indentation': lines.replaceIndent,
  'wrong-indentation': lines.replaceIndent,
  'unreadable-yaml': lines.replaceIndent,
  'missing-colon': lines.addColon,
  'missing-comma': lines.addComma,
  'stray-text': lines.indentText,
  'stray-mark': lines.removeStray,
  'colon-in-text': quotes.putColonInQuotes,
  'text-after-bracket': quotes.putInQuotes,
  'text-after-quote': quotes.changeQuotes,
  'reserved-start': quotes.removeOrQuote,
  tag: quotes.removeTag,
  'unquoted-reference': quotes.putReferenceInQuotes,
  'unclosed-quote': quotes.closeQuote,
  'stray-quote': quotes.openQuote,
  'unclosed-bracket': quotes.closeBracket,
  'unopened-bracket': quotes.openBracket,
  'unclosed-reference': quotes.closeReference,
};

/** What the first problem may be the consequence of, the likeliest first. */
const causes: Partial<Record<Code, readonly Generator[]>> = {
  'old-version': [],
  'new-version': [],
  'merge-conflict': [],
  leftover: [],
  'repeated-file': [],
  'wrong-indentation': [dashes.addItemDash, moveLines, joinBroken, changeMark, addOpener],
  'unreadable-yaml': [
    dashes.addItemDash,
    quotes.quoteInBraces,
    joinBroken,
    changeMark,
    moveLines,
    addOpener,
  ],
  'missing-dash': [changeMark, moveLines, addOpener],
  'missing-colon': [dashes.addItemDash, joinBroken, changeMark, moveLines, addOpener],
  'colon-in-text': [quotes.quoteInBraces, joinBroken, changeMark, moveLines],
  'stray-text': [dashes.addItemDash, changeMark, moveLines],
  'unclosed-bracket': [joinBroken, changeMark],
};

/** The same for keys and values, which may be in another part than they should be. */
const causesOfKeys = [
  lines.removeRepeated,
  quotes.joinPieces,
  joinBroken,
  dashes.addLostDash,
  changeMark,
  addOpener,
  moveLines,
];

const aboutKeys: readonly Code[] = [
  'misplaced-item',
  'unknown-key',
  'duplicate-key',
  'missing-key',
  'missing-value',
  'wrong-kind',
  'unknown-link',
  'unknown-reference',
];

/** Whose corrections read the whole text again. */
export const readsWhole: readonly Code[] = ['moved-key', 'removed-key', 'renamed-type'];

/** Whose own fixes need no proof: another problem may come to light behind them, with another fix. */
const certain: readonly Code[] = [
  'wrong-count',
  'missing-dollar',
  'malformed-reference',
  'foreign-mark',
  'wrong-encoding',
  'control-character',
  'double-currency',
  'yes-as-text',
  'space-after-dash',
  'unknown-word',
  'unknown-key',
  'unknown-type',
];

/** How a problem is corrected by itself, where it can be: others need a person. */
export function correctionFor({ code, fix, suggestion }: Problem): Generator | undefined {
  if (fix) return certain.includes(code) ? words.certainFix : words.ownFix;
  return corrections[code] ?? (suggestion === undefined ? undefined : words.replaceWord);
}

/** What the errors may be the consequence of, with how the first is corrected by itself. */
export function causesFor(errors: readonly Problem[], own: readonly Generator[]): Generator[] {
  const code = errors[0]?.code ?? 'tag';
  const isAboutKeys = errors.some((error) => aboutKeys.includes(error.code));
  const others = isAboutKeys ? causesOfKeys : [lines.removeRepeated, changeMark];
  // Two lines that became one are right in quotes, too: that they were joined is tried first.
  const before = [uncomment, ...(code === 'colon-in-text' ? [partJoined] : [])];
  if (isAboutForm(code)) before.push(lines.addBar);
  return [...before, ...own, ...(causes[code] ?? others)];
}
