import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { listFile } from '#build/ownBlocksPlugin.ts';
import { blocksFolder, type OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { reloadEvent } from './PreviewUpdate.ts';

/**
 * Calls back when a file of the site's own blocks has changed. Vite shows a changed component by itself; the
 * pages are loaded again when there are other blocks than before, or when a mistake in them is gone.
 */
export function watchOwnBlocks(
  { watcher, environments, ws, config }: ViteDevServer,
  ownBlocks: () => OwnBlocks,
  onChange: () => void,
): void {
  const { root } = ownBlocks();
  const folder = join(root, blocksFolder) + sep;
  const typesOf = ({ blocks }: OwnBlocks) => blocks.map(({ type }) => type).join(' ');
  let shown = typesOf(ownBlocks());
  // There may be no such folder yet.
  watcher.add(root);
  watcher.on('all', (_, path) => {
    if (!path.startsWith(folder)) return;
    onChange();
    const now = ownBlocks();
    const types = now.problems.length === 0 ? typesOf(now) : undefined;
    const isOther = types !== undefined && types !== shown;
    // What is wrong stays out of sight until it is right.
    shown = types ?? 'wrong';
    if (!isOther) return;
    const { moduleGraph } = environments.client;
    const list = moduleGraph.getModuleById(listFile(config.root));
    if (list) moduleGraph.invalidateModule(list);
    ws.send(reloadEvent);
  });
}
