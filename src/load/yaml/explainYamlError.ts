import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { YAMLParseError } from 'yaml';
import {
  cutReference,
  missingComma,
  strayBracket,
  textAfterBracket,
  unclosedBracket,
  unopenedBracket,
} from './bracketFaults.ts';
import {
  oddIndentation,
  oddIndentationBefore,
  tabIndentation,
  unusualIndentation,
} from './indentationFaults.ts';
import { type Fault, placeOf } from './Fault.ts';
import { textAfterQuote, unclosedQuote, wrongEscape } from './quoteFaults.ts';
import { mangledStart, meaningfulStart, reservedStart } from './startFaults.ts';
import { colourAsComment } from './commentFault.ts';
import { strayMark } from './strayMarks.ts';
import { severalDocuments, tooDeep } from './fileFaults.ts';
import {
  colonInText,
  missingColon,
  missingColonBefore,
  spaceAfterColon,
  spaceAfterColonBefore,
  spaceAfterColonInBraces,
  spaceAfterDash,
  wrongDash,
} from './spaceFaults.ts';

/**
 * A parser's error in the operator's words, at the place where the operator has to write something.
 * What the line itself shows comes before what the parser thinks of it.
 */
export function explainYamlError(error: YAMLParseError, source: string): Problem {
  const fault = { error, source, start: error.pos[0], end: error.pos[1] };
  for (const explain of explanations) {
    const problem = explain(fault);
    if (problem) return problem;
  }
  const reason = lowerFirst(error.message.split('\n')[0] ?? '');
  return createProblem('unreadable-yaml', { reason }, placeOf(fault.start, fault.end));
}

/** In this order; the first that knows the fault tells it. */
const explanations: readonly ((fault: Fault) => Problem | undefined)[] = [
  tooDeep,
  tabIndentation,
  unusualIndentation,
  severalDocuments,
  wrongDash,
  wrongEscape,
  colourAsComment,
  strayMark,
  mangledStart,
  reservedStart,
  meaningfulStart,
  unclosedQuote,
  spaceAfterColonInBraces,
  unclosedBracket,
  spaceAfterColon,
  spaceAfterDash,
  missingComma,
  textAfterBracket,
  textAfterQuote,
  cutReference,
  strayBracket,
  spaceAfterColonBefore,
  missingColonBefore,
  unopenedBracket,
  colonInText,
  missingColon,
  oddIndentation,
  oddIndentationBefore,
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
