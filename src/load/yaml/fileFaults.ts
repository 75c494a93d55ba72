import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { maxDepth } from './buildTree.ts';
import { type Fault, placeOf } from './Fault.ts';

/** More levels than the parser can follow. */
export function tooDeep({ error, start, end }: Fault): Problem | undefined {
  if (error.code !== 'RESOURCE_EXHAUSTION') return undefined;
  return createProblem('too-deep', { most: maxDepth }, placeOf(start, end));
}

/** A second document after `---`, or after the `...` that ends the first. */
export function severalDocuments({ error, source, start }: Fault): Problem | undefined {
  if (error.code !== 'MULTIPLE_DOCS') return undefined;
  const before = [...source.slice(0, start).matchAll(/^\.\.\./gm)].at(-1)?.index;
  const dashes = source.indexOf('---', start);
  const at = before ?? (dashes === -1 ? start : dashes);
  const mark = source.slice(at, at + 3);
  return createProblem('several-documents', { mark }, placeOf(at, at + 3));
}
