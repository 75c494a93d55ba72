import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Redirect } from '#schema/redirect.ts';
import type { Field } from '../findFields.ts';
import { targetsIn } from '../linksIn.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { sharedName } from '../shown.ts';
import { anchorsByPage } from './anchorsByPage.ts';
import type { CheckContext, Location } from './CheckContext.ts';
import { partLocation, valueLocation } from './locations.ts';

/** Everything that a button or text leads to must exist: the link, the page, the section of the page. */
export function unknownTargets(context: CheckContext): Problem[] {
  const { links, pages } = context.names;
  const anchors = anchorsByPage(context);
  const vague = pagesWithUnknownSections(context);
  return context.fields.flatMap((field) => {
    if (field.kind === 'link')
      return unknownLink(field.value, () => valueLocation(context.tree, field.path), {
        links,
        pages: [],
      });
    if (field.kind === 'route')
      return unknownPage(field.value, () => valueLocation(context.tree, field.path), context);
    return targetsIn(field).flatMap((target) => {
      const partLocationOf = (part: string) => () => locationOf(context, field, target, part);
      if (!target.startsWith('/')) {
        return /^[a-z][A-Za-z0-9]*$/.test(target)
          ? unknownLink(target, partLocationOf(target), { links, pages })
          : [createProblem('wrong-target', { target }, partLocationOf(target)())];
      }
      const [page = '', id] = target.split('#');
      if (!context.names.pages.includes(page))
        return unknownPage(page, partLocationOf(page), context);
      if (id === undefined) return [];
      // The section may come from a shared one whose name is wrong, which is told there.
      if (vague.has(page)) return [];
      return unknownAnchor({ id, page }, partLocationOf(id), anchors.get(page) ?? []);
    });
  });
}

function pagesWithUnknownSections({ file, names }: CheckContext): Set<string> {
  const pages = file.routes.filter(({ sections }) =>
    sections.some((section) => {
      const name = sharedName(section);
      return name !== undefined && !names.sections.includes(name);
    }),
  );
  return new Set(pages.map(({ path }) => path));
}

function unknownLink(
  name: string,
  location: () => Location,
  { links: known, pages }: { links: string[]; pages: string[] },
): Problem[] {
  if (known.includes(name)) return [];
  const near = nearestWords(name, known);
  const page = `/${name.toLowerCase()}`;
  const nearest = near.length === 0 && pages.includes(page) ? [page] : near;
  return [
    createProblem(
      'unknown-link',
      { name, nearest, known },
      { ...location(), suggestion: oneOrMore(nearest) },
    ),
  ];
}

function unknownPage(
  path: string,
  location: () => Location,
  { names, file }: CheckContext,
): Problem[] {
  const known = names.pages;
  if (known.includes(path)) return [];
  const redirect = file.redirects.find(({ from }) => from === path);
  if (redirect) return redirectedPage(redirect, location());
  const nearest = nearestWords(path, known);
  return [
    createProblem(
      'unknown-page',
      { path, nearest, known },
      { ...location(), suggestion: oneOrMore(nearest) },
    ),
  ];
}

/** A link of the site should not send its visitors round over a redirect. */
function redirectedPage({ from, to }: Redirect, location: Location): Problem[] {
  // One redirect that leads to another is told as a chain.
  if (location.path[0] === 'redirects') return [];
  return [createProblem('redirected-page', { from, to }, { ...location, suggestion: to })];
}

function unknownAnchor(
  { id, page }: { id: string; page: string },
  location: () => Location,
  known: string[],
): Problem[] {
  if (known.includes(id)) return [];
  const nearest = nearestWords(id, known);
  return [
    createProblem(
      'unknown-anchor',
      { id, page, nearest, known },
      { ...location(), suggestion: oneOrMore(nearest) },
    ),
  ];
}

/** The part of a target when the field is nothing but the target, else the target inside the running text. */
function locationOf(context: CheckContext, field: Field, target: string, part: string): Location {
  if (field.kind === 'target')
    return part === target
      ? valueLocation(context.tree, field.path)
      : partLocation(context, field.path, part);
  const location = partLocation(context, field.path, `](${target})`);
  const isExact = context.source.startsWith('](', location.start);
  return isExact ? { ...location, start: location.start + 2, end: location.end - 1 } : location;
}
