import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation } from './locations.ts';

/** A shared section that no page uses is likely forgotten. */
export function unusedSections({ file, fields, tree }: CheckContext): Problem[] {
  const used = new Set(
    fields.filter((field) => field.kind === 'section').map((field) => field.value),
  );
  return Object.keys(file.sections)
    .filter((name) => !used.has(name))
    .map((name) =>
      createProblem('unused-section', { name }, keyLocation(tree, ['sections', name])),
    );
}
