import { type CSSToken, tokenize, TokenType } from '@csstools/css-tokenizer';

/** What a style would fetch: in words, and which stretch of it says so. */
export type StyleFetch = { what: string; start: number; end: number };

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
export function isInside(address: string, element: string): boolean {
  const text = address.trim();
  if (text === '' || text.startsWith('#')) return true;
  if (element === 'style') return pixels.test(text) || letters.test(text);
  return (element === 'image' || element === 'feImage') && pixels.test(text);
}

/** An address on one line; a long one by its beginning. */
export function shortAddress(address: string): string {
  const text = address.trim().replaceAll(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
