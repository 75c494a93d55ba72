import { createProblem, safely } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { Group, Path, TreeNode } from '../tree.ts';
import { isFormat } from './formats.ts';
import { rootNode } from './referenceRoots.ts';

/** A `${…}` that is no reference, with the one that its words name. */
export function malformedReference(
  { start, end: close }: Range,
  { root, source, path }: { root: Group; source: string; path: Path },
): Problem {
  // `${{constants.x}}` ends with its last brace.
  const end = source.startsWith('${{', start) && source[close] === '}' ? close + 1 : close;
  const text = source.slice(start, end);
  const meant = text.startsWith('${') ? meantReference(root, text) : undefined;
  const fix = meant === undefined ? undefined : safely({ start, end, text: meant });
  const place = { start, end, path, suggestion: meant, fix };
  return createProblem('malformed-reference', { text, meant }, place);
}

/** The reference that the words of a text name, in their order and with other marks between them: `constants/tiers gold`; only one to a single value. */
export function meantReference(root: Group, text: string): string | undefined {
  const words = text.match(/\w+/g) ?? [];
  let node = rootNode(root, words[0] ?? '') ?? root;
  let length = node === root ? 0 : 1;
  while (node.kind === 'group') {
    const next: TreeNode | undefined = node.entries.get(words[length] ?? '')?.value;
    if (!next) return undefined;
    node = next;
    length++;
  }
  const [format, ...others] = words.slice(length);
  if (node.kind !== 'scalar' || others.length > 0) return undefined;
  const path = words.slice(0, length).join('.');
  if (format === undefined) return `\${${path}}`;
  return isFormat(format) ? `\${${path} | ${format}}` : undefined;
}

/** What was meant to be a reference: its place in the text, and how to write it. */
type Mangled = { start: number; end: number; written: string; meant: string };

/**
 * `$(constants.x)`, `$[constants.x]`, `{{constants.x}}`, `%constants.x%`, `<%= constants.x %>`, `$constants.x`:
 * references as other programs write them, or without one of their marks.
 */
export function mangledIn(text: string): Mangled[] {
  return [...text.matchAll(namePath)].flatMap(({ 0: path, index }) => {
    // What is around a name is short, and looking no further keeps this linear.
    const [open] = opener.exec(text.slice(Math.max(0, index - 12), index)) ?? [];
    if (open === undefined) return [];
    const start = index - open.length;
    const behind = text.slice(index + path.length, index + path.length + 60);
    const [tail = '', format] = /^\s*\|\s*(\w+)/.exec(behind) ?? [];
    const [close] = closerOf(open).exec(behind.slice(tail.length)) ?? [];
    if (close === undefined) return [];
    const written = open + path + tail + close;
    const meant = `\${${path}${format === undefined ? '' : ` | ${format}`}}`;
    const isRight = /^\$\{[^{}]*\}$/.test(written);
    // `${constants.x * 2 | money}`: what is between name and brace is none of it.
    const rest = text.slice(start + written.length, start + written.length + 200);
    const isLonger = /^\$\{[^{}]*$/.test(written) && /^[^{}\n]*\}/.test(rest);
    return isRight || isLonger ? [] : [{ start, end: start + written.length, written, meant }];
  });
}

/** Names that a reference may start with: most texts have none, which is soon seen. */
const namePath = /(?<!\w)(?:constants|site|links|env)(?:\.\w+)+/g;

/** Other marks than "${" before a name. A percent sign after a digit belongs to the text. */
const opener = /(?<![$\w])(?:(?:\$ ?|(?<!\d)[%#@&])?[({]+\$?[({]*|\$\[+|\[\[|\$|<%=?|(?<!\d)%)\s*$/;

/** What may close such a name, or must, where its first mark alone would say little. */
function closerOf(open: string): RegExp {
  if (open.startsWith('<')) return /^\s*-?%>/;
  if (open.trim() === '%') return /^%/;
  if (open.includes('[')) return /^\s*\]+/;
  return /^(?:\s*[)}]+)?/;
}
