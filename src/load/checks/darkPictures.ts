import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { darkPictures } from '../linksIn.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/** The button to choose between light and dark needs both. */
export function needlessSwitch({ file, atValue }: CheckContext): Problem[] {
  if (file.footer.colourScheme === undefined || file.theme.dark) return [];
  return [createProblem('no-dark-look', { file: undefined }, atValue(['footer', 'colourScheme']))];
}

/** A picture for devices set to dark needs a site that is dark there. Of one picture there is one. */
export function unsuitableDarkPictures({ fields, file, atValue }: CheckContext): Problem[] {
  const firsts = new Map<string, ReturnType<typeof darkPictures>[number]>();
  return darkPictures(fields, file).flatMap((field) => {
    const { value: dark, picture, path } = field;
    if (!file.theme.dark) return createProblem('no-dark-look', { file: dark }, atValue(path));
    const first = firsts.get(picture) ?? field;
    firsts.set(picture, first);
    if (first.value === dark) return [];
    const related = relatedTo(atValue(first.path), 'The first stands here.');
    const facts = { picture, first: first.value, file: dark };
    return createProblem('ambiguous-picture', facts, { ...atValue(path), ...related });
  });
}
