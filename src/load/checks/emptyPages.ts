import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { blockAt } from '../shown.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation } from './locations.ts';

/** A page of which every section is hidden, there or where it is shared. */
export function emptyPages({ file, tree }: CheckContext): Problem[] {
  const pages = [
    ...file.routes.map((route, index) => ({
      name: `the page ${route.path}`,
      sections: route.sections,
      path: ['routes', index, 'sections'],
    })),
    {
      name: 'the page for unknown addresses',
      sections: file.notFound.sections,
      path: ['notFound', 'sections'],
    },
  ];
  return pages
    .filter(({ sections }) =>
      sections.every((section) => section.hidden || blockAt(section, file.sections)?.hidden),
    )
    .map(({ name, path }) => createProblem('empty-page', { page: name }, keyLocation(tree, path)));
}
