import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { findStyleFetches, unsafeAttribute, unsafeElement } from './unsafeParts.ts';

/** Something in an SVG file that a picture must not do, or why the file cannot be read. Lines count from 1. */
export type SvgFault = { kind: 'unsafe' | 'unreadable'; what: string; line: number };

/** Larger and deeper drawings are not read. */
export const mostSvgBytes = 2_000_000;
const maxDepth = 256;
/** More of them have one cause. */
const mostFaults = 100;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * What makes an SVG file unsafe to show: scripts, event attributes, foreign content, whatever it would
 * fetch, and a document type, which can hide any of them. Or the one reason why it cannot be read.
 * Looks at nothing but the bytes.
 */
export function findSvgFaults(bytes: Uint8Array): SvgFault[] {
  if (bytes.length > mostSvgBytes) return [unreadable('it is larger than 2 MB', 1)];
  if (!isUtf8(bytes)) return [unreadable('it is not saved as UTF-8', 1)];
  return readSvg(new TextDecoder().decode(bytes));
}

function readSvg(text: string): SvgFault[] {
  const parser = new SaxesParser({ xmlns: true });
  const faults: SvgFault[] = [];
  let stop: SvgFault | undefined;
  let depth = 0;
  let line = 1;
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
    report(unsafeElement(tag), line);
    for (const attribute of Object.values(tag.attributes))
      report(unsafeAttribute(tag, attribute), lines.get(attribute.name) ?? line);
    lines.clear();
    if (tag.local === 'style') styles.push({ text: '', line, depth });
  };
  const readStyle = (part: string) => {
    const style = styles.at(-1);
    if (style?.depth === depth) style.text += part;
  };

  parser.on('error', ({ message }) => end(message.replace(/^(?:\d+:)*\d+: /, '').replace(/\.$/, '')));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) end(`it says that it is saved as ${encoding}`);
  });
  parser.on('doctype', () => report('a <!DOCTYPE …>', parser.line));
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') report('an <?xml-stylesheet …?>', parser.line);
  });
  // The name of an element ends with the line break behind it.
  parser.on('opentagstart', () => (line = parser.column === 0 ? parser.line - 1 : parser.line));
  parser.on('attribute', ({ name }) => lines.set(name, parser.line));
  parser.on('opentag', open);
  parser.on('closetag', () => {
    const style = styles.at(-1)?.depth === depth ? styles.pop() : undefined;
    for (const { what } of findStyleFetches(style?.text ?? '')) report(what, style?.line ?? line);
    depth -= 1;
  });
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  for (let at = 0; at < text.length && !stop; at += chunk) parser.write(text.slice(at, at + chunk));
  if (!stop) parser.close();
  return stop ? [stop] : faults;
}

/** So much is read before a file that cannot be read is left. */
const chunk = 16_384;

function unreadable(what: string, line: number): SvgFault {
  return { kind: 'unreadable', what, line };
}
