import type { Edit, Problem } from '#problems/Problem.ts';
import { editInSteps } from './editInSteps.ts';
import { openText } from './openText.ts';

/**
 * Declares the links that a new part refers to and the site does not have, under addresses that are
 * reserved for examples (RFC 2606), so that they are reported until they are replaced. Undefined when
 * a fault is another.
 */
export function addLinks(source: string, faults: readonly Problem[]): Edit[] | undefined {
  if (faults.some(({ code }) => code !== 'unknown-link')) return undefined;
  const { document } = openText(source);
  const names = new Set(faults.map(({ path }) => String(document.getIn(path))));
  const added = editInSteps(
    source,
    [...names].map((name) => ({
      kind: 'add',
      path: ['links', name],
      value: { href: `https://${inKebabCase(name)}.example/` },
    })),
  );
  return 'refusal' in added ? undefined : added.edits;
}

function inKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
