import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Field } from '../findFields.ts';
import { targetsIn } from '../linksIn.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { sharedName } from '../shown.ts';
import { anchorsByPage } from './anchorsByPage.ts';
import type { CheckContext, Location } from './CheckContext.ts';
import { partLocation, valueLocation } from './locations.ts';

/** Everything that a button or text leads to must exist: the link, the page, the section of the page. */
export function unknownTargets(context: CheckContext): Problem[] {
  const { file, names, tree } = context;
  const anchors = anchorsByPage(context);
  const isUnknown = (shared?: string) => shared !== undefined && !names.sections.includes(shared);
  return context.fields.flatMap((field) => {
    const whole = () => valueLocation(tree, field.path);
    if (field.kind === 'link') return unknownLink(field.value, whole, { ...names, pages: [] });
    if (field.kind === 'route') return unknownPage(field.value, whole, context);
    return targetsIn(field).flatMap((target) => {
      const locationOf = (part: string) => () => locationIn(context, field, { target, part });
      if (!target.startsWith('/'))
        return /^[a-z][A-Za-z0-9]*$/.test(target)
          ? unknownLink(target, locationOf(target), names)
          : createProblem('wrong-target', { target }, locationOf(target)());
      const [page = '', id] = target.split('#');
      const route = file.routes.find(({ path }) => path === page);
      if (!names.pages.includes(page)) return unknownPage(page, locationOf(page), context);
      // The section may come from a shared one whose name is wrong, which is reported there.
      const isVague = route?.sections.some((section) => isUnknown(sharedName(section)));
      const known = anchors.get(page) ?? [];
      if (id === undefined || isVague || known.includes(id)) return [];
      const nearest = nearestWords(id, known);
      const place = { ...locationOf(id)(), suggestion: oneOrMore(nearest) };
      return createProblem('unknown-anchor', { id, page, nearest, known }, place);
    });
  });
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
  const place = { ...location(), suggestion: oneOrMore(nearest) };
  return [createProblem('unknown-link', { name, nearest, known }, place)];
}

function unknownPage(
  path: string,
  location: () => Location,
  { names: { pages: known }, file }: CheckContext,
): Problem[] {
  if (known.includes(path)) return [];
  const place = location();
  const redirect = file.redirects.find(({ from }) => from === path);
  if (!redirect) {
    const nearest = nearestWords(path, known);
    const suggestion = oneOrMore(nearest);
    return [createProblem('unknown-page', { path, nearest, known }, { ...place, suggestion })];
  }
  // One redirect that leads to another is reported as a chain.
  if (place.path[0] === 'redirects') return [];
  const { from, to } = redirect;
  return [createProblem('redirected-page', { from, to }, { ...place, suggestion: to })];
}

/** The part of a target when the field is nothing but the target, else the target inside the running text. */
function locationIn(
  context: CheckContext,
  field: Field,
  { target, part }: { target: string; part: string },
): Location {
  if (field.kind === 'target')
    return part === target
      ? valueLocation(context.tree, field.path)
      : partLocation(context, field.path, part);
  const location = partLocation(context, field.path, `](${target})`);
  const isExact = context.source.startsWith('](', location.start);
  return isExact ? { ...location, start: location.start + 2, end: location.end - 1 } : location;
}
