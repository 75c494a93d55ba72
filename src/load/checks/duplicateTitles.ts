import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { repeats } from './repeats.ts';

/** Two pages of one title cannot be told apart in tabs, bookmarks and search results. */
export function duplicateTitles(context: CheckContext): Problem[] {
  const paths = context.fields.filter(({ kind }) => kind === 'path');
  // A page that stands twice, path and all, is told by its path.
  const copies = repeats(paths, context).map(({ location }) => String(location.path[1]));
  const fields = context.fields.filter(
    ({ kind, path }) =>
      kind === 'title' && !(path[0] === 'routes' && copies.includes(String(path[1]))),
  );
  return repeats(fields, context).map(({ value, location, first: { start, end } }) => {
    const related = [{ start, end, message: 'The other page stands here.' }];
    return createProblem('duplicate-title', { title: value }, { ...location, related });
  });
}
