import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { isInBrackets } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/** A value of the wrong kind, where what was meant is known to the letter. */
export function replaceValue(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const { start, end, suggestion } = problem;
  if (problem.fix) return tryFixes(problem, [problem.fix], context);
  const raw = source.slice(start, end);
  const odd = /^([\w-]+:)[\u00A0\u2000-\u200A\u202F\u3000]+(?=\S)/.exec(raw);
  if (odd) {
    // `href:` with a space behind it that is none: the whole is read as a text.
    const [whole, key = ''] = odd;
    const edit = { start: start + key.length, end: start + whole.length, text: ' ' };
    return { edits: [edit], isSafe: true };
  }
  if (typeof suggestion !== 'string') return undefined;
  if (raw.includes('\n')) return undefined;
  const telephone = /^"(\+\d{7,15})"$/.exec(suggestion)?.[1];
  if (telephone !== undefined) {
    // A telephone number that YAML took for a sum. In some places it needs "tel:" more than quotes.
    const fixes = [suggestion, `tel:${telephone}`].map((text) => ({
      edits: [{ start, end, text }],
      isSafe: true,
    }));
    return tryFixes(problem, fixes, context) ?? fixes[0];
  }
  const isReference = suggestion.startsWith('${') && isInBrackets(source, start);
  const text = isReference ? `"${suggestion}"` : suggestion;
  // A whole group in place of a value needs a second look.
  const isCertain = !text.startsWith('{') && (!isNumber(text) || isPlainNumber(raw));
  return { edits: [{ start, end, text }], isSafe: isCertain };
}

function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/**
 * Whether a text is certainly one number: digits, perhaps in quotes, in groups of three. «2,5» may
 * be two and a half, and «£5» or «10%» carry a unit that may not be the one meant.
 */
function isPlainNumber(raw: string): boolean {
  return /^(["']?)-?(?:\d{1,3}(?:[,_ ]\d{3})+|\d[\d_]*)(?:\.\d+)?\1$/.test(raw);
}
