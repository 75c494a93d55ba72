import { isMedia, mediaName } from '#schema/mediaName.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import type { Block } from '#schema/block.ts';
import type { Kind } from '#schema/kinds.ts';
import { groupBy } from '../groupBy.ts';
import { headingIds } from '../headings.ts';
import { type Declaration, mergeUses, relatedUses } from '../mergeUses.ts';
import { pageOf, picturesIn, targetsIn } from '../linksIn.ts';
import { nearestNames } from '../names.ts';
import type { ExpandedPages } from '../expandPages.ts';
import { listAt, valueAt } from '../paths.ts';
import type { Document, Location } from '../readDocument.ts';
import type { Path } from '../tree.ts';
import { isReferred } from './CheckContext.ts';
import { checkDownload } from './downloads.ts';
import { anchorsByPage } from './duplicates.ts';
import { locationIn } from './locationIn.ts';

/**
 * A shared section that a page uses, a click that a rule of the pixel waits for, a parameter that a form sends and a
 * file must be there, the file under exactly that name: a web server does count capitals.
 */
export function unknownNames(context: Document): Problem[] {
  const { names, nearest: nearestWords, fields, fileSystem, atValue } = context;
  const known = {
    section: new Set(names.section),
    click: new Set(names.click),
    parameter: new Set(names.parameter),
  };
  return fields.flatMap((field) => {
    const { kind, value: name, path } = field;
    const missing = picturesIn(field).filter((file) => !fileSystem.hasFile(file));
    if (missing.length > 0)
      return missing.map((file) => {
        const nearest = nearestNames('media', file, { names, nearest: nearestWords });
        const place = locationIn(context, field, { target: file, part: file });
        return createProblem('missing-media', { file, nearest }, place);
      });
    if (kind !== 'section' && kind !== 'click' && kind !== 'parameter') return [];
    if (known[kind].has(name)) return [];
    const facts = { name, nearest: nearestWords(name, names[kind]), known: names[kind] };
    return createProblem(`unknown-${kind}`, facts, atValue(path));
  });
}

/** A file that may yet be wrong by the schema. */
export type TargetContext = Document & {
  pages: ExpandedPages;
  /** What a page shows; undefined where not all of it can be read. */
  sectionsOf(page: number): readonly Block[] | undefined;
};

/** Everything that a button or text leads to must exist: the link, the page, the section of the page. */
export function unknownTargets(context: TargetContext): Problem[] {
  const { names, nearest: nearestWords, fields, atValue, sectionsOf } = context;
  const declared = anchorsByPage(context);
  const pages = new Map(
    context.pages.routes.map(({ route }, index) => [route, index] as const).toReversed(),
  );
  const unknown = createUnknown(context);
  // The home page shows least of how a path is written.
  const example = names.route.find((path) => path !== '/') ?? '/';
  return fields.flatMap((field) => {
    if (field.kind === 'link') return unknown.link(field.value, atValue(field.path));
    if (field.kind === 'route') return unknown.page(field.value, atValue(field.path));
    if (field.kind === 'address' && isMedia(field.value))
      return checkDownload(mediaName(field.value), context, atValue(field.path)) ?? [];
    return targetsIn(field).flatMap((target) => {
      const at = (part: string) => locationIn(context, field, { target, part });
      if (isMedia(target)) return checkDownload(target, context, at(target)) ?? [];
      if (!target.startsWith('/'))
        return /^[a-z][A-Za-z0-9]*$/.test(target)
          ? unknown.link(target, at(target), true)
          : createProblem('wrong-target', { target, page: example }, at(target));
      const [page = '', id] = target.split('#');
      const index = pages.get(page);
      if (index === undefined) return unknown.page(page, at(page));
      if (id === undefined) return [];
      const sections = sectionsOf(index);
      const own = declared[index]?.map(({ value }) => value) ?? [];
      // The section may come from a shared one whose name is wrong, which is reported there.
      if (!sections || own.includes(id)) return [];
      if (context.pages.routes[index]?.sections.some(({ block }) => !block)) return [];
      const known = [...own, ...headingIds(sections, context.schema.Block)];
      if (known.includes(id)) return [];
      const facts = { name: id, nearest: nearestWords(id, known), known, page };
      return createProblem('unknown-anchor', facts, at(id));
    });
  });
}

