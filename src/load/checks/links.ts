import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Vendor } from '#vendors/Vendor.ts';
import { embeds } from '#vendors/embeds.ts';
import { declarationsOf } from '../declaredBy.ts';
import { describeStrange, plainLetters } from '../explain/strangeLetters.ts';
import { isHolder, ownValue, valueAt } from '../paths.ts';
import { pageOf, reservedHost } from '../linksIn.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/**
 * A booking page, a script and a partner's page are on the web, and a host can send a browser nowhere
 * else; a telephone has none of them, and opens no tab.
 */
export function unsuitableLinks({ file, fields, atValue }: CheckContext): Problem[] {
  const isOffWeb = (href: string | undefined) => href !== undefined && !href.startsWith('https:');
  const hrefOf = (name: string) => ownValue(file.links, name)?.href;
  return [
    ...fields
      .filter(({ kind, value }) => kind === 'link' && isOffWeb(hrefOf(value)))
      .map(({ value: name, path }) =>
        createProblem('not-a-web-page', { name, href: hrefOf(name) ?? '' }, atValue(path)),
      ),
    ...Object.entries(file.links)
      .filter(([, { href, newTab }]) => newTab && isOffWeb(href))
      .map(([name]) => {
        const place = { ...atValue(['links', name, 'newTab']), suggestion: 'false' };
        return createProblem('needless-tab', { name }, place);
      }),
    ...file.redirects.flatMap(({ to: name }, index) =>
      isOffWeb(hrefOf(name))
        ? createProblem('redirect-off-web', { name }, atValue(['redirects', index, 'to']))
        : [],
    ),
  ];
}

/**
 * A script may do whatever it likes with a page, so it must be the scheduling service's own, and there
 * is none for a service that has none. A booking page on another host never says that it lives.
 * Placeholders stand for either.
 */
export function foreignCalendars({ file, fields, schema, atValue }: CheckContext): Problem[] {
  const vendors: Readonly<Record<string, Vendor>> = embeds;
  return fields.flatMap(({ kind, value, path }) => {
    const block = kind === 'link' ? valueAt(file, path.slice(0, -1)) : undefined;
    const calendar = isHolder(block) ? declarationsOf(block, schema.Block).calendar : undefined;
    const role = (['page', 'script'] as const).find((one) => calendar?.[one] === path.at(-1));
    if (!calendar || !role) return [];
    const service = String(valueAt(block, [calendar.provider]));
    const known = ownValue(vendors, service)?.only?.[role];
    const { href } = ownValue(file.links, value) ?? {};
    const host = href?.startsWith('https:') ? new URL(href).hostname : undefined;
    const location = atValue(path);
    if (role === 'script' && known === undefined)
      return createProblem('needless-script', { provider: service }, location);
    if (!known || !host || host === known || reservedHost.test(host)) return [];
    const facts = { provider: service, host, known };
    const code = role === 'script' ? 'foreign-script' : 'foreign-calendar';
    return createProblem(code, facts, location);
  });
}

/** An address that mixes letters of two scripts which look alike leads to another place than it seems to. */
export function lookAlikeAddresses({ fields, atValue }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value, path }) => {
    const strange =
      kind === 'address' && /[a-z]/i.test(value.replace(/^\w+:/, '')) && describeStrange(value);
    const isMixed = (word: string) =>
      /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
    // A host that is wholly in another script is somebody's name.
    if (!strange || !value.split(/[./?#@:-]+/).some(isMixed)) return [];
    const place = { ...atValue(path), suggestion: plainLetters(value) };
    return createProblem('look-alike-address', { address: value, strange }, place);
  });
}

/** A redirect from a page of the site, in any of its spellings: the page itself is there. */
export function deadRedirects({ file, atValue }: CheckContext): Problem[] {
  const pages = new Map(file.routes.map(({ path }, index) => [path, index]));
  return file.redirects.flatMap(({ from }, index) => {
    const path = pages.has(from) ? from : from.replace(/\.html$/, '');
    const page = pages.get(path);
    if (page === undefined) return [];
    const related = relatedTo(atValue(['routes', page, 'path']), 'The page stands here.');
    const place = { ...atValue(['redirects', index, 'from']), ...related };
    return createProblem('dead-redirect', { from, path }, place);
  });
}

/**
 * A redirect should lead to its page at once: not over other redirects, which costs the visitor a
 * wait for each, and never in a circle, which is reported once.
 */
export function redirectWays({ file: { redirects }, names, atValue }: CheckContext): Problem[] {
  // One from a page is never followed, and of two from one address only the first: other checks report them.
  const followed = redirects.filter(({ from }) => !names.route.includes(from));
  const targets = new Map(followed.toReversed().map(({ from, to }) => [from, to]));
  const reported = new Set<string>();
  return redirects.flatMap(({ from, to }, index) => {
    const way = wayFrom(to, targets);
    const location = atValue(['redirects', index, 'to']);
    if (way.includes(from)) {
      if (reported.has(from)) return [];
      for (const stop of way) reported.add(stop);
      return createProblem('redirect-loop', { way: [from, ...way] }, location);
    }
    const end = targets.get(way.at(-1) ?? '');
    // One that leads into a circle is right when the circle is.
    if (end === undefined || way.includes(pageOf(end))) return [];
    return createProblem('redirect-chain', { to, end }, { ...location, suggestion: end });
  });
}

/** The redirects that a visitor passes on the way from a target, in order; of a circle, each once. */
function wayFrom(target: string, targets: ReadonlyMap<string, string>): string[] {
  const way = new Set<string>();
  let at: string | undefined = pageOf(target);
  while (at !== undefined && targets.has(at) && !way.has(at)) {
    way.add(at);
    at = pageOf(targets.get(at) ?? '');
  }
  return [...way];
}
