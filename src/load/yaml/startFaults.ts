import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { mangledIn } from '../references/mangledIn.ts';
import { lineAt, lineEnd } from '../lines.ts';

/** A text that starts with a character that no text without quotes can start with. */
export function reservedStart({ error, source, start, end }: Fault): Problem | undefined {
  if (error.code !== 'BAD_SCALAR_START') return undefined;
  return createProblem('reserved-start', { character: source.charAt(start) }, placeOf(start, end));
}

/** `text: %{constants.x}% off` and `text: {{constants.x}} off`: a reference that YAML takes for something else. */
export function mangledStart({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  const [lead = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line.text) ?? [];
  const mangled = mangledIn(line.text).find((one) => one.start === lead.length);
  if (!mangled) return undefined;
  const { written, meant } = mangled;
  const at = { start: line.start + mangled.start, end: line.start + mangled.end };
  const place = { ...at, path: [], suggestion: meant };
  const problem = createProblem('malformed-reference', { text: written, meant }, place);
  return { ...problem, fix: { edits: [{ ...at, text: meant }], isSafe: true } };
}

/**
 * `heading: - One`, `heading: **One** two`, `heading: > One`: a text that starts with a character to
 * which YAML gives a meaning of its own. The parser stumbles there or over what follows.
 */
export function meaningfulStart({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  const value = /^(\s*(?:- +)*[\w-]+: +)([-*?|>]|&(?= ))(.*)$/.exec(line.text);
  if (!value) return undefined;
  const [, lead = '', character = '', rest = ''] = value;
  const at = line.start + lead.length;
  const isAlone = rest.trim() === '' || /^[-+\d]*\s*(?:#.*)?$/.test(rest);
  if (start < at || start > lineEnd(source, at) || isAlone) return undefined;
  return createProblem('reserved-start', { character }, placeOf(at, at + 1));
}
