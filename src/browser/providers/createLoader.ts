import { loadScript } from '#parts/loadScript.ts';
import type { Retry } from '#parts/retry.ts';

export type Loader = {
  load(): void;
  /** Stops what is still on its way, and says whether anything is missing. */
  stop(): boolean;
};

/** Loads the scripts of a provider, each once, however often the visitor's answer changes meanwhile. */
export function createLoader(addresses: readonly string[], fetching: Retry): Loader {
  const missing = new Set(addresses);
  let leaving: AbortController | undefined;
  return {
    load() {
      if (leaving) return;
      leaving = new AbortController();
      const options = { ...fetching, signal: leaving.signal };
      for (const address of missing) {
        loadScript(address, options).then(
          () => missing.delete(address),
          () => {}, // blocked or offline: the page goes on without it
        );
      }
    },
    stop() {
      leaving?.abort();
      leaving = undefined;
      return missing.size > 0;
    },
  };
}
