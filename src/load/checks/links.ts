import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { isMedia } from '#schema/mediaName.ts';
import { mediaTypeOf } from '#schema/mediaTypes.ts';
import type { Vendor } from '#vendors/Vendor.ts';
import { embeds, vendorsAt } from '#vendors/embeds.ts';
import { declarationsOf } from '../collectDeclarations.ts';
import { describeStrange, plainLetters } from '../explain/strangeLetters.ts';
import { isHolder, ownValue, valueAt } from '../paths.ts';
import { reservedHost } from '../linksIn.ts';
import { formAt } from './forms.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * A booking page, a script and a partner's page are on the web, and a host can send a browser nowhere
 * else; a telephone has none of them, and opens no tab. Nor does a file that is saved.
 */
export function unsuitableLinks(context: CheckContext): Problem[] {
  const { file, fields, atValue } = context;
  const isOffWeb = (href: string | undefined) => href !== undefined && !href.startsWith('https:');
  const hrefOf = (name: string) => ownValue(file.links, name)?.href;
  return [
    ...fields
      // The parameters of a campaign are for the web alone, and left off elsewhere.
      .filter(({ kind, path }) => kind === 'link' && path[0] !== 'campaign')
      // A form may become an e-mail.
      .filter((field) => !(hrefOf(field.value)?.startsWith('mailto:') && formAt(field, context)))
      .filter(({ value }) => isOffWeb(hrefOf(value)))
      .map(({ value: name, path }) =>
        createProblem('not-a-web-page', { name, href: hrefOf(name) ?? '' }, atValue(path)),
      ),
    ...Object.entries(file.links)
      .filter(([, { href, newTab, download }]) => {
        const isOpened = isMedia(href) && !download && mediaTypeOf(href)?.opens;
        return newTab && isOffWeb(href) && !isOpened;
      })
      .map(([name, { href }]) => {
        const place = { ...atValue(['links', name, 'newTab']), suggestion: 'false' };
        return createProblem('needless-tab', { name, isFile: isMedia(href) }, place);
      }),
    ...file.redirects.flatMap(({ to: name }, index) =>
      isOffWeb(hrefOf(name)) && !isMedia(hrefOf(name) ?? '')
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

/**
 * What is on the same host as the page around its frame could reach into that page, whatever its frame forbids. Of a
 * known service, visitors must be asked for what it is.
 */
export function unsuitableFrames(context: CheckContext): Problem[] {
  const { file, fields, schema, atValue } = context;
  const { origin, hostname: host } = new URL(file.site.url);
  return fields.flatMap(({ kind, value: name, path }) => {
    const block = kind === 'link' ? valueAt(file, path.slice(0, -1)) : undefined;
    const frame = isHolder(block) ? declarationsOf(block, schema.Block).frame : undefined;
    const { href } = ownValue(file.links, name) ?? {};
    if (!frame || frame.page !== path.at(-1) || !href?.startsWith('https:')) return [];
    const address = new URL(href);
    if (address.origin === origin)
      return createProblem('own-page-framed', { name, host }, atValue(path));
    const written = String(valueAt(block, [frame.category]));
    // On other hosts of its domain, a service may have anything: HubSpot has forms beside its calendars.
    const [vendor, ...others] = vendorsAt(address).filter(({ hosts }) =>
      hosts?.includes(address.hostname),
    );
    if (!vendor || [vendor, ...others].some(({ category }) => category === written)) return [];
    const at = [...path.slice(0, -1), frame.category];
    const place = atValue(valueAt(context.data, at) === undefined ? path : at);
    const facts = { name, vendor: vendor.name, category: vendor.category, key: frame.category };
    return createProblem('wrong-category', { ...facts, written }, place);
  });
}

/** An address that mixes letters of two scripts which look alike leads to another place than it seems to. */
export function lookAlikeAddresses({ fields, atValue }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value, path }) => {
    const strange =
      (kind === 'address' || kind === 'path') &&
      /[a-z]/i.test(value.replace(/^\w+:/, '')) &&
      describeStrange(value);
    const isMixed = (word: string) =>
      /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
    // A host that is wholly in another script is somebody's name.
    if (!strange || !value.split(/[./?#@:-]+/).some(isMixed)) return [];
    const place = { ...atValue(path), suggestion: plainLetters(value) };
    return createProblem('look-alike-address', { address: value, strange }, place);
  });
}
