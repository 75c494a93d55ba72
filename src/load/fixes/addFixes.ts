import type { Code, Problem } from '#problems/Problem.ts';
import type { Fixer, FixContext } from './Fixer.ts';
import { changeQuotes } from './changeQuotes.ts';
import { closeQuote, closeBracket, closeReference } from './closeWhatIsOpen.ts';
import { addComma } from './addComma.ts';
import { addColon } from './addColon.ts';
import { addDash } from './addDash.ts';
import { indentText } from './indentText.ts';
import { moveLine } from './moveLine.ts';
import { nameColumn } from './nameColumn.ts';
import { offer } from './offer.ts';
import { ownFix } from './ownFix.ts';
import { proveFix } from './proveFix.ts';
import { openBracket } from './openBracket.ts';
import { openQuote } from './openQuote.ts';
import {
  putColonInQuotes,
  putInQuotes,
  putReferenceInQuotes,
  removeOrQuote,
  removeTag,
} from './putInQuotes.ts';
import { removeCharacter } from './removeCharacter.ts';
import { removeStray } from './removeStray.ts';
import { removeDuplicate } from './removeDuplicate.ts';
import { replaceDash } from './replaceDash.ts';
import { replaceKey } from './replaceKey.ts';
import { replaceValue } from './replaceValue.ts';
import { replaceWord } from './replaceWord.ts';
import { whenItHelps } from './whenItHelps.ts';
import { spaceAfterColon, spaceAfterDash } from './spaceAfter.ts';

/** How each kind of problem is taken away. Codes that are not here need a person. */
const fixers: Partial<Record<Code, Fixer>> = {
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
  'misspelt-name': whenItHelps(replaceWord),
  'wrong-name': whenItHelps(replaceWord),
  'wrong-kind': replaceValue,
  'unusual-number': replaceValue,
  'redirected-page': replaceValue,
  'redirect-chain': replaceValue,
  'needless-tab': replaceValue,
  'duplicate-path': offer,
  'not-whole': offer,
  'too-small': offer,
  'unreasonable-number': offer,
  'repeated-constant': offer,
  'wrong-count': ownFix,
  'missing-dash': addDash,
  'misplaced-key': proveFix,
  'missing-opener': proveFix,
  'repeated-line': proveFix,
  'joined-lines': proveFix,
  'missing-dollar': ownFix,
  'malformed-reference': ownFix,
  'swallowed-item': proveFix,
  'comma-in-number': replaceValue,
  'comma-in-text': replaceValue,
  'value-in-comment': replaceValue,
  'duplicate-key': removeDuplicate,
  'control-character': removeCharacter,
  'space-after-colon': spaceAfterColon,
  'space-after-dash': spaceAfterDash,
  'wrong-dash': replaceDash,
  'tab-indentation': moveLine,
  'wrong-indentation': moveLine,
  'unusual-indentation': moveLine,
  'unreadable-yaml': moveLine,
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

/** Those that are shown at all; `--fix` comes round again for the others. */
const mostFixes = 100;

/** The same problems, each with its fix where there is one. */
export function addFixes(problems: readonly Problem[], context: FixContext): Problem[] {
  return problems.map((problem, index) => {
    if (index >= mostFixes) return problem;
    const fix = fixers[problem.code]?.(problem, context);
    const { fix: _, ...bare } = problem;
    return fix ? nameColumn({ ...bare, fix }, context.source) : bare;
  });
}
