import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** What a picture shows must be said in words that help: no file name, no «picture», no number alone. */
export function meaninglessAlts({ fields, tree }: CheckContext): Problem[] {
  return fields
    .filter(({ kind, value }) => kind === 'alt' && isMeaningless(value))
    .map(({ value, path }) =>
      createProblem('meaningless-alt', { text: value }, valueLocation(tree, path)),
    );
}

function isMeaningless(text: string): boolean {
  const word = text.trim().toLowerCase();
  return (
    !/\p{L}{2}/u.test(word) ||
    /\.(?:jpe?g|png|webp|avif|svg|gif)$/.test(word) ||
    /^(?:an? |the )?(?:alt(?: text)?|image|img|picture|pic|photo(?:graph)?|graphic|icon|screenshot|untitled|todo|tbd|placeholder|description|dsc|pxl|xxx+)[\s_\-#:.]*\d*\.?$/.test(
      word,
    )
  );
}
