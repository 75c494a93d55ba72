import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { ownValue } from '../ownValue.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

/** A host can send a browser to a web page, but not to a telephone number or an e-mail address. */
export function offWebRedirects({ file: { redirects, links }, tree }: Facts): Problem[] {
  return [...redirects.entries()].flatMap(([index, { to }]) => {
    const link = ownValue(links, to);
    if (!link || link.href.startsWith('https:')) return [];
    return createProblem(
      'redirect-off-web',
      { name: to },
      valueSpot(tree, ['redirects', index, 'to']),
    );
  });
}
