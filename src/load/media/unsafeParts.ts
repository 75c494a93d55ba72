import { type CSSToken, tokenize, TokenType } from '@csstools/css-tokenizer';

/** A name with the namespace that it belongs to, as both XML readers of ours give it. */
type XmlName = { local: string; uri: string };

const xhtml = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';

/** Parts that run programs or fetch something. */
const unsafeElements = /^(?:script|iframe|object|embed|handler|listener|audio|video)$/i;

/** Of a web page, what only shows words: drawing programs write texts and blurred backgrounds so. */
const plainElements = /^(?:div|span|p|br|b|i|u|em|strong|small|sub|sup)$/;

/** Why a picture must not hold an element, in words for the operator; undefined when it may. */
export function unsafeElement({ local, uri }: XmlName): string | undefined {
  const isUnsafe = uri === xhtml ? !plainElements.test(local) : unsafeElements.test(local);
  return isUnsafe ? `a <${local}>` : undefined;
}

/**
 * Whether a browser draws an element. What it does not, drawing programs keep for themselves: notes (`<metadata>`),
 * elements of their own, and alternatives that only they read.
 */
export function isDrawn({ local, uri, attributes }: XmlName & { attributes: Attributes }): boolean {
  const isForProgram = /^\s*http:\/\/ns\.adobe\.com\//.test(attributes['requiredExtensions']?.value ?? '');
  return uri === xhtml || (uri === svg && local !== 'metadata' && !isForProgram);
}

type Attributes = Readonly<Record<string, { value: string }>>;

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

/** What a style would fetch: in words, and which stretch of it says so. */
type StyleFetch = { what: string; start: number; end: number };

/** Functions whose texts are addresses. */
const fetching = /^(?:url|src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade)$/i;

/** Everything that a style, or the value of a style attribute, would fetch from outside its file. */
export function findStyleFetches(css: string): StyleFetch[] {
  const fetches: StyleFetch[] = [];
  /** For every open bracket, whether texts inside are addresses. */
  const open: boolean[] = [];
  const add = (what: string, [, , start, end]: CSSToken) => fetches.push({ what, start, end: end + 1 });
  for (const token of tokenize({ css })) {
    const [type, , , , data] = token;
    if (type === TokenType.AtKeyword && data.value.toLowerCase() === 'import') {
      add('an @import in a style', token);
    } else if (type === TokenType.URL || type === TokenType.BadURL) {
      const address = type === TokenType.URL ? data.value : '?';
      if (!isInside(address, 'style')) add(`url(${shortAddress(address)}) in a style`, token);
    } else if (type === TokenType.Function) {
      // What a variable holds may be an address, and is set where it does not look like one.
      if (open.at(-1) && /^(?:var|env|attr)$/i.test(data.value)) {
        add(`${data.value}() in place of an address in a style`, token);
      }
      open.push(open.at(-1) === true || fetching.test(data.value));
    } else if (type === TokenType.OpenParen) {
      open.push(open.at(-1) === true);
    } else if (type === TokenType.CloseParen) {
      open.pop();
    } else if (type === TokenType.String && open.at(-1) && !isInside(data.value, 'style')) {
      add(`url(${shortAddress(data.value)}) in a style`, token);
    }
  }
  return fetches;
}

/** Pixels inside the file itself, which no browser runs. */
const pixels = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const letters = /^data:(?:font\/|application\/(?:x-)?font)/i;

/** Whether an address stays inside the drawing: `#gradient`, or pixels in an element that shows some. */
function isInside(address: string, element: string): boolean {
  const text = address.trim();
  if (text === '' || text.startsWith('#')) return true;
  if (element === 'style') return pixels.test(text) || letters.test(text);
  return (element === 'image' || element === 'feImage') && pixels.test(text);
}

/** An address on one line; a long one by its beginning. */
function shortAddress(address: string): string {
  const text = address.trim().replaceAll(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
