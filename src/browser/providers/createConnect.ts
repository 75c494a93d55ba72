import type { PixelConfig } from '../BootConfig.ts';
import type { Retry } from '#parts/retry.ts';
import type { ProviderName } from '#schema/pixelProvider.ts';
import { createLoader, type Loader } from './createLoader.ts';
import { onceEach } from './onceEach.ts';
import type { Adapter, Connection, Provider } from './Provider.ts';

/** Connects to every provider of the site, as one. */
export type Connect = (pixel: PixelConfig, fetching: Retry) => Provider;

/**
 * One provider in place of those whose adapters are given. What one of them does wrong, a script
 * that throws for instance, is kept from the page and from the others. A no stops whatever is
 * still on its way, and drops what waits for it.
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
        if (once && !onceEach(name)) return;
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
