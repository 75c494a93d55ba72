import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { endOfValue } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/** A text that YAML misreads without quotes: the whole value is put in quotes. */
export function putInQuotes(problem: Problem, context: FixContext): Fix | undefined {
  const { start } = problem;
  return tryFixes(problem, quotes(start, endOfValue(context.source, start), context), context);
}

/** `tel: +44…` is an address with a space too many, `Note: closed` a text that needs quotes. */
export function putColonInQuotes(problem: Problem, context: FixContext): Fix | undefined {
  const { start } = problem;
  const address = /^(?:tel|mailto|https):( +)(?=\S)/.exec(context.source.slice(start, problem.end));
  if (!address) return putInQuotes(problem, context);
  const end = start + address[0].length;
  const edit = { start: end - (address[1] ?? '').length, end, text: '' };
  return tryFixes(problem, [{ edits: [edit], isSafe: true }], context);
}

/** A character at the start of a text: a mark that goes, or part of a text that needs quotes. */
export function removeOrQuote(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const { start, end } = problem;
  const quoted = quotes(start, endOfValue(source, start), context);
  const isText = /^[*?@`%&]/.test(source.slice(start, end));
  return tryFixes(problem, isText ? quoted : [withoutStart(problem, source), ...quoted], context);
}

/** `!!str 5` does without its tag; `!word` may be the first of a text. Not judged: there may be thousands. */
export function removeTag(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const { start, end } = problem;
  const tag = source.slice(start, end);
  const fix =
    /^!(?:[a-z]|$)/.test(tag) || /^!!|^!</.test(tag)
      ? withoutStart(problem, source)
      : quotes(start, endOfValue(source, start), context)[0];
  return fix && { ...fix, isSafe: /^!!|^!</.test(tag) };
}

function withoutStart({ start, end }: Problem, source: string): Fix {
  const space = /^ */.exec(source.slice(end, end + 20))?.[0].length ?? 0;
  return { edits: [{ start, end: end + space, text: '' }], isSafe: true };
}

/** The same for a reference inside brackets; the text that it stands in ends at the next comma or bracket. */
export function putReferenceInQuotes(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const before = /[^[{,:\n]*$/.exec(source.slice(0, problem.start))?.[0] ?? '';
  const start = problem.start - before.trimStart().length;
  const rest = /^[^\],}\n]*/.exec(source.slice(problem.end))?.[0] ?? '';
  const end = problem.end + rest.trimEnd().length;
  return tryFixes(problem, quotes(start, end, context), context);
}

/** The text in quotes. Where a quote stands at its end alone, the one at its start was lost. */
function quotes(start: number, end: number, { source }: FixContext): Fix[] {
  const text = source.slice(start, end);
  const lost = /^[^"']*(["'])$/.exec(text)?.[1];
  if (lost !== undefined) return [{ edits: [{ start, end: start, text: lost }], isSafe: true }];
  if (text.includes('\\')) return [];
  if (!text.includes('"')) return [{ edits: [{ start, end, text: `"${text}"` }], isSafe: true }];
  if (text.includes("'")) return [];
  return [{ edits: [{ start, end, text: `'${text}'` }], isSafe: true }];
}
