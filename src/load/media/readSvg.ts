import { isAscii, isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { expandEntities } from './expandEntities.ts';
import { findStyleFetches, isDrawn, unsafeAttribute, unsafeElement } from './unsafeParts.ts';

/** A part of an SVG file that could do harm, what it is or would do, or why the file cannot be read. Lines count from 1. */
export type SvgFault = { kind: 'unsafe' | 'unreadable'; what: string; line: number };

/** Larger and deeper drawings are not read. */
export const mostSvgBytes = 2_000_000;
const maxDepth = 256;
/** More of them have one cause. */
const mostFaults = 100;

const svgNamespace = 'http://www.w3.org/2000/svg';

type Svg = {
  faults: SvgFault[];
  /**
   * The drawing as it may be published where it has no faults: without document type, entities and what drawing
   * programs keep for themselves, such as notes of where and by whom it was made.
   */
  text: string;
};

/** Reads an SVG file, of which nothing but the bytes. */
export function readSvg(bytes: Uint8Array): Svg {
  const decoded = decode(bytes);
  const expanded = 'fault' in decoded ? decoded : expandEntities(decoded.text);
  if ('fault' in expanded) return { faults: [unreadable(expanded.fault, 1)], text: '' };
  return readDrawing(expanded.text);
}

/**
 * What makes an SVG file unsafe to show: scripts, event attributes and whatever it would fetch. Or the one
 * reason why it cannot be read.
 */
export function findSvgFaults(bytes: Uint8Array): SvgFault[] {
  return readSvg(bytes).faults;
}

/** Without the XML declaration, which may name another encoding than that of the text from now on. */
function decode(bytes: Uint8Array): { text: string } | { fault: string } {
  if (bytes.length > mostSvgBytes) return { fault: 'it is larger than 2 MB' };
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = /^<\?xml\s[^>]*?\bencoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // Older drawing programs. Of those with one byte for a letter, none hides a tag.
  const isOlder = /^(?:iso-8859-\d+|windows-125\d)$/i.test(encoding) && !isAscii(bytes);
  if (!isOlder && !/^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding))
    return { fault: `it says that it is saved as ${encoding}` };
  if (!isOlder && !isUtf8(bytes)) return { fault: 'it is not saved as UTF-8' };
  const text = new TextDecoder(isOlder ? encoding : 'utf-8').decode(bytes);
  return { text: text.replaceAll(/\r\n?/g, '\n').replace(/^<\?xml\s(?:(?!\?>)[^])*\?>/, '') };
}

/** Reads a drawing without a document type. */
function readDrawing(text: string): Svg {
  const parser = new SaxesParser({ xmlns: true });
  const faults: SvgFault[] = [];
  const kept: string[] = [];
  let keptTo = 0;
  let stop: SvgFault | undefined;
  let depth = 0;
  let line = 1;
  let start = 0;
  /** The part that is being left out, with what it holds. */
  let leftOut: { start: number; depth: number } | undefined;
  /** Of every attribute of the element that is being read. */
  const lines = new Map<string, number>();
  /** The open styles, each with its own text, without that of elements inside. */
  const styles: { text: string; line: number; depth: number }[] = [];
  const end = (what: string) => (stop ??= unreadable(what, parser.line));
  const report = (what: string | undefined, at: number) => {
    if (what !== undefined && faults.length < mostFaults)
      faults.push({ kind: 'unsafe', what, line: at });
  };
  const open = (tag: SaxesTagNS) => {
    depth += 1;
    if (depth === 1 && (tag.local !== 'svg' || tag.uri !== svgNamespace))
      end(`its outermost part is not <svg xmlns="${svgNamespace}">`);
    if (depth > maxDepth) end(`its parts are nested more than ${maxDepth} deep`);
    if (leftOut === undefined && !isDrawn(tag)) leftOut = { start, depth };
    if (leftOut === undefined) {
      report(unsafeElement(tag), line);
      for (const attribute of Object.values(tag.attributes))
        report(unsafeAttribute(tag, attribute), lines.get(attribute.name) ?? line);
      if (tag.local === 'style') styles.push({ text: '', line, depth });
    }
    lines.clear();
  };
  const close = () => {
    const style = styles.at(-1)?.depth === depth ? styles.pop() : undefined;
    for (const { what } of findStyleFetches(style?.text ?? '')) report(what, style?.line ?? line);
    if (leftOut?.depth === depth) {
      kept.push(text.slice(keptTo, leftOut.start));
      keptTo = parser.position;
      leftOut = undefined;
    }
    depth -= 1;
  };
  const readStyle = (part: string) => {
    const style = styles.at(-1);
    if (style?.depth === depth) style.text += part;
  };

  parser.on('error', ({ message }) => end(message.replace(/^(?:\d+:)*\d+: /, '').replace(/\.$/, '')));
  // Any other was taken out.
  parser.on('doctype', () => end('its document type cannot be understood'));
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') report('an <?xml-stylesheet …?>', parser.line);
  });
  parser.on('opentagstart', () => {
    // The name of an element ends with the line break behind it.
    line = parser.column === 0 ? parser.line - 1 : parser.line;
    start = text.lastIndexOf('<', parser.position - 1);
  });
  parser.on('attribute', ({ name }) => lines.set(name, parser.line));
  parser.on('opentag', open);
  parser.on('closetag', close);
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  for (let at = 0; at < text.length && !stop; at += chunk) parser.write(text.slice(at, at + chunk));
  if (!stop) parser.close();
  if (stop) return { faults: [stop], text: '' };
  return { faults, text: [...kept, text.slice(keptTo)].join('').trimStart() };
}

/** So much is read before a file that cannot be read is left. */
const chunk = 16_384;

function unreadable(what: string, line: number): SvgFault {
  return { kind: 'unreadable', what, line };
}
