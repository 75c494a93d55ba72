import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Draft } from './runReadiness.ts';

/** Buttons that do nothing and have a reason that is none: «-», «TODO». */
export function placeholderReasons({ texts }: Draft): Problem[] {
  return texts
    .filter(({ path, written }) => path.at(-1) === 'unavailable' && !isReason(written))
    .map(({ written: reason, start, end, path }) =>
      createProblem('placeholder-reason', { reason }, { start, end, path }),
    );
}

function isReason(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/^(?:todo|tbd|xxx+|none|n\/?a|null)\b/i.test(text.trim());
}
