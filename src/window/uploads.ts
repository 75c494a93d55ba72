import type { ApiClient } from '#preview/apiClient.ts';
import type { DiscardRequest } from '#preview/EditApi.ts';

/**
 * The files that were put into media/ for what is typed. One is deleted again when no open field and
 * nothing else that this browser keeps names it; the server keeps those that site.yaml names. `site`:
 * other sites may have the same address on this machine.
 */
export function createUploads(api: ApiClient, storage: Storage, site: string) {
  const key = `fascia uploads ${site}`;
  const held = new Set<{ file: string }>();
  const read = () => JSON.parse(storage.getItem(key) ?? '[]') as DiscardRequest[];
  const write = (uploads: readonly DiscardRequest[]) =>
    storage.setItem(key, JSON.stringify(uploads));
  const discardUnused = () => {
    const typed = textsIn(storage, key) + JSON.stringify([...held]);
    const isUsed = ({ file }: DiscardRequest) => typed.includes(file);
    const unused = read().filter((upload) => !isUsed(upload));
    if (unused.length === 0) return;
    write(read().filter(isUsed));
    for (const upload of unused) {
      // Tried again later where the server is away.
      api('POST discard', upload).catch(() => write([...read(), upload]));
    }
  };
  return {
    /** Remembers a file that was not there before. */
    add: (upload: DiscardRequest) => write([...read(), upload]),
    /** Keeps a file while an open field names it; returns what ends that. */
    hold(file: string): () => void {
      const field = { file };
      held.add(field);
      return () => {
        held.delete(field);
        // A field that names another file now holds that first.
        queueMicrotask(discardUnused);
      };
    },
  };
}

/** What else is kept here, such as what was typed and is not saved. */
function textsIn(storage: Storage, key: string): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.flatMap((name) => (name === key ? [] : (storage.getItem(name) ?? []))).join('\n');
}
