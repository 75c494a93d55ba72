import type { Fix, Problem } from '#problems/Problem.ts';
import type { Judge } from '../Judgement.ts';

/** What a fix may look at. */
export type FixContext = {
  source: string;
  judge: Judge;
  /** Whether there is time for more of that. */
  canJudge(): boolean;
};

/** Finds the edits that take away a problem, or nothing where there is more than one way. */
export type Fixer = (problem: Problem, context: FixContext) => Fix | undefined;
