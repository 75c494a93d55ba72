import type { Links } from '#schema/links.ts';
import { isMedia, targetName } from '#schema/mediaName.ts';
import { ownValue, valueAt } from './paths.ts';
import type { Field } from './findValues.ts';
import { richTextParts } from './richTextParts.ts';

/** Everything that a field leads to: pages (`/affiliates#tiers`), names of links, and files. */
export function targetsIn({ kind, value }: Field): string[] {
  // A redirect that hands on the rest of its address leads to no page alone.
  if (kind === 'target') return value.endsWith('/*') ? [] : [targetName(value)];
  // Most texts hold no link, which is soon seen.
  if (kind !== 'richText' || !value.includes('](')) return [];
  return richTextParts(value).flatMap(({ to }) => to ?? []);
}

/** The pictures that a field names: itself, or in its text. */
export function picturesIn({ kind, value }: Field): string[] {
  if (kind === 'media') return [value];
  if (kind !== 'richText' || !value.includes('![')) return [];
  return richTextParts(value).flatMap(({ src }) => src ?? []);
}

/** The fields that name a picture for devices set to dark, each with the picture in whose place it is. */
export function darkPictures<Named extends Field>(fields: readonly Named[], file: object) {
  return fields.flatMap((field) => {
    if (field.kind !== 'media' || field.path.at(-1) !== 'dark') return [];
    const picture = valueAt(file, [...field.path.slice(0, -1), 'src']);
    return typeof picture === 'string' ? { ...field, picture } : [];
  });
}

/** The names of links that a field refers to. */
export function linksIn(field: Field): string[] {
  return field.kind === 'link'
    ? [field.value]
    : targetsIn(field).filter((target) => !target.startsWith('/') && !isMedia(target));
}

/** The files under media/ that a field leads to, by itself or by the name of a link. */
export function filesIn(field: Field, links: Links): string[] {
  const hrefs = linksIn(field).flatMap((name) => ownValue(links, name)?.href ?? []);
  return [...targetsIn(field), ...hrefs].filter(isMedia);
}

/** The page that a target leads to, without the section of it; the name of a link as it is. */
export function pageOf(target: string): string {
  return target.replace(/#.*/, '');
}

/** Names and addresses that are reserved for examples (RFC 2606, RFC 6761, RFC 5737). */
export const reservedHost =
  /(?<![\w-])(?:(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z\d-]+\.)*example\.(?:com|net|org)|localhost|(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3})(?![\w-]|\.\w)/i;
