import type { Fix, Problem } from '#problems/Problem.ts';
import { nearestWords } from '../nearestWords.ts';
import type { FixContext } from './Fixer.ts';
import { isInBrackets } from './lines.ts';

/**
 * A slip of the pen in a word: the only word that is near takes its place, in the quotes that stand
 * there. Safe when the two are near as they are written; a file in another folder is only offered.
 */
export function replaceWord(problem: Problem, { source }: FixContext): Fix | undefined {
  const { start, end } = problem;
  const [suggestion, ...others] = [problem.suggestion ?? []].flat();
  if (suggestion === undefined || others.length > 0) return undefined;
  const raw = source.slice(start, end);
  // Escapes, folded lines and references hide where the word stands.
  if (raw === '' || /[\\\n]|\$\{/.test(raw)) return undefined;
  const quote = /^(["']).*\1$/.exec(raw)?.[1] ?? '';
  const written = quote === '' ? raw : raw.slice(1, -1);
  // Only the quotes are wrong: `version: "1"`.
  if (written === suggestion) return { edits: [{ start, end, text: suggestion }], isSafe: true };

  const isNear = nearestWords(written, [suggestion]).length > 0;
  if (!isNear && problem.code !== 'missing-media' && problem.code !== 'wrong-form')
    return undefined;
  const needed = canStandPlain(suggestion, isInBrackets(source, start)) ? quote : quote || '"';
  return { edits: [{ start, end, text: needed + suggestion + needed }], isSafe: isNear };
}

/** Whether a word needs no quotes. */
function canStandPlain(word: string, isFlow: boolean): boolean {
  return /^[\w/*-]/.test(word) && !/: |:$| #/.test(word) && !(isFlow && /[{}[\],]/.test(word));
}
