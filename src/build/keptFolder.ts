import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A folder with what `make` puts into it, made once for each `key` and kept under `cache`. The key
 * must name everything that the result depends on. The folder is there whole or not at all, even
 * when two builds make it at once. Nothing is ever thrown away: delete the cache to be rid of it.
 */
export async function keptFolder(
  cache: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(cache, key);
  if (await exists(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${kept}-`);
  try {
    await make(draft);
    await rename(draft, kept).catch(async (error: unknown) => {
      if (!(await exists(kept))) throw error;
    });
  } finally {
    // After a failure, others may still write into it: why `make` failed is what has to be told.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
  return kept;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
