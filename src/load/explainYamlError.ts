import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { YAMLParseError } from 'yaml';
import { deepest } from './buildTree.ts';

/** A parser's error in the operator's words, at the place where the operator has to write something. */
export function explainYamlError(error: YAMLParseError, source: string): Problem {
  const [start, end] = error.pos;
  const at = (from: number, to: number) => ({ start: from, end: Math.max(to, from + 1), path: [] });
  const line = lineAround(source, start);

  if (error.code === 'RESOURCE_EXHAUSTION')
    return createProblem('too-deep', { most: deepest }, at(start, end));
  if (error.code === 'TAB_AS_INDENT') {
    return createProblem(
      'tab-indentation',
      {},
      at(start, start + (/^\t+/.exec(source.slice(start))?.[0].length ?? 1)),
    );
  }
  if (error.code === 'MULTIPLE_DOCS') {
    const dashes = source.indexOf('---', start);
    return createProblem(
      'several-documents',
      {},
      at(dashes === -1 ? start : dashes, (dashes === -1 ? start : dashes) + 3),
    );
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    const escape = source.slice(start, Math.max(end, start + 2));
    return createProblem('wrong-escape', { escape }, at(start, start + escape.length));
  }
  if (error.code === 'BAD_SCALAR_START') {
    return createProblem('reserved-start', { character: source.charAt(start) }, at(start, end));
  }
  if (/Missing closing/.test(error.message)) {
    const mark = error.message.includes('"') ? '"' : "'";
    const opening = openingQuote(source, mark);
    return createProblem('unclosed-quote', { mark }, at(opening, opening + 1));
  }
  if (
    /in block collection must be sufficiently indented|Flow (?:map|sequence)|Expected flow/.test(
      error.message,
    )
  ) {
    const open = /map/.test(error.message) ? '{' : '[';
    const opening = source.lastIndexOf(open, start);
    return createProblem(
      'unclosed-bracket',
      { open, close: open === '{' ? '}' : ']' },
      at(opening === -1 ? start : opening, opening + 1),
    );
  }

  const tight =
    /^(\s*(?:- +)*)([\w-]+):(?!\/\/)(?=[^\s\u00A0])|^(\s*(?:- +)*)([\w-]+):(?=\u00A0)/.exec(
      line.text,
    );
  if (tight) {
    const lead = tight[1] ?? tight[3] ?? '';
    const key = tight[2] ?? tight[4] ?? '';
    const colon = line.start + lead.length + key.length;
    return createProblem('space-after-colon', { key }, at(line.start + lead.length, colon + 1));
  }
  const dash = /^(\s*(?:- +)*)-(?=[\w"'])[^:]*:/.exec(line.text);
  if (dash) {
    const from = line.start + (dash[1] ?? '').length;
    return createProblem('space-after-dash', {}, at(from, from + 1));
  }
  if (/at node end/.test(error.message)) {
    const before = source.slice(line.start, start).trimEnd();
    const bracket = /: +([[{])[^\]}]*[\]}]$/.exec(before);
    if (bracket) {
      const from = line.start + bracket.index + bracket[0].search(/[[{]/);
      const open = bracket[1] ?? '';
      const close = open === '{' ? '}' : ']';
      return createProblem(
        'text-after-bracket',
        { open, close },
        at(from, from + source.slice(from, lineEnd(source, start)).trimEnd().length),
      );
    }
    const mark = /(["'])\s*$/.exec(source.slice(0, start))?.[1];
    if (mark) return createProblem('text-after-quote', { mark }, at(start, lineEnd(source, start)));
  }
  if (
    error.code === 'MISSING_CHAR' &&
    /flow/.test(error.message) &&
    source.startsWith('{', start) &&
    source.charAt(start - 1) === '$'
  ) {
    return createProblem(
      'unquoted-reference',
      {},
      at(start - 1, source.indexOf('}', start) + 1 || start + 1),
    );
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const rest = source.slice(start, lineEnd(source, start));
    const isValue = /:\s+$/.test(line.text.slice(0, start - line.start));
    if (isValue && /:(?:\s|$)/.test(rest))
      return createProblem('colon-in-text', {}, at(start, start + rest.trimEnd().length));
    return oddIndentation(source, isValue ? lineEnd(source, start) + 1 : line.start);
  }
  if (error.code === 'BAD_INDENT') return oddIndentation(source, line.start);
  if (
    error.code === 'MULTILINE_IMPLICIT_KEY' ||
    /need to be followed by map values/.test(error.message)
  ) {
    const text = line.text.trim().replace(/^(?:- +)+/, '');
    const from = line.start + line.text.lastIndexOf(text);
    return createProblem('missing-colon', { text }, at(from, from + text.length));
  }
  if (/Unexpected scalar at node end/.test(error.message))
    return oddIndentation(source, line.start);
  return createProblem(
    'unreadable-yaml',
    { reason: lowerFirst(error.message.split('\n')[0] ?? '') },
    at(start, end),
  );
}

function lineAround(source: string, offset: number): { start: number; text: string } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return { start, text: source.slice(start, lineEnd(source, start)) };
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end;
}

/** The first word of the line at `lineStart` (or the next that is not empty), which stands at a column of its own. */
function oddIndentation(source: string, lineStart: number): Problem {
  const from = lineStart + (/^\s*/.exec(source.slice(lineStart))?.[0].length ?? 0);
  const word = /^[^\s:]+/.exec(source.slice(from))?.[0] ?? '';
  const before = source.slice(0, lineAround(source, from).start).trimEnd();
  const neighbour = /^ */.exec(lineAround(before, before.length).text)?.[0].length;
  return createProblem(
    'wrong-indentation',
    { neighbour },
    { start: from, end: from + Math.max(1, word.length), path: [] },
  );
}

/**
 * The quote that opens the text which runs to the end of the file. Reads the file line by line: the
 * first line on which a value opens a quote and nothing closes it before the next key is the one.
 */
function openingQuote(source: string, mark: string): number {
  const opens = new RegExp(`(?:: +|- +|[[{,] *)${mark}`, 'g');
  for (const match of source.matchAll(opens)) {
    const opening = match.index + match[0].length - 1;
    const rest = source.slice(opening + 1, lineEnd(source, opening));
    const text = mark === '"' ? rest.replace(/\\./g, '') : rest.replaceAll("''", '');
    if (!text.includes(mark)) return opening;
  }
  return source.lastIndexOf(mark);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
