import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { YAMLParseError } from 'yaml';
import {
  cutReference,
  missingComma,
  strayBracket,
  textAfterBracket,
  textAfterQuote,
  unclosedBracket,
  unclosedQuote,
  unopenedBracket,
} from './closingFaults.ts';
import {
  colonInText,
  missingColon,
  missingColonBefore,
  spaceAfterColon,
  spaceAfterColonBefore,
  spaceAfterColonInBraces,
} from './colonFaults.ts';
import { oddIndentation, oddIndentationBefore } from './indentationFaults.ts';
import { maxDepth } from './buildTree.ts';
import { lineAt } from '../lines.ts';
import {
  colourAsComment,
  mangledStart,
  meaningfulStart,
  spaceAfterDash,
  strayMark,
  unusualIndentation,
  wrongDash,
} from './markFaults.ts';
import { type Explanation, placeOf } from './ParserError.ts';

/**
 * A parser's error in the operator's words, at the place where the operator has to write something.
 * What the line itself shows comes before what the parser says of it.
 */
export function explainSyntaxError(
  { code, message, pos }: YAMLParseError,
  source: string,
): Problem {
  const [start, end] = pos;
  const error = { code, message, start, end, source, line: lineAt(source, start) };
  for (const explain of explanations) {
    const problem = explain(error);
    if (problem) return problem;
  }
  const [reason = ''] = message.split('\n');
  const plain = reason.charAt(0).toLowerCase() + reason.slice(1);
  return createProblem('unreadable-yaml', { reason: plain }, placeOf(start, end));
}

/** More levels than the parser can follow. */
const tooDeep: Explanation = ({ code, start, end }) =>
  code === 'RESOURCE_EXHAUSTION'
    ? createProblem('too-deep', { most: maxDepth }, placeOf(start, end))
    : undefined;

const tabIndentation: Explanation = ({ code, source, start }) => {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const tabs = /^\t+/.exec(source.slice(start))?.[0].length ?? 1;
  return createProblem('tab-indentation', {}, placeOf(start, start + tabs));
};

/** A second document after `---`, or after the `...` that ends the first. */
const severalDocuments: Explanation = ({ code, source, start }) => {
  if (code !== 'MULTIPLE_DOCS') return undefined;
  const before = [...source.slice(0, start).matchAll(/^\.\.\./gm)].at(-1)?.index;
  const dashes = source.indexOf('---', start);
  const at = before ?? (dashes === -1 ? start : dashes);
  const mark = source.slice(at, at + 3);
  return createProblem('several-documents', { mark }, placeOf(at, at + 3));
};

/** `\d` inside "…". */
const wrongEscape: Explanation = ({ code, source, start, end }) => {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  const escape = source.slice(start, Math.max(end, start + 2));
  return createProblem('wrong-escape', { escape }, placeOf(start, start + escape.length));
};

/** A text that starts with a character that no text without quotes can start with. */
const reservedStart: Explanation = ({ code, source, start, end }) =>
  code === 'BAD_SCALAR_START'
    ? createProblem('reserved-start', { character: source.charAt(start) }, placeOf(start, end))
    : undefined;

/** In this order: the first that knows the error explains it. */
const explanations: readonly Explanation[] = [
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
