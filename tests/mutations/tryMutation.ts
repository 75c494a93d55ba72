import { applyFixes } from '#repair/applyFixes.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import type { FileSystem } from '#load/fileSystemOf.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Mutation } from './mutationsOf.ts';

/** What became of a mistake. Each is true when it went as it should. */
export type Verdict = {
  isFound: boolean;
  isAlone: boolean;
  isInPlace: boolean;
  isSuggested: boolean;
  /** Reported in the operator's words, not in those of the parser. */
  isPlain: boolean;
  /** A fix is offered, and gives the file back to the byte. */
  isOffered: boolean;
  isRight: boolean;
  /** `--fix` gives the file back to the byte. */
  isHealed: boolean;
};

/** Puts a mistake into a file, checks it, lets `--fix` heal it, and says how well that went. */
export function tryMutation(
  mutation: Mutation,
  source: string,
  fileSystem: FileSystem,
): Verdict & { problems: readonly Problem[]; mutated: string } {
  const mutated = applyEdits(source, [mutation.edit]);
  const { problems } = diagnoseSite(mutated, fileSystem);
  const [problem] = problems;
  const { place, suggestion } = mutation;
  const validate = (text: string) => ({
    source: text,
    problems: diagnoseSite(text, fileSystem).problems,
  });
  const healed = applyFixes({ file: 'site.yaml', source: mutated, problems }, validate).text;
  return {
    isFound: problem !== undefined,
    isAlone: problems.length === 1,
    isInPlace: !place || (problem?.start === place.start && problem.end === place.end),
    isSuggested: suggestion === undefined || [problem?.suggestion].flat()[0] === suggestion,
    isPlain: problem?.code !== 'unreadable-yaml',
    isOffered: problem?.fix !== undefined,
    isRight: problem?.fix === undefined || applyEdits(mutated, problem.fix.edits) === source,
    isHealed: healed === source,
    problems,
    mutated,
  };
}
