import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { describeStrange, plainLetters } from '../explain/strangeLetters.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** An address that mixes letters of two scripts which look alike leads to another place than it seems to. */
export function lookAlikeAddresses({ fields, tree }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value, path }) => {
    const strange =
      kind === 'address' && /[a-z]/i.test(value.replace(/^\w+:/, '')) && describeStrange(value);
    // A host that is wholly in another script is somebody's name.
    if (!strange || !/\p{L}/u.test(value) || !mixesScripts(value)) return [];
    return createProblem(
      'look-alike-address',
      { address: value, strange },
      { ...valueLocation(tree, path), suggestion: plainLetters(value) },
    );
  });
}

/** Whether one of the words between the dots and slashes has letters of two scripts. */
function mixesScripts(address: string): boolean {
  return address
    .split(/[./?#@:-]+/)
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
    );
}
