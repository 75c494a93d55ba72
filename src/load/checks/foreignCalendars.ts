import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { embeds } from '#vendors/embeds.ts';
import type { Vendor } from '#vendors/Vendor.ts';
import { declarationsOf } from '../declaredBy.ts';
import { valueAt } from '../explain/readIssues.ts';
import { ownValue } from '../ownValue.ts';
import { reservedHost } from '../reservedHost.ts';
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
    const block = kind === 'link' ? valueAt(file, path.slice(0, -1)) : undefined;
    const calendar = calendarOf(block);
    const role = (['page', 'script'] as const).find((one) => calendar?.[one] === path.at(-1));
    if (!calendar || !role) return [];
    const service = String(valueAt(block, [calendar.provider]));
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

function calendarOf(block: unknown) {
  return typeof block === 'object' && block !== null ? declarationsOf(block).calendar : undefined;
}
