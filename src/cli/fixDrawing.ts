import { replaceFile } from '#edit/replaceFile.ts';
import { expandEntities } from '#load/media/expandEntities.ts';
import { readInside } from '#load/insideFolder.ts';
import { findSvgFaults } from '#load/media/readSvg.ts';
import { findStyleFetches, unsafeAttribute, unsafeElement } from '#load/media/unsafeParts.ts';
import { createRequire } from 'node:module';
import { describeFailure } from './Terminal.ts';

/** Cleans a drawing as a whole or not at all. Returns what was done, or why nothing was. */
export async function fixDrawing(file: string, folder: string): Promise<string[] | string> {
  try {
    const text = readInside(file, folder).toString('utf8');
    const faults = findSvgFaults(Buffer.from(text));
    const drawing = expandEntities(text);
    const { text: clean, others } = cleanSvg('text' in drawing ? drawing.text : text);
    if (findSvgFaults(Buffer.from(clean)).length > 0) {
      return `${file} could not be cleaned, and is as it was.`;
    }
    const failure = await replaceFile(file, { from: text, to: clean, folder });
    if (failure !== undefined) return failure;
    return [
      ...faults.map(({ what, line }) => `${file}:${line} fixed unsafe-svg: took out ${what}`),
      ...(others.length === 0 ? [] : [`${file}: also took out ${others.join(', ')}`]),
    ];
  } catch (error) {
    return `${file} could not be cleaned. ${describeFailure(error, {})}`;
  }
}

/**
 * The drawing without whatever can run or fetch something: DOMPurify takes out all that is no plain
 * SVG, and this what `check` refuses beyond that. Whether the result is safe is for `check` to say.
 * `others`: what else was taken out, parts that harm nobody, and are no plain SVG.
 */
export function cleanSvg(text: string) {
  // Only now: they take longer to load than the whole check.
  const load = createRequire(import.meta.url);
  const { JSDOM }: typeof import('jsdom') = load('jsdom');
  const createPurify: (typeof import('dompurify'))['default'] = load('dompurify');
  const { window } = new JSDOM('');
  const purify = createPurify(window);
  const { documentElement: root } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName === 'style') node.textContent = cleanStyle(node.textContent ?? '');
  });
  purify.addHook('uponSanitizeAttribute', (element, data) => {
    const attribute = element.getAttributeNode(data.attrName);
    const named = attribute && { ...nameOf(attribute), value: attribute.value };
    if (named && unsafeAttribute(nameOf(element), named)) data.keepAttr = false;
  });
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    // Names are for `url(#name)` here; nothing in a picture is a variable of a program.
    SANITIZE_DOM: false,
  });
  const removed = purify.removed.flatMap((one) => ('element' in one ? one.element : []));
  const others = removed.filter(
    (node): node is Element => node.nodeType === 1 && !unsafeElement(nameOf(node as Element)),
  );
  return {
    text: `${new window.XMLSerializer().serializeToString(root)}\n`,
    others: [...new Set(others.map(({ nodeName }) => `<${nodeName}>`))],
  };
}

function nameOf({ localName, namespaceURI }: Element | Attr) {
  return { local: localName, uri: namespaceURI ?? '' };
}

/** What would be fetched gives way to `none`; an `@import` goes up to its end. */
function cleanStyle(css: string): string {
  return findStyleFetches(css).reduceRight((text, { what, start, end }) => {
    const semicolon = text.indexOf(';', end);
    const isImport = what.startsWith('an @import');
    return isImport
      ? text.slice(0, start) + (semicolon === -1 ? '' : text.slice(semicolon + 1))
      : `${text.slice(0, start)}none${text.slice(end)}`;
  }, css);
}
