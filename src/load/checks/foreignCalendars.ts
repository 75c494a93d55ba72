import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { BlockOf } from '#schema/block.ts';
import { reservedHost } from '../reservedHost.ts';
import { nodeAt } from '../tree.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

type Provider = BlockOf<'scheduler'>['provider'];

/** Where a service's script and booking pages are. Services without `script` have none; without `page`, pages on any host. */
const hosts: Readonly<Record<Provider, { script?: string; page?: string }>> = {
  calendly: { script: 'assets.calendly.com', page: 'calendly.com' },
  calCom: {},
  hubSpot: {},
  iframe: {},
};

/**
 * A script may do whatever it likes with a page, so it must be the scheduling service's own. A booking
 * page on another host never says that it lives. Placeholders stand for either.
 */
export function foreignCalendars({ file, fields, tree }: Facts): Problem[] {
  return fields.flatMap(({ kind, value, path }) => {
    const provider = kind === 'link' ? nodeAt(tree, [...path.slice(0, -1), 'provider']) : undefined;
    if (provider?.kind !== 'scalar') return [];
    const service = String(provider.value);
    const role = path.at(-1) === 'script' ? 'script' : 'page';
    const known = (hosts[service as Provider] ?? {})[role];
    const { href } = file.links[value] ?? {};
    const host = href?.startsWith('https:') ? new URL(href).hostname : undefined;
    const spot = valueSpot(tree, path);
    if (role === 'script' && known === undefined) {
      return [createProblem('needless-script', { provider: service }, spot)];
    }
    if (!known || !host || host === known || reservedHost.test(host)) return [];
    const facts = { provider: service, host, known };
    return [createProblem(role === 'script' ? 'foreign-script' : 'foreign-calendar', facts, spot)];
  });
}
