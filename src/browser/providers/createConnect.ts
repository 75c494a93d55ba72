import type { PixelConfig } from '../BootConfig.ts';
import { loadScript, type Retry } from '#parts/retry.ts';
import type { ProviderName } from '#schema/pixel.ts';
import { sentStore } from '#vendors/ownStores.ts';
import type { Adapter, Connection, Provider } from './Provider.ts';

/** Connects to every provider of the site, as one. */
export type Connect = (pixel: PixelConfig, fetching: Retry) => Provider;

/**
 * One provider for those whose adapters are given. An error in one of them, such as a script that throws,
 * affects neither the page nor the others. A no stops what is still loading, and drops what waits for it.
 */
export function createConnect(adapters: Readonly<Partial<Record<ProviderName, Adapter>>>): Connect {
  return ({ accounts, value, currency }, fetching) => {
    const connections = Object.entries(adapters).flatMap(([name, adapter]) => {
      const [first, ...more] = accounts.filter(({ provider }) => provider === name);
      if (!first) return [];
      const connection = adapter([first, ...more]);
      return [{ ...connection, loader: createLoader(connection.scripts, fetching) }];
    });
    const each = (act: (connection: Connection & { loader: Loader }) => void) => {
      for (const connection of connections) {
        try {
          act(connection);
        } catch {
          // Its script is broken or half blocked: a visitor has no use for knowing.
        }
      }
    };
    each(({ loader }) => loader.load());
    return {
      send({ rule: { send: name, once }, pathname }) {
        if (once && !isFirstTime(name)) return;
        const page = location.origin + pathname;
        const event = { name, id: newId(), value, currency, page };
        each((connection) => connection.send(event));
      },
      answered(isAllowed) {
        each((connection) => {
          connection.answered(isAllowed);
          if (isAllowed) connection.loader.load();
          else if (connection.loader.stop()) connection.forget();
        });
      },
    };
  };
}

/** `crypto.randomUUID` exists on https and localhost only. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}

type Loader = {
  load(): void;
  /** Stops what is still on its way, and says whether anything is missing. */
  stop(): boolean;
};

/** Loads the scripts of a provider, each once, however often the visitor's answer changes meanwhile. */
function createLoader(addresses: readonly string[], fetching: Retry): Loader {
  const missing = new Set(addresses);
  let loading: AbortController | undefined;
  return {
    load() {
      if (loading) return;
      loading = new AbortController();
      const options = { ...fetching, signal: loading.signal };
      for (const address of missing) {
        loadScript(address, options).then(
          () => missing.delete(address),
          () => {}, // blocked or offline: the page goes on without it
        );
      }
    },
    stop() {
      loading?.abort();
      loading = undefined;
      return missing.size > 0;
    },
  };
}

/**
 * Whether a name is given for the first time in this browser tab, reloads included. Stores names in the
 * tab, so only after the visitor's consent.
 */
function isFirstTime(name: string): boolean {
  try {
    const names = JSON.parse(sessionStorage.getItem(sentStore) ?? '[]') as string[];
    if (names.includes(name)) return false;
    sessionStorage.setItem(sentStore, JSON.stringify([...names, name]));
  } catch {
    // No storage here (private windows): every time is the first.
  }
  return true;
}
