import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { ownValue } from '../ownValue.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A booking page, a script and a partner's page are on the web; a telephone has none of them, and opens no tab. */
export function unsuitableLinks({ file, fields, tree }: CheckContext): Problem[] {
  const isOnWeb = (name: string) => ownValue(file.links, name)?.href.startsWith('https:') ?? true;
  const misused = fields
    .filter(({ kind, value }) => kind === 'link' && !isOnWeb(value))
    .map(({ value: name, path }) => {
      const href = ownValue(file.links, name)?.href ?? '';
      return createProblem('not-a-web-page', { name, href }, valueLocation(tree, path));
    });
  const withTab = Object.entries(file.links)
    .filter(([name, { newTab }]) => newTab && !isOnWeb(name))
    .map(([name]) =>
      createProblem(
        'needless-tab',
        { name },
        { ...valueLocation(tree, ['links', name, 'newTab']), suggestion: 'false' },
      ),
    );
  return [...misused, ...withTab];
}
