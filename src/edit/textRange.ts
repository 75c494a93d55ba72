import type { Range } from '#problems/Problem.ts';
import type { CST, Node } from 'yaml';

/** Where the text of a node stands; for a kept block text (`|+`), with the empty lines that belong to it. */
export function textRange(node: Node, source: string): Range {
  const [start, valueEnd] = node.range ?? [0, 0, 0];
  let end = valueEnd;
  if (!endsKept(node.srcToken)) while (end > start && /\s/.test(source.charAt(end - 1))) end--;
  return { start, end };
}

/** Whether the last text of a node is a block text that keeps the empty lines after it. */
export function endsKept(token: CST.Token | undefined): boolean {
  if (!token) return false;
  if (token.type === 'block-scalar') {
    return token.props.some(
      (prop) => prop.type === 'block-scalar-header' && prop.source.includes('+'),
    );
  }
  if (token.type !== 'block-map' && token.type !== 'block-seq') return false;
  return endsKept(token.items.findLast(({ value }) => value)?.value);
}

/** The column of an offset, from 0. */
export function columnOf(offset: number, source: string): number {
  return offset - lineStart(offset, source);
}

/** Where the line of an offset begins; a byte order mark belongs to no line. */
export function lineStart(offset: number, source: string): number {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return start === 0 && source.startsWith('\uFEFF') ? 1 : start;
}

/** Where the line of an offset ends, before its line end. */
export function lineStop(offset: number, source: string): number {
  const end = source.indexOf('\n', offset);
  if (end === -1) return source.length;
  return end > offset && source.charAt(end - 1) === '\r' ? end - 1 : end;
}

/** Where the next line begins, or where the text ends. */
export function nextLine(offset: number, source: string): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end + 1;
}
