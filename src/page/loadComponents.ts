import type { ComponentType } from 'react';
import type { BlockOf, BlockType } from '#schema/block.ts';
import { components } from './components.ts';

/** The components that are at hand: at least those of the page that is shown. */
export type Components = { readonly [Type in BlockType]?: ComponentType<BlockOf<Type>> };

/** Fetches the components of the given block types; of all of them where none are given. */
export async function loadComponents(
  types: Iterable<string> = Object.keys(components),
): Promise<Components> {
  const loaded = [...new Set(types)].map(async (type) => {
    // What is no block type reaches here only in data that is not ours: the page shows its error.
    const load = (components as Partial<Record<string, () => Promise<unknown>>>)[type];
    return [type, await load?.()] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Components;
}
