import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { embeds } from '#vendors/embeds.ts';
import type { Vendor } from '#vendors/Vendor.ts';
import { ownValue } from '../ownValue.ts';
import { reservedHost } from '../reservedHost.ts';
import { nodeAt } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/**
 * A script may do whatever it likes with a page, so it must be the scheduling service's own, and there
 * is none for a service that has none. A booking page on another host never says that it lives.
 * Placeholders stand for either.
 */
export function foreignCalendars({ file, fields, tree }: CheckContext): Problem[] {
  const vendors: Readonly<Record<string, Vendor>> = embeds;
  return fields.flatMap(({ kind, value, path }) => {
    const provider = kind === 'link' ? nodeAt(tree, [...path.slice(0, -1), 'provider']) : undefined;
    if (provider?.kind !== 'scalar') return [];
    const service = String(provider.value);
    const role = path.at(-1) === 'script' ? 'script' : 'page';
    const known = ownValue(vendors, service)?.only?.[role];
    const { href } = ownValue(file.links, value) ?? {};
    const host = href?.startsWith('https:') ? new URL(href).hostname : undefined;
    const location = valueLocation(tree, path);
    if (role === 'script' && known === undefined) {
      return [createProblem('needless-script', { provider: service }, location)];
    }
    if (!known || !host || host === known || reservedHost.test(host)) return [];
    const facts = { provider: service, host, known };
    return [
      createProblem(role === 'script' ? 'foreign-script' : 'foreign-calendar', facts, location),
    ];
  });
}
