import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import type { Field } from '../findValues.ts';
import { type Declaration, joinGroups, joinUses, relatedUses } from '../joinUses.ts';
import { pageOf, targetsIn } from '../linksIn.ts';
import { nearestNames } from '../names.ts';
import { nearestWords } from '../nearestWords.ts';
import { sharedName } from '../shown.ts';
import type { Location } from '../readDocument.ts';
import { type CheckContext, isReferred } from './CheckContext.ts';
import { anchorsByPage } from './duplicates.ts';

/**
 * A shared section that a page uses, a click that a rule of the pixel waits for and a file must be
 * there, the file under exactly that name: a web server does count capitals.
 */
export function unknownNames({ names, fields, fileSystem, atValue }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value: name, path }) => {
    if (kind === 'media' && !fileSystem.hasFile(name)) {
      const nearest = nearestNames(kind, name, names);
      return createProblem('missing-media', { file: name, nearest }, atValue(path));
    }
    if ((kind !== 'section' && kind !== 'click') || names[kind].includes(name)) return [];
    return createProblem(`unknown-${kind}`, amongKnown(name, names[kind]), atValue(path));
  });
}

function amongKnown(name: string, known: readonly string[]) {
  return { name, nearest: nearestWords(name, known), known };
}

/** Everything that a button or text leads to must exist: the link, the page, the section of the page. */
export function unknownTargets(context: CheckContext): Problem[] {
  const { file, names, fields, atValue } = context;
  const anchors = anchorsByPage(context);
  // The home page shows least of how a path is written.
  const example = names.route.find((path) => path !== '/') ?? '/';
  return fields.flatMap((field) => {
    if (field.kind === 'link') return unknownLink(field.value, atValue(field.path), names.link);
    if (field.kind === 'route') return unknownPage(field.value, atValue(field.path), context);
    return targetsIn(field).flatMap((target) => {
      const at = (part: string) => locationIn(context, field, { target, part });
      if (!target.startsWith('/'))
        return /^[a-z][A-Za-z0-9]*$/.test(target)
          ? unknownLink(target, at(target), names.link, names.route)
          : createProblem('wrong-target', { target, page: example }, at(target));
      const [page = '', id] = target.split('#');
      const index = file.routes.findIndex(({ path }) => path === page);
      if (!names.route.includes(page)) return unknownPage(page, at(page), context);
      // The section may come from a shared one whose name is wrong, which is reported there.
      const isVague = file.routes[index]?.sections
        .map(sharedName)
        .some((shared) => shared !== undefined && !names.section.includes(shared));
      const known = (anchors[index] ?? []).map(({ value }) => value);
      if (id === undefined || isVague || known.includes(id)) return [];
      return createProblem('unknown-anchor', { ...amongKnown(id, known), page }, at(id));
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
  const facts = amongKnown(name, known);
  const page = `/${name.toLowerCase()}`;
  const nearest = facts.nearest.length === 0 && pages.includes(page) ? [page] : facts.nearest;
  return [createProblem('unknown-link', { ...facts, nearest }, location)];
}

function unknownPage(
  path: string,
  location: Location,
  { names: { route: known }, file }: CheckContext,
): Problem[] {
  if (known.includes(path)) return [];
  const redirect = file.redirects.find(({ from }) => from === path);
  if (!redirect) return [createProblem('unknown-page', amongKnown(path, known), location)];
  // One redirect that leads to another is reported as a chain.
  if (location.path[0] === 'redirects') return [];
  const { from, to } = redirect;
  return [createProblem('redirected-page', { from, to }, { ...location, suggestion: to })];
}

/** The part of a target when the field is nothing but the target, else the target inside the running text. */
function locationIn(
  { source, atValue }: CheckContext,
  { kind, path }: Field,
  { target, part }: { target: string; part: string },
): Location {
  const whole = atValue(path);
  if (kind === 'target' && part === target) return whole;
  const text = source.slice(whole.start, whole.end);
  const [lead, found, end] = kind === 'target' ? ['', part, ''] : ['](', target, ')'];
  const at = text.indexOf(lead + found + end);
  // Quotes or escapes hide it, or it occurs twice.
  if (at === -1 || text.includes(lead + found + end, at + 1)) return whole;
  const start = whole.start + at + lead.length;
  return { start, end: start + found.length, path };
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
    createProblem('duplicate-path', { value: nameIn(repeat), meant }, place),
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
