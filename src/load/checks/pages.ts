import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { groupBy } from '../groupBy.ts';
import { canLead, pageOf, targetsIn } from '../linksIn.ts';
import { partOf } from '../partOf.ts';
import { blockAt, sharedOn, shownFields } from '../shown.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation, valueLocation } from './locations.ts';

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

/**
 * Every page must be reached from the home page over buttons and links, or say that visitors come
 * from outside (`reachedFrom: outside`). Of pages that only lead to each other the first is reported.
 */
export function unreachablePages(context: CheckContext): Problem[] {
  const { file, tree } = context;
  const ways = waysByPage(context);
  const reached = new Set<string>();
  const reach = (path: string) => {
    const open = [path];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(...(ways.get(next) ?? []));
    }
  };
  for (const path of ways.get(everywhere) ?? []) reach(path);
  for (const { path, reachedFrom } of file.routes)
    if (path === '/' || reachedFrom === 'outside') reach(path);

  const lost = [...file.routes.entries()].filter(([, { path }]) => !reached.has(path));
  const led = new Set(
    lost.flatMap(([, { path }]) => (ways.get(path) ?? []).filter((to) => to !== path)),
  );
  // Those that nothing leads to come first: the pages behind them are then no fault of their own.
  return [...lost.filter(([, { path }]) => !led.has(path)), ...lost].flatMap(
    ([index, { path }]) => {
      if (reached.has(path)) return [];
      reach(path);
      const location = valueLocation(tree, ['routes', index, 'path']);
      return createProblem('unreachable-page', { path }, location);
    },
  );
}

/** Stands for the header, the footer and the page for unknown addresses, which can be met from anywhere. */
const everywhere = '';

/** The pages that each page leads to. */
function waysByPage({ file, fields }: CheckContext): Map<string, string[]> {
  const byPart = groupBy(shownFields(file, fields.filter(canLead)), ({ path }) => partOf(path));
  const from = (...parts: string[]) =>
    parts
      .flatMap((part) => byPart.get(part) ?? [])
      .flatMap(targetsIn)
      .filter((target) => target.startsWith('/'))
      .map(pageOf);
  const shared = (page: Parameters<typeof sharedOn>[0]) =>
    sharedOn(page).map((name) => `sections.${name}`);
  const ways = file.routes.map((route, index): [string, string[]] => [
    route.path,
    from(`routes.${index}`, ...shared(route)),
  ]);
  const common = from('header', 'footer', 'notFound', ...shared(file.notFound));
  return new Map([...ways, [everywhere, common]]);
}
