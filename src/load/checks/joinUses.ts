import type { Code, Problem } from '#problems/Problem.ts';
import { groupBy } from '../groupBy.ts';
import { pageOf, targetsIn } from '../linksIn.ts';
import { type Declaration, foldUses, misspeltName } from '../misspeltName.ts';
import { nodeAt } from '../tree.ts';
import type { Facts } from './Check.ts';
import { keySpot, valueSpot } from './spots.ts';

/** Tells a slip in the name of a link, a section or a page where it is declared, when several uses agree against it. */
export function joinUses(problems: readonly Problem[], facts: Facts): Problem[] {
  const groups = groupBy(
    problems.filter(({ code }) => code in declarations),
    (problem) => `${problem.code} ${nameIn(problem, facts)}`,
  );
  const joined = [...groups.values()].flatMap((uses) => {
    const [first] = uses;
    const find = first && declarations[first.code];
    const problem =
      find && misspeltName(uses, nameIn(first, facts), (nearest) => find(nearest, facts));
    const told = problem ?? foldUses(uses);
    return told ? [{ problem: told, uses }] : [];
  });
  const explained = new Set(joined.flatMap(({ uses }) => uses));
  return [
    ...problems.filter((problem) => !explained.has(problem)),
    ...joined.map(({ problem }) => problem),
  ];
}

type Find = (name: string, facts: Facts) => Declaration | undefined;

const declarations: Partial<Record<Code, Find>> = {
  'unknown-link': (name, facts) => ({
    ...keySpot(facts.tree, ['links', name]),
    isUsed: isUsed(name, facts) || isReferred(name, facts),
  }),
  'unknown-section': (name, facts) => ({
    ...keySpot(facts.tree, ['sections', name]),
    isUsed: facts.fields.some(({ kind, value }) => kind === 'section' && value === name),
  }),
  'unknown-page': (name, facts) => {
    const field = facts.fields.find(({ kind, value }) => kind === 'path' && value === name);
    return field && { ...valueSpot(facts.tree, field.path), isUsed: isUsed(name, facts) };
  },
};

function isUsed(name: string, { fields }: Facts): boolean {
  return fields.some(
    (field) =>
      ((field.kind === 'link' || field.kind === 'route') && field.value === name) ||
      targetsIn(field).some((target) => pageOf(target) === name),
  );
}

function isReferred(link: string, { tree, used }: Facts): boolean {
  const node = nodeAt(tree, ['links', link, 'href']);
  return node?.kind === 'scalar' && used.has(node);
}

/** The name that a problem underlines, without quotes. */
function nameIn({ start, end }: Problem, { source }: Facts): string {
  return source.slice(start, end).replace(/^(["'])(.*)\1$/s, '$2');
}
