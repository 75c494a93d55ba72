import { findStyleFetches, isInside, shortAddress } from './findStyleFetches.ts';

/** A name with the namespace that it belongs to, as both XML readers of ours give it. */
export type XmlName = { local: string; uri: string };

const xhtml = 'http://www.w3.org/1999/xhtml';

/** Parts that run programs, or hold what is no drawing. */
const unsafeElements =
  /^(?:script|foreignobject|iframe|object|embed|handler|listener|audio|video)$/i;

/** Why a picture must not hold an element, in words for the operator; undefined when it may. */
export function unsafeElement({ local, uri }: XmlName): string | undefined {
  return unsafeElements.test(local) || uri === xhtml ? `a <${local}>` : undefined;
}

/** Why a picture must not hold an attribute: it runs a program, or leads out of the file. */
export function unsafeAttribute(
  element: XmlName,
  { local, uri, value }: XmlName & { value: string },
): string | undefined {
  const name = local.toLowerCase();
  if (uri === '' && /^on./.test(name)) return `the event attribute ${local}`;
  if (name === 'base' && uri.endsWith('/XML/1998/namespace')) return 'the attribute xml:base';
  if (name === 'href' || name === 'src')
    return isInside(value, element.local) ? undefined : `a link to ${shortAddress(value)}`;
  // Of `set`, `animate` and their like.
  if (name === 'attributename' && /^(?:\w+:)?(?:href|src|on\w+)$/i.test(value.trim()))
    return `an animation of ${value.trim()}`;
  return value.includes('(') || value.includes('@') ? findStyleFetches(value)[0]?.what : undefined;
}
