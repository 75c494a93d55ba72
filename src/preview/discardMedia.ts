import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '#build/hash.ts';
import type { DiscardAnswer, DiscardRequest } from './EditApi.ts';

/**
 * Takes away a file that was put into media/ and then not used: only while it holds what was put
 * there, and the site file does not name it.
 */
export function discardMedia(
  root: string,
  text: string,
  { file, hash: stored }: DiscardRequest,
): DiscardAnswer {
  const path = join(root, file);
  try {
    const isSame = lstatSync(path).isFile() && hash(readFileSync(path)) === stored;
    if (!isSame || text.includes(file)) return { isDone: false };
    rmSync(path);
    return { isDone: true };
  } catch {
    return { isDone: false }; // It is gone already, or nobody may take it away.
  }
}
