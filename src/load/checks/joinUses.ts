import type { Code, Problem } from '#problems/Problem.ts';
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
    const told = problem ?? foldUses(uses);
    return told ? [{ problem: told, uses }] : [];
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
