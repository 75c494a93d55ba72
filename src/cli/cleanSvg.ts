import { createRequire } from 'node:module';
import { findStyleFetches } from '#load/media/findStyleFetches.ts';
import { unsafeAttribute, unsafeElement } from '#load/media/unsafeParts.ts';

/** A drawing, and what else was taken out of it: parts that harm nobody, and are no plain SVG. */
export type CleanSvg = { text: string; others: string[] };

/**
 * The drawing without whatever can run or fetch something: DOMPurify takes out all that is no plain
 * SVG, and this what `check` refuses beyond that. Whether the result is safe is for `check` to say.
 */
export function cleanSvg(text: string): CleanSvg {
  // Only now, and not compiled along: they take longer to load than the whole check.
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
    if (
      attribute &&
      unsafeAttribute(named(element), { ...named(attribute), value: attribute.value })
    )
      data.keepAttr = false;
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
    (node): node is Element => node.nodeType === 1 && !unsafeElement(named(node as Element)),
  );
  return {
    text: `${new window.XMLSerializer().serializeToString(root)}\n`,
    others: [...new Set(others.map(({ nodeName }) => `<${nodeName}>`))],
  };
}

function named({ localName, namespaceURI }: Element | Attr) {
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
