import type { Place } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';

/** One way to change the text, which may be what was meant. */
export type Candidate = {
  edits: Edit[];
  /** The root cause that is reported if this is what was meant, in place of all that follows from it. */
  cause?: Problem;
  /**
   * `none`: what was meant is known by the form alone. `wanted`: the fix is safe when the text is
   * better with it, else only offered. Without it, there is no fix unless the text is better.
   */
  proof?: 'none' | 'wanted';
  /** A person must decide, even when the text is valid with it. */
  isOffered?: boolean;
  /** Nothing else can be, where the text is valid with it, even though a person must decide. */
  isMeant?: boolean;
  /** Other faults may remain: it is enough when the form of the text is right up to a later line. */
  isPartial?: boolean;
  /** Further candidates, likelier than those that come next: what is wrong with this one shows them. */
  refine?: (errors: readonly Problem[], text: string) => Candidate[];
  /** Of two candidates that do equally well, the one of lower cost is meant. */
  cost?: number;
};

/** What generators look at: the text, the schema of the site, a problem in it, and all errors, this one included. */
export type Damage = {
  source: string;
  schema: SiteSchema;
  problem: Problem;
  errors: readonly Problem[];
};

/** Candidate edits for a problem, the likeliest first. */
export type Generator = (damage: Damage) => Candidate[];

/** A stretch of the text, for a root cause. */
export function placeOf(start: number, length: number): Place {
  return { start, end: start + length, path: [] };
}

/** A candidate of one edit. */
export function change(start: number, end: number, text: string): Candidate {
  return { edits: [{ start, end, text }] };
}
