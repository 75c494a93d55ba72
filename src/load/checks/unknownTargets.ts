import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Redirect } from '#schema/redirect.ts';
import type { Field } from '../findFields.ts';
import { targetsIn } from '../linksIn.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { anchorsByPage } from './anchorsByPage.ts';
import type { Facts, Spot } from './Check.ts';
import { partSpot, valueSpot } from './spots.ts';

/** Everything that a button or text leads to must exist: the link, the page, the section of the page. */
export function unknownTargets(facts: Facts): Problem[] {
  const { links, pages } = facts.names;
  const anchors = anchorsByPage(facts);
  const vague = pagesWithUnknownSections(facts);
  return facts.fields.flatMap((field) => {
    if (field.kind === 'link')
      return unknownLink(field.value, () => valueSpot(facts.tree, field.path), {
        links,
        pages: [],
      });
    if (field.kind === 'route')
      return unknownPage(field.value, () => valueSpot(facts.tree, field.path), facts);
    return targetsIn(field).flatMap((target) => {
      const spotOfPart = (part: string) => () => spotOf(facts, field, target, part);
      if (!target.startsWith('/')) {
        return /^[a-z][A-Za-z0-9]*$/.test(target)
          ? unknownLink(target, spotOfPart(target), { links, pages })
          : [createProblem('wrong-target', { target }, spotOfPart(target)())];
      }
      const [page = '', id] = target.split('#');
      if (!facts.names.pages.includes(page)) return unknownPage(page, spotOfPart(page), facts);
      if (id === undefined) return [];
      // The section may come from a shared one whose name is wrong, which is told there.
      if (vague.has(page)) return [];
      return unknownAnchor({ id, page }, spotOfPart(id), anchors.get(page) ?? []);
    });
  });
}

function pagesWithUnknownSections({ file, names }: Facts): Set<string> {
  const pages = file.routes.filter(({ sections }) =>
    sections.some((section) => 'use' in section && !names.sections.includes(section.use)),
  );
  return new Set(pages.map(({ path }) => path));
}

function unknownLink(
  name: string,
  spot: () => Spot,
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
      { ...spot(), suggestion: oneOrMore(nearest) },
    ),
  ];
}

function unknownPage(path: string, spot: () => Spot, { names, file }: Facts): Problem[] {
  const known = names.pages;
  if (known.includes(path)) return [];
  const redirect = file.redirects.find(({ from }) => from === path);
  if (redirect) return redirectedPage(redirect, spot());
  const nearest = nearestWords(path, known);
  return [
    createProblem(
      'unknown-page',
      { path, nearest, known },
      { ...spot(), suggestion: oneOrMore(nearest) },
    ),
  ];
}

/** A link of the site should not send its visitors round over a redirect. */
function redirectedPage({ from, to }: Redirect, spot: Spot): Problem[] {
  // One redirect that leads to another is told as a chain.
  if (spot.path[0] === 'redirects') return [];
  return [createProblem('redirected-page', { from, to }, { ...spot, suggestion: to })];
}

function unknownAnchor(
  { id, page }: { id: string; page: string },
  spot: () => Spot,
  known: string[],
): Problem[] {
  if (known.includes(id)) return [];
  const nearest = nearestWords(id, known);
  return [
    createProblem(
      'unknown-anchor',
      { id, page, nearest, known },
      { ...spot(), suggestion: oneOrMore(nearest) },
    ),
  ];
}

/** The part of a target when the field is nothing but the target, else the target inside the running text. */
function spotOf(facts: Facts, field: Field, target: string, part: string): Spot {
  if (field.kind === 'target')
    return part === target ? valueSpot(facts.tree, field.path) : partSpot(facts, field.path, part);
  const spot = partSpot(facts, field.path, `](${target})`);
  const isExact = facts.source.startsWith('](', spot.start);
  return isExact ? { ...spot, start: spot.start + 2, end: spot.end - 1 } : spot;
}
