import { loadScript, type Retry } from '#parts/download.ts';
import type { EventRule, ProviderName, StatisticsProvider } from '#schema/pixel.ts';
import { sentStore } from '#vendors/names.ts';
import type { PixelConfig } from '../BootConfig.ts';
import type { Adapter, Connection } from './Adapter.ts';
import { google } from './google.ts';
import { isFirstTime } from './isFirstTime.ts';
import { meta } from './meta.ts';
import { tiktok } from './tiktok.ts';

/** What happened: the rule that says so, and the path of the page. */
export type Happened = { rule: EventRule; pathname: string };

/** What happened, on its way to all providers. */
export type Provider = {
  send(happened: Happened): void;
  /** The visitor's later answers. */
  answered(isAllowed: boolean): void;
};

/** Lists on the page that scripts of the operator's own read. Nothing is loaded, and nothing is sent. */
export const dataLayer: Adapter = (accounts) => ({
  scripts: [],
  send({ name, id: event_id, value, currency, page }) {
    for (const { id } of accounts) {
      const lists = window as unknown as Record<string, unknown[] | undefined>;
      (lists[id] ??= []).push({ event: name, event_id, value, currency, page });
    }
  },
  answered() {},
  forget() {},
});

type Advertiser = Exclude<ProviderName, StatisticsProvider>;

/** In one module, which the boot script loads after a yes: a file for each would save 0.7 KB at most. */
const adapters: Readonly<Record<Advertiser, Adapter>> = { meta, tiktok, google, dataLayer };

/**
 * Connects to every provider of the site, as one. An error in one of them, such as a script that throws,
 * affects neither the page nor the others. A no stops what is still loading, and drops what waits for it.
 */
export function connect(
  { accounts, value, currency }: PixelConfig,
  fetching: Retry,
  known: Readonly<Partial<Record<Advertiser, Adapter>>> = adapters,
): Provider {
  const connections = Object.entries(known).flatMap(([name, adapter]) => {
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
      if (once && !isFirstTime(name, sentStore)) return;
      // `crypto.randomUUID` exists on https and localhost only.
      const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
      const event = { name, id, value, currency, page: location.origin + pathname };
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
}

type Loader = {
  load(): void;
  /** Stops what is still loading, and returns whether anything is missing. */
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
