const opening = /^["'`“”„‟‘’‚]/;
const closing = /["'`“”‟‘’]$/;

/**
 * What a text says that is written like this, also where YAML cannot read it: without the quotes that are around
 * it, straight or curly, and with one sign for each reference. A text in guillemets may mean either.
 */
export function meantText(written: string): string {
  const text = written.trim().replace(/^[:,;]\s+|(?<=["'”’])[,;.:]$/g, '');
  const isDouble = text.startsWith('"');
  const inner = withoutQuotes(text);
  if (inner === text) return plainText(text);
  return plainText(isDouble ? inner.replace(/\\(["\\/])/g, '$1') : inner.replaceAll("''", "'"));
}

/** The text on one line, with one sign for each reference, however that is written. */
export function plainText(text: string): string {
  return text.replace(reference, '\uFFFC').replace(/\s+/g, ' ').trim();
}

/** Marks of this and other programs, with the name between them. */
const reference =
  /(?:(?:\$|(?<!\d)[%#@&]) ?)?(?:[({[]{1,2}\$?[({]?|\$)\s*(?:constants|site|links|env)(?:[./]|\s+(?=[^{}]{0,200}\}))\w+(?:[./]\w+| \w+(?= \|))*(?:\s*(?:\||,(?=\s*\w+\s*[)}\]]))\s*\w+)?(?:\s*[)}\]]{1,2}|(?<=\$\{[^{}]{0,200})[^{}]{0,200}\})?/g;

/** `“Order now: 24 hours”`, but not `“One” and “two”`. One that was never closed, or never opened, is alone. */
export function withoutQuotes(text: string): string {
  const inner = text.slice(1, -1);
  if (text.length > 1 && opening.test(text) && closing.test(text))
    return isClosedInside(inner) ? text : inner;
  const marks = text.match(/["']/g) ?? [];
  return marks.length === 1 ? text.replace(/^["']|["']$/, '') : text;
}

/** Whether the first quote in a text ends something. */
function isClosedInside(inner: string): boolean {
  const first = /["“”„‟]|(?<![\p{L}\p{N}])['‘]|['’](?![\p{L}\p{N}])/u.exec(inner)?.index ?? -1;
  return (
    first > 0 &&
    /\S/.test(inner.charAt(first - 1)) &&
    !/[\p{L}\p{N}]/u.test(inner.charAt(first + 1))
  );
}