/** Reports a link or a page that there is none of. */
function createUnknown({ names, nearest: nearestWords, data }: Document) {
  const links = new Set(names.link);
  const pages = new Set(names.route);
  const redirects = new Map(
    listAt(data, ['redirects'])
      .map((one) => [String(valueAt(one, ['from'])), String(valueAt(one, ['to']))] as const)
      .toReversed(),
  );
  return {
    /** What is no link may be a page without its "/". */
    link(name: string, location: Location, isTarget = false): Problem[] {
      if (links.has(name)) return [];
      const page = `/${name.toLowerCase()}`;
      const near = nearestWords(name, names.link);
      const nearest = near.length === 0 && isTarget && pages.has(page) ? [page] : near;
      return [createProblem('unknown-link', { name, nearest, known: names.link }, location)];
    },
    page(path: string, location: Location): Problem[] {
      if (pages.has(path)) return [];
      const to = redirects.get(path);
      if (to === undefined) {
        const facts = { name: path, nearest: nearestWords(path, names.route), known: names.route };
        return [createProblem('unknown-page', facts, location)];
      }
      // One redirect that leads to another is reported as a chain.
      if (location.path[0] === 'redirects') return [];
      return [
        createProblem('redirected-page', { from: path, to }, { ...location, suggestion: to }),
      ];
    },
  };
}

/**
 * One problem where several uses of a link, a section or a page agree: against the name of its
 * declaration, or on a page whose path a duplicate has overwritten.
 */
export function joinNames(problems: readonly Problem[], context: Document): Problem[] {
  const isUnknown = (problem: Problem) => problem.code in declarations;
  if (!problems.some(isUnknown)) return [...problems];
  const used = usedNames(context);
  const groups = groupBy(problems, (problem) =>
    isUnknown(problem) ? `${problem.code} ${nameIn(problem, context)}` : undefined,
  );
  const joined = [...groups].flatMap(([key, uses]) => {
    const [first] = uses;
    if (key === undefined || !first) return uses;
    const { code, suggestion } = first;
    const declared =
      typeof suggestion === 'string' ? declarations[code]?.(suggestion, context, used) : undefined;
    return mergeUses(uses, nameIn(first, context), declared) ?? uses;
  });

  const repeats = joined.filter(({ code }) => code === 'duplicate-path');
  const lost = joined.filter(({ code }) => code === 'unknown-page');
  const [repeat] = repeats;
  const [meant, ...others] = new Set(lost.map((one) => nameIn(one, context)));
  if (!repeat || repeats.length > 1 || meant === undefined || others.length > 0) return joined;
  const { start, end, path, related = [] } = repeat;
  const uses = relatedUses(lost, `This leads to ${meant}.`);
  const place = { start, end, path, suggestion: meant, related: [...related, ...uses] };
  return [
    ...joined.filter((problem) => problem !== repeat && problem.code !== 'unknown-page'),
    createProblem('duplicate-path', { value: nameIn(repeat, context), meant }, place),
  ];
}

/** The name that a problem is about, as it is written. */
export function nameIn({ start, end }: Problem, { source }: Document): string {
  return source.slice(start, end).replace(/^(["'])(.*)\1$/s, '$2');
}

type Find = (name: string, context: Document, used: Used) => Declaration | undefined;

const declarations: Partial<Record<Code, Find>> = {
  'unknown-link': (name, context, { targets }) => ({
    ...context.atKey(['links', name]),
    isUsed: targets.has(name) || isReferred(['links', name, 'href'], context),
  }),
  'unknown-section': (name, { atKey }, { sections }) => ({
    ...atKey(['sections', name]),
    isUsed: sections.has(name),
  }),
  'unknown-page': (name, { atValue }, { targets, pages }) => {
    const path = pages.get(name);
    return path && { ...atValue(path), isUsed: targets.has(name) };
  },
};

/** The links and pages that something leads to, the sections that are used, and where each page says its path. */
type Used = {
  targets: ReadonlySet<string>;
  sections: ReadonlySet<string>;
  pages: ReadonlyMap<string, Path>;
};

function usedNames({ fields }: Document): Used {
  const valuesOf = (...kinds: Kind[]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  const paths = fields.filter(({ kind }) => kind === 'path').toReversed();
  return {
    targets: new Set([...valuesOf('link', 'route'), ...fields.flatMap(targetsIn).map(pageOf)]),
    sections: new Set(valuesOf('section')),
    pages: new Map(paths.map(({ value, path }) => [value, path])),
  };
}
