import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteFeed } from './siteFeed.ts';

/** How long nothing more may happen before the files are read, in milliseconds. */
const quiet = { site: 8, media: 80 };

/** Has the files read again when they change. Returns the way to stop. */
export function watchFiles(
  { watcher, config }: ViteDevServer,
  feed: SiteFeed,
  { root, file }: { root: string; file: string },
): () => void {
  // The folder, not the file: that survives deleting and replacing. Vite's own watcher reports one
  // change in 50 ms and would miss the end of a file that is written in two steps.
  const site = watch(root, (_, name) => {
    if (name === file) feed.touch(quiet.site);
  });
  site.on('error', (error) => config.logger.error(String(error)));
  const media = join(root, 'media') + sep;
  watcher.on('all', (_, path) => {
    if (path.startsWith(media)) feed.touch(quiet.media);
  });
  return () => site.close();
}
