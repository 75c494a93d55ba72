import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { ownValue } from '../ownValue.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A host can send a browser to a web page, but not to a telephone number or an e-mail address. */
export function offWebRedirects({ file: { redirects, links }, tree }: CheckContext): Problem[] {
  return [...redirects.entries()].flatMap(([index, { to }]) => {
    const link = ownValue(links, to);
    if (!link || link.href.startsWith('https:')) return [];
    return createProblem(
      'redirect-off-web',
      { name: to },
      valueLocation(tree, ['redirects', index, 'to']),
    );
  });
}
