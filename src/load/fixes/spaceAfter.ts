import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';

/** `key:value` and `key:` with a space that is none (NBSP): an ordinary space after the colon. */
export function spaceAfterColon({ end }: Problem, { source }: FixContext): Fix | undefined {
  const isWide = source[end - 1] === '\uFF1A';
  if (source[end - 1] !== ':' && !isWide) return undefined;
  const odd = /^[\u00A0\u2000-\u200A\u202F\u3000 ]*/.exec(source.slice(end, end + 20))?.[0] ?? '';
  const start = isWide ? end - 1 : end;
  const edit = { start, end: end + odd.length, text: isWide ? ': ' : ' ' };
  return { edits: [edit], isSafe: true };
}

/** `-item`: a space after the dash. */
export function spaceAfterDash({ end, fix }: Pick<Problem, 'end' | 'fix'>): Fix {
  return fix ?? { edits: [{ start: end, end, text: ' ' }], isSafe: true };
}
