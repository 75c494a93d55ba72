import type { Block } from '#schema/block.ts';
import type { Inline, RichTextNode } from '#schema/parseRichText.ts';
import { declarationsOf } from './collectDeclarations.ts';
import type { Schema } from './schemaNodes.ts';

/**
 * Gives every heading of the running texts of a page an id of its words, for links that lead to it. What an operator
 * has called a section comes first; of headings of the same words, the second ends in 2.
 */
export function withHeadingIds(sections: readonly Block[], schema: Schema): Block[] {
  const taken = new Set(sections.flatMap(({ id }) => id ?? []));
  return sections.map((block) => {
    const nodes = headedText(block, schema);
    if (!nodes) return block;
    const named = nodes.map((node) =>
      node.kind === 'heading' ? { ...node, id: freeId(idOf(node.content), taken) } : node,
    );
    return { ...block, [keyOf(block, schema)]: named };
  });
}

/** The ids of these headings. */
export function headingIds(sections: readonly Block[], schema: Schema): string[] {
  return sections.flatMap((block) =>
    (headedText(block, schema) ?? []).flatMap((node) =>
      node.kind === 'heading' ? (node.id ?? []) : [],
    ),
  );
}

/** The running text of a block whose headings have ids. */
function headedText(block: Block, schema: Schema): readonly RichTextNode[] | undefined {
  const key = keyOf(block, schema);
  // The schema has read it.
  return key === '' ? undefined : (Reflect.get(block, key) as readonly RichTextNode[]);
}

function keyOf(block: Block, schema: Schema): string {
  return declarationsOf(block, schema).headings ?? '';
}

/** Its letters and digits, in any language, with dashes between the words. */
function idOf(content: readonly Inline[]): string {
  return content
    .map(({ text }) => text)
    .join('')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}

function freeId(id: string, taken: Set<string>): string {
  let free = id === '' ? 'heading' : id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
