import type { Range } from '#problems/Problem.ts';
import type { Kind } from '#schema/kinds.ts';
import type { Schema } from '../schemaNodes.ts';
import { nodeAt, type Path, type Scalar } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';

/** A text that visitors read, before references are filled in, with the strictest kind of its uses. */
export type VisibleText = {
  text: string;
  kind: Kind;
  schema: Schema;
  scalar: Scalar;
  path: Path;
};

const plain: readonly Kind[] = ['text', 'title', 'alt'];

/** Every text that visitors read, once, where it is written: those that references put into it, too. */
export function visibleTexts({ fields, tree }: CheckContext): VisibleText[] {
  const texts = new Map<Scalar, VisibleText>();
  const add = (node: Scalar, use: Omit<VisibleText, 'text' | 'scalar'>): void => {
    const scalar = node.repeats ?? node;
    const text = scalar.template ?? scalar.value;
    if (texts.has(scalar) || typeof text !== 'string') return;
    texts.set(scalar, { ...use, text, scalar });
    for (const { path } of scalar.origins ?? []) {
      const origin = nodeAt(tree, path);
      if (origin?.kind === 'scalar') add(origin, { ...use, path });
    }
  };
  // What running text may hold, another text that refers to the same may not.
  for (const field of fields) if (plain.includes(field.kind)) add(field.scalar, field);
  for (const field of fields) if (field.kind === 'richText') add(field.scalar, field);
  return [...texts.values()];
}

/** Where parts of a text are in the file, in their order; undefined for one that quotes, escapes or folded lines hide. */
export function placeParts(
  { start, end }: Scalar,
  parts: readonly string[],
  source: string,
): (Range | undefined)[] {
  const written = source.slice(start, end);
  let from = 0;
  return parts.map((part) => {
    const at = written.indexOf(part, from);
    if (at === -1) return undefined;
    from = at + part.length;
    return { start: start + at, end: start + from };
  });
}
