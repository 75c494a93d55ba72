import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { formerName, isReadable, readableName, variableName } from '#schema/variables.ts';
import { childrenOf, type Group, nodeAt, type Scalar } from '../tree.ts';
import type { Fault } from './findTarget.ts';

/** What the environment of a process holds, by name. */
export type Environment = Readonly<Record<string, string | number | undefined>>;

/** The variable that holds the names which the command was given by --env, with commas between them. */
export const givenNames = 'FASCIA_ENV';

/** What systems and build services set by themselves: no former name of a variable of the site. */
const ofOthers =
  /^(?:HOME|USER|NAME|HOST|HOSTNAME|URL|LANG|LANGUAGE|PORT|PATH|PWD|SHELL|TERM|TITLE|EMAIL|BRANCH|COMMIT|ID|ENV|ENVIRONMENT|CONTEXT|VERSION|EDITOR|DOMAIN)$/;

type Set = { faults: Fault[]; warnings: Problem[]; replaced: Map<string, Scalar> };

/**
 * Puts what the environment holds in the place of the defaults under `site: env`. A variable that is empty
 * counts as not set, as CI services leave one. Nothing is read but what is declared there under a name that a
 * site may read. A value from the environment is a text, unless the default is a number. What is set under a
 * name that is not read is a fault, since the default would count unseen; no value of it is told.
 */
export function setVariables(root: Group, environment: Environment): Set {
  const set: Set = { faults: [], warnings: [], replaced: new Map() };
  const declared = nodeAt(root, ['site', 'env']);
  if (declared?.kind !== 'group') return set;
  const variables = childrenOf(declared);
  const names = variables.map(([key]) => String(key));
  const given = String(environment[givenNames] ?? '').split(',');
  const valueOf = (name: string) =>
    Object.hasOwn(environment, name) ? String(environment[name] ?? '') : '';
  for (const [key, scalar] of variables) {
    const name = String(key);
    if (scalar.kind !== 'scalar' || !variableName.safeParse(name).success) continue;
    const { start, end } = scalar;
    const place = { start, end, path: ['site', 'env', name] };
    const named = { ...place, ...declared.entries.get(name)?.key };
    const isRead = isReadable(name, given);
    const value = valueOf(name);
    const former = formerName(name);
    const isFormerSet =
      !names.includes(former) && !ofOthers.test(former) && valueOf(former) !== '' && value === '';
    const other = isRead ? former : name;
    if (isRead ? isFormerSet : value !== '' && value !== String(scalar.value)) {
      scalar.isBroken = true;
      const facts = { name: other, readable: readableName(name), isSet: true };
      set.faults.push({ problem: createProblem('unread-variable', facts, named) });
    } else if (!isRead) {
      const facts = { name, readable: readableName(name), isSet: false };
      set.warnings.push({ ...createProblem('unread-variable', facts, named), severity: 'warning' });
    } else if (value !== '' && typeof scalar.value !== 'number') {
      set.replaced.set(name, scalar);
      scalar.value = value;
    } else if (/^-?\d+(?:\.\d+)?$/.test(value.trim())) {
      set.replaced.set(name, scalar);
      scalar.value = Number(value);
    } else if (value !== '') {
      scalar.isBroken = true;
      set.faults.push({ problem: createProblem('variable-needs-number', { name }, place) });
    }
  }
  return set;
}
