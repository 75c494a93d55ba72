import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { isInBrackets } from './lines.ts';

/** What is suggested, for a person to take or leave: it may not be what was meant. */
export function offer(
  { start, end, suggestion }: Problem,
  { source }: FixContext,
): Fix | undefined {
  const [text, ...others] = [suggestion ?? []].flat();
  if (text === undefined || others.length > 0) return undefined;
  if (source.slice(start, end).includes('\n')) return undefined;
  if (text.includes('${') && isInBrackets(source, start)) return undefined;
  return { edits: [{ start, end, text }], isSafe: false };
}
