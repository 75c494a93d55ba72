import { type ComponentType, createElement } from 'react';
import type { z } from 'zod';
import { withHeadingIds } from '#load/headings.ts';
import { Block } from '#schema/block.ts';
import { allComponents } from './allComponents.ts';
import { renderInSite } from './renderInSite.tsx';

/** A block as the operator writes it. */
export type WrittenBlock = z.input<typeof Block>;

/** Renders blocks as the operator writes them; what a block throws is not caught. */
export function renderBlock(
  written: WrittenBlock | readonly WrittenBlock[],
  options?: Parameters<typeof renderInSite>[1],
) {
  const parsed = [written].flat().map((block) => Block.parse(block));
  const blocks = withHeadingIds(parsed, Block);
  return renderInSite(
    blocks.map((block, index) =>
      // A block and its component belong together; TypeScript cannot follow that through the table.
      createElement(allComponents[block.type] as ComponentType<Block>, { key: index, ...block }),
    ),
    options,
  );
}
