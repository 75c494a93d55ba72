import type { Choice, Words } from './phrases.ts';
import type { Code, Edit, Fix, Problem, Range } from './Problem.ts';
import { wording } from './wording.ts';

/** What a code's wording needs to know. */
export type ArgumentsOf<C extends Code> = Parameters<(typeof wording)[C]['say']>[0];

/** Where a problem is, and what else is known about it. */
export type Place = Range & {
  path: readonly (string | number)[];
  /** The nearest words among the facts, where it is left out. */
  suggestion?: string | string[] | undefined;
  fix?: Fix | undefined;
  related?: Problem['related'];
  media?: string;
  file?: Problem['file'];
};

/** A problem with the words and the severity of its code. */
export function createProblem<C extends Code>(
  code: C,
  facts: ArgumentsOf<C>,
  place: Place,
): Problem {
  const { severity, say } = wording[code];
  const { nearest = [] }: Partial<Choice> = Object(facts);
  const suggestion = place.suggestion ?? (nearest.length > 1 ? [...nearest] : nearest[0]);
  // The compiler cannot follow that `facts` belongs to `code` through the lookup; the signature holds it.
  const { message, hint } = (say as (facts: ArgumentsOf<C>) => Words)(facts);
  return {
    code,
    severity,
    start: place.start,
    end: place.end,
    path: [...place.path],
    message,
    ...(hint !== undefined && { hint }),
    ...(suggestion?.length && { suggestion }),
    ...(place.fix !== undefined && { fix: place.fix }),
    ...(place.related !== undefined && { related: place.related }),
    ...(place.media !== undefined && { media: place.media }),
    ...(place.file !== undefined && { file: place.file }),
  };
}

/** A fix that is certain, so that `--fix` does it by itself. */
export function safely(...edits: Edit[]): Fix {
  return { edits, isSafe: true };
}
