import type { ApiClient } from '#preview/apiClient.ts';
import type { EditApi } from '#preview/EditApi.ts';
import { createLiveSite } from '#preview/liveSite.ts';
import { createServices } from '#window/WindowContext.ts';
import { createState } from '#window/windowState.ts';
import type { startEdits } from '../preview/startEdits.ts';

type Server = Awaited<ReturnType<typeof startEdits>>;

/** What the parts of the window share, with a real server; the page shows the file as it is now. */
export async function servicesOf(
  { ask, hash }: Server,
  storage = memoryStorage(),
  state = createState(),
) {
  const update = { version: 1, hash: await hash(), site: null, problems: [] };
  // A GET has its query beside its body here, in place of it.
  const request = (address: keyof EditApi, body: unknown) =>
    address.startsWith('GET ') ? ask(address, undefined, String(body ?? '')) : ask(address, body);
  return createServices({
    live: createLiveSite(update, {}),
    api: request as ApiClient,
    pages: 'http://127.0.0.1:1',
    state,
    storage,
    site: 'small',
  });
}

/** What a browser keeps, in a test without one. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
