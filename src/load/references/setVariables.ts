import { createProblem } from '#problems/createProblem.ts';
import { variableName } from '#schema/variables.ts';
import { childrenOf, type Group, nodeAt, type Scalar } from '../tree.ts';
import type { Fault } from './findTarget.ts';

/** What the environment of a process holds, by name. */
export type Environment = Readonly<Record<string, string | number | undefined>>;

/**
 * Puts what the environment holds in the place of the defaults under `site: env`. A variable that is empty
 * counts as not set, as CI services leave one. Nothing is read but what is declared there under a name that a
 * site may read. A value from the environment is a text, unless the default is a number.
 */
export function setVariables(
  root: Group,
  environment: Environment,
): { faults: Fault[]; replaced: Scalar[] } {
  const faults: Fault[] = [];
  const replaced: Scalar[] = [];
  const declared = nodeAt(root, ['site', 'env']);
  for (const [key, scalar] of declared ? childrenOf(declared) : []) {
    const name = String(key);
    const isRead = variableName.safeParse(name).success && Object.hasOwn(environment, name);
    const value = isRead ? String(environment[name] ?? '') : '';
    if (scalar.kind !== 'scalar' || value === '') continue;
    replaced.push(scalar);
    if (typeof scalar.value !== 'number') {
      scalar.value = value;
    } else if (/^-?\d+(?:\.\d+)?$/.test(value.trim())) {
      scalar.value = Number(value);
    } else {
      scalar.isBroken = true;
      const { start, end } = scalar;
      const place = { start, end, path: ['site', 'env', name] };
      faults.push({ problem: createProblem('variable-needs-number', { name, value }, place) });
    }
  }
  return { faults, replaced };
}
