import type { Code, Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { groupBy } from '../groupBy.ts';
import { pageOf, targetsIn } from '../linksIn.ts';
import { type Declaration, foldUses, misspeltName } from '../misspeltName.ts';
import { nodeAt } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation, valueLocation } from './locations.ts';

/** Tells a slip in the name of a link, a section or a page where it is declared, when several uses agree against it. */
export function joinUses(problems: readonly Problem[], context: CheckContext): Problem[] {
  const groups = groupBy(
    problems.filter(({ code }) => code in declarations),
    (problem) => `${problem.code} ${nameIn(problem, context)}`,
  );
  const joined = [...groups.values()].flatMap((uses) => {
    const [first] = uses;
    const find = first && declarations[first.code];
    const problem =
      find && misspeltName(uses, nameIn(first, context), (nearest) => find(nearest, context));
    const reported = problem ?? foldUses(uses);
    return reported ? [{ problem: reported, uses }] : [];
  });
  const explained = new Set(joined.flatMap(({ uses }) => uses));
  return [
    ...problems.filter((problem) => !explained.has(problem)),
    ...joined.map(({ problem }) => problem),
  ];
}

type Find = (name: string, context: CheckContext) => Declaration | undefined;

const declarations: Partial<Record<Code, Find>> = {
  'unknown-link': (name, context) => ({
    ...keyLocation(context.tree, ['links', name]),
    isUsed: isUsed(name, context) || isReferred(name, context),
  }),
  'unknown-section': (name, context) => ({
    ...keyLocation(context.tree, ['sections', name]),
    isUsed: context.fields.some(({ kind, value }) => kind === 'section' && value === name),
  }),
  'unknown-page': (name, context) => {
    const field = context.fields.find(({ kind, value }) => kind === 'path' && value === name);
    return field && { ...valueLocation(context.tree, field.path), isUsed: isUsed(name, context) };
  },
};

function isUsed(name: string, { fields }: CheckContext): boolean {
  return fields.some(
    (field) =>
      ((field.kind === 'link' || field.kind === 'route') && field.value === name) ||
      targetsIn(field).some((target) => pageOf(target) === name),
  );
}

function isReferred(link: string, { tree, used }: CheckContext): boolean {
  const node = nodeAt(tree, ['links', link, 'href']);
  return node?.kind === 'scalar' && used.has(node);
}

/** The name that a problem underlines, without quotes. */
function nameIn({ start, end }: Problem, { source }: CheckContext): string {
  return source.slice(start, end).replace(/^(["'])(.*)\1$/s, '$2');
}

/**
 * A duplicate path, and links to a page that is not there: the path of that page was overwritten. Both
 * are reported at the duplicate, with the path that the links lead to.
 */
export function joinRepeats(
  problems: readonly Problem[],
  { source }: CheckContext,
): readonly Problem[] {
  const written = ({ start, end }: Problem) => source.slice(start, end).replace(/["']/g, '');
  const repeats = problems.filter(({ code }) => code === 'duplicate-path');
  const lost = problems.filter(({ code }) => code === 'unknown-page');
  const [repeat] = repeats;
  const [meant, ...others] = new Set(lost.map(written));
  if (!repeat || repeats.length > 1 || meant === undefined || others.length > 0) return problems;
  const uses = lost.slice(0, 10).map(({ start, end }) => ({
    start,
    end,
    message: `This leads to ${meant}.`,
  }));
  const { start, end, path, related = [] } = repeat;
  const reported = createProblem(
    'duplicate-path',
    { path: written(repeat), meant },
    { start, end, path, suggestion: meant, related: [...related, ...uses] },
  );
  return problems.flatMap((problem) =>
    problem === repeat ? reported : lost.includes(problem) ? [] : problem,
  );
}
