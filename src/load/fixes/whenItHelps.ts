import { applyEdits } from '#problems/applyEdits.ts';
import type { Fixer } from './Fixer.ts';

/** The same fix, only offered where the file would not be better for it: a name is used elsewhere, too. */
export function whenItHelps(fixer: Fixer): Fixer {
  return (problem, context) => {
    const fix = fixer(problem, context);
    if (!fix?.isSafe) return fix;
    const isHelp =
      context.canJudge() &&
      context
        .judge(applyEdits(context.source, fix.edits))
        .problems.every(({ code }) => code === problem.code);
    return isHelp ? fix : { ...fix, isSafe: false };
  };
}
