import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Vendor } from '#vendors/Vendor.ts';
import { embeds } from '#vendors/embeds.ts';
import { declarationsOf } from '../declaredBy.ts';
import { valueAt } from '../paths.ts';
import { describeStrange, plainLetters } from '../explain/strangeLetters.ts';
import { ownValue } from '../ownValue.ts';
import { reservedHost } from '../reservedHost.ts';
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
    .map(([name]) => {
      const location = valueLocation(tree, ['links', name, 'newTab']);
      return createProblem('needless-tab', { name }, { ...location, suggestion: 'false' });
    });
  return [...misused, ...withTab];
}

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
    if (role === 'script' && known === undefined)
      return createProblem('needless-script', { provider: service }, location);
    if (!known || !host || host === known || reservedHost.test(host)) return [];
    const facts = { provider: service, host, known };
    const code = role === 'script' ? 'foreign-script' : 'foreign-calendar';
    return createProblem(code, facts, location);
  });
}

function calendarOf(block: unknown) {
  return typeof block === 'object' && block !== null ? declarationsOf(block).calendar : undefined;
}

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
