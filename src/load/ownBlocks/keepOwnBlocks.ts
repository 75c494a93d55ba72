import { statSync } from 'node:fs';
import { join } from 'node:path';
import { entriesUnder } from '../entriesUnder.ts';
import { blocksFolder, type OwnBlocks, readOwnBlocks } from './readOwnBlocks.ts';

/**
 * Reads the blocks of a site’s own, and again only when a file in their folder has changed: for those who
 * validate a site often.
 */
export function keepOwnBlocks(root: string): () => OwnBlocks {
  let known: { state: string; own: OwnBlocks } | undefined;
  return () => {
    const state = stateOf(join(root, blocksFolder));
    if (known?.state !== state) known = { state, own: readOwnBlocks(root) };
    return known.own;
  };
}

/** Another text after every change of a file in the folder. */
function stateOf(folder: string): string {
  try {
    return entriesUnder(folder)
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const { mtimeMs, size } = statSync(file);
        return `${file} ${mtimeMs} ${size}`;
      })
      .join('\n');
  } catch {
    return 'nothing'; // There is none, or a file went just now: then there is a next time.
  }
}
