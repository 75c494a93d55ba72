import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';

/** `key:value` and `key:` with a space that is none (NBSP): an ordinary space after the colon. */
export function spaceAfterColon({ end }: Problem, { source }: FixContext): Fix | undefined {
  if (source[end - 1] !== ':') return undefined;
  const odd = /^[\u00A0\u2000-\u200A\u202F\u3000 ]*/.exec(source.slice(end, end + 20))?.[0] ?? '';
  return { edits: [{ start: end, end: end + odd.length, text: ' ' }], isSafe: true };
}

/** `-item`: a space after the dash. */
export function spaceAfterDash({ end }: Pick<Problem, 'end'>): Fix {
  return { edits: [{ start: end, end, text: ' ' }], isSafe: true };
}
