import type { Fix, Problem } from '#problems/Problem.ts';

/** An invisible character that nobody can have meant. */
export function removeCharacter({ start, end }: Problem): Fix {
  return { edits: [{ start, end, text: '' }], isSafe: true };
}
