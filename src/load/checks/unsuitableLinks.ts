import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { ownValue } from '../ownValue.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

/** A booking page, a script and a partner's page are on the web; a telephone has none of them, and opens no tab. */
export function unsuitableLinks({ file, fields, tree }: Facts): Problem[] {
  const isOnWeb = (name: string) => ownValue(file.links, name)?.href.startsWith('https:') ?? true;
  const misused = fields
    .filter(({ kind, value }) => kind === 'link' && !isOnWeb(value))
    .map(({ value: name, path }) => {
      const href = ownValue(file.links, name)?.href ?? '';
      return createProblem('not-a-web-page', { name, href }, valueSpot(tree, path));
    });
  const withTab = Object.entries(file.links)
    .filter(([name, { newTab }]) => newTab && !isOnWeb(name))
    .map(([name]) =>
      createProblem(
        'needless-tab',
        { name },
        { ...valueSpot(tree, ['links', name, 'newTab']), suggestion: 'false' },
      ),
    );
  return [...misused, ...withTab];
}
