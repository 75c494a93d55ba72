import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { lineAround, lineEnd } from './lines.ts';

/** A text that starts with a character that no text without quotes can start with. */
export function reservedStart({ error, source, start, end }: Fault): Problem | undefined {
  if (error.code !== 'BAD_SCALAR_START') return undefined;
  return createProblem('reserved-start', { character: source.charAt(start) }, placeOf(start, end));
}

/**
 * `heading: - One`, `heading: **One** two`, `heading: > One`: a text that starts with a character to
 * which YAML gives a meaning of its own. The parser stumbles there or over what follows.
 */
export function meaningfulStart({ source, start }: Fault): Problem | undefined {
  const line = lineAround(source, start);
  const value = /^(\s*(?:- +)*[\w-]+: +)([-*?|>]|&(?= ))(.*)$/.exec(line.text);
  if (!value) return undefined;
  const [, lead = '', character = '', rest = ''] = value;
  const at = line.start + lead.length;
  const isAlone = rest.trim() === '' || /^[-+\d]*\s*(?:#.*)?$/.test(rest);
  if (start < at || start > lineEnd(source, at) || isAlone) return undefined;
  return createProblem('reserved-start', { character }, placeOf(at, at + 1));
}
