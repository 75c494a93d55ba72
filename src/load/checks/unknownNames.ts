import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import type { Field } from '../findValues.ts';
import { type Declaration, joinGroups, joinUses, relatedUses } from '../joinUses.ts';
import { pageOf, targetsIn } from '../linksIn.ts';
import { nearestNames } from '../names.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { sharedName } from '../shown.ts';
import { type CheckContext, isReferred, type Location, partLocation } from './CheckContext.ts';
import { anchorsByPage } from './duplicates.ts';

/** A shared section that a page uses, and a click that a rule of the pixel waits for, must be declared. */
export function unknownNames({ names, fields, atValue }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value: name, path }) => {
    if (kind !== 'section' && kind !== 'click') return [];
    const known = names[kind];
    if (known.includes(name)) return [];
    const nearest = nearestWords(name, known);
    const place = { ...atValue(path), suggestion: oneOrMore(nearest) };
    return createProblem(`unknown-${kind}`, { name, nearest, known }, place);
  });
}

/** Every file that is named must exist, under exactly that name: a web server does count capitals. */
export function missingMedia({ fields, names, fileSystem, atValue }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value: file, path }) => {
    if (kind !== 'media' || fileSystem.hasFile(file)) return [];
    const nearest = nearestNames(kind, file, names);
    const place = { ...atValue(path), suggestion: oneOrMore(nearest) };
    return createProblem('missing-media', { file, nearest }, place);
  });
}

/** Everything that a button or text leads to must exist: the link, the page, the section of the page. */
export function unknownTargets(context: CheckContext): Problem[] {
  const { file, names, fields, atValue } = context;
  const anchors = anchorsByPage(context);
  return fields.flatMap((field) => {
    if (field.kind === 'link') return unknownLink(field.value, atValue(field.path), names.link);
    if (field.kind === 'route') return unknownPage(field.value, atValue(field.path), context);
    return targetsIn(field).flatMap((target) => {
      const at = (part: string) => locationIn(context, field, { target, part });
      if (!target.startsWith('/'))
        return /^[a-z][A-Za-z0-9]*$/.test(target)
          ? unknownLink(target, at(target), names.link, names.route)
          : createProblem('wrong-target', { target }, at(target));
      const [page = '', id] = target.split('#');
      const index = file.routes.findIndex(({ path }) => path === page);
      if (!names.route.includes(page)) return unknownPage(page, at(page), context);
      // The section may come from a shared one whose name is wrong, which is reported there.
      const isVague = file.routes[index]?.sections
        .map(sharedName)
        .some((shared) => shared !== undefined && !names.section.includes(shared));
      const known = (anchors[index] ?? []).map(({ value }) => value);
      if (id === undefined || isVague || known.includes(id)) return [];
      const nearest = nearestWords(id, known);
      const place = { ...at(id), suggestion: oneOrMore(nearest) };
      return createProblem('unknown-anchor', { id, page, nearest, known }, place);
    });
  });
}

function unknownLink(
  name: string,
  location: Location,
  known: readonly string[],
  pages: readonly string[] = [],
): Problem[] {
  if (known.includes(name)) return [];
  const near = nearestWords(name, known);
  const page = `/${name.toLowerCase()}`;
  const nearest = near.length === 0 && pages.includes(page) ? [page] : near;
  const place = { ...location, suggestion: oneOrMore(nearest) };
  return [createProblem('unknown-link', { name, nearest, known }, place)];
}

function unknownPage(
  path: string,
  location: Location,
  { names: { route: known }, file }: CheckContext,
): Problem[] {
  if (known.includes(path)) return [];
  const redirect = file.redirects.find(({ from }) => from === path);
  if (!redirect) {
    const nearest = nearestWords(path, known);
    const place = { ...location, suggestion: oneOrMore(nearest) };
    return [createProblem('unknown-page', { path, nearest, known }, place)];
  }
  // One redirect that leads to another is reported as a chain.
  if (location.path[0] === 'redirects') return [];
  const { from, to } = redirect;
  return [createProblem('redirected-page', { from, to }, { ...location, suggestion: to })];
}

/** The part of a target when the field is nothing but the target, else the target inside the running text. */
function locationIn(
  context: CheckContext,
  { kind, path }: Field,
  { target, part }: { target: string; part: string },
): Location {
  if (kind === 'target')
    return part === target ? context.atValue(path) : partLocation(context, path, part);
  const location = partLocation(context, path, `](${target})`);
  const isExact = context.source.startsWith('](', location.start);
  return isExact ? { ...location, start: location.start + 2, end: location.end - 1 } : location;
}

/**
 * One problem where several uses of a link, a section or a page agree: against the name of its
 * declaration, or on a page whose path a duplicate has overwritten.
 */
export function joinNames(problems: readonly Problem[], context: CheckContext): Problem[] {
  const nameIn = ({ start, end }: Problem) =>
    context.source.slice(start, end).replace(/^(["'])(.*)\1$/s, '$2');
  const joined = joinGroups(
    problems,
    (problem) => (problem.code in declarations ? `${problem.code} ${nameIn(problem)}` : undefined),
    (first, uses) =>
      joinUses(uses, nameIn(first), (nearest) => declarations[first.code]?.(nearest, context)),
  );

  const repeats = joined.filter(({ code }) => code === 'duplicate-path');
  const lost = joined.filter(({ code }) => code === 'unknown-page');
  const [repeat] = repeats;
  const [meant, ...others] = new Set(lost.map(nameIn));
  if (!repeat || repeats.length > 1 || meant === undefined || others.length > 0) return joined;
  const { start, end, path, related = [] } = repeat;
  const uses = relatedUses(lost, `This leads to ${meant}.`);
  const place = { start, end, path, suggestion: meant, related: [...related, ...uses] };
  return [
    ...joined.filter((problem) => problem !== repeat && !lost.includes(problem)),
    createProblem('duplicate-path', { path: nameIn(repeat), meant }, place),
  ];
}

type Find = (name: string, context: CheckContext) => Declaration | undefined;

const declarations: Partial<Record<Code, Find>> = {
  'unknown-link': (name, context) => ({
    ...context.atKey(['links', name]),
    isUsed: isUsed(name, context) || isReferred(['links', name, 'href'], context),
  }),
  'unknown-section': (name, { atKey, fields }) => ({
    ...atKey(['sections', name]),
    isUsed: fields.some(({ kind, value }) => kind === 'section' && value === name),
  }),
  'unknown-page': (name, context) => {
    const field = context.fields.find(({ kind, value }) => kind === 'path' && value === name);
    return field && { ...context.atValue(field.path), isUsed: isUsed(name, context) };
  },
};

function isUsed(name: string, { fields }: CheckContext): boolean {
  return fields.some(
    (field) =>
      ((field.kind === 'link' || field.kind === 'route') && field.value === name) ||
      targetsIn(field).some((target) => pageOf(target) === name),
  );
}
