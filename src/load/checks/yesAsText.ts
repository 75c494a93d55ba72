import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { kindsIn } from '../explain/describe.ts';
import { schemaOf } from '../explain/readIssues.ts';
import type { CheckContext } from './CheckContext.ts';

/** `cells: [yes, no]` where true and false are drawn, and words are read: YAML 1.2 has no other booleans. */
export function yesAsText(context: CheckContext): Problem[] {
  return context.values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'string' || !scalar.isPlain || scalar.repeats) return [];
    const meant = booleans.get(value.toLowerCase());
    const schema = meant === undefined ? undefined : schemaOf(path, context);
    if (meant === undefined || !schema || !kindsIn(schema).has('boolean')) return [];
    const { start, end } = scalar;
    const fix = { edits: [{ start, end, text: meant }], isSafe: false };
    const place = { start, end, path, fix };
    return createProblem('yes-as-text', { written: value, meant }, place);
  });
}

/** What other programs, and YAML 1.1, read as one. */
const booleans = new Map([
  ...['yes', 'y', 'on'].map((word) => [word, 'true'] as const),
  ...['no', 'n', 'off'].map((word) => [word, 'false'] as const),
]);
