import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { listFile } from '#build/ownBlocksPlugin.ts';
import { blocksFolder, type OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { countErrors } from '#problems/Entry.ts';
import { reloadEvent, siteFile } from './PreviewUpdate.ts';

/** How long nothing more may happen before the files are read, in milliseconds. */
const quiet = { site: 8, media: 80 };

type Options = {
  ownBlocks: () => OwnBlocks;
  /** Has the files read again when nothing more has happened for this time. */
  touch: (quiet: number) => void;
  onBlocks: () => void;
};

/**
 * Calls back when a file of the site has changed. The pages are loaded again when a file under blocks/ has, and no
 * block has a mistake. Returns the way to stop.
 */
export function watchSite(
  { watcher, environments, ws, config }: ViteDevServer,
  { ownBlocks, touch, onBlocks }: Options,
): () => void {
  const { root } = ownBlocks();
  const media = normalizePath(join(root, 'media/'));
  // Also what is not there yet.
  watcher.add([root, media]);
  // The folder, not the file: that survives deleting and replacing. Vite's watcher reports one change
  // in 50 ms and would miss the end of a file that is written in two steps.
  const site = watch(root, (_, name) => name === siteFile && touch(quiet.site));
  site.on('error', (error) => config.logger.error(String(error)));

  watcher.on('all', (_, path) => {
    const isBlock = path.startsWith(join(root, blocksFolder) + sep);
    if (isBlock || normalizePath(path).startsWith(media)) touch(quiet.media);
    if (!isBlock) return;
    onBlocks();
    // What is wrong stays out of sight until it is right.
    if (countErrors(ownBlocks().problems) > 0) return;
    const { moduleGraph } = environments.client;
    const list = moduleGraph.getModuleById(listFile(config.root));
    if (list) moduleGraph.invalidateModule(list);
    ws.send(reloadEvent);
  });
  return () => site.close();
}
