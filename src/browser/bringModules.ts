import { type Retry, retry } from '#parts/retry.ts';

/**
 * Fetches modules side by side, then runs them one by one, each in a task of its own, so that the
 * browser can answer the visitor in between. What a module imports must stand before it.
 */
export async function bringModules(addresses: readonly string[], options: Retry): Promise<void> {
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    await pause();
  }
  for (const address of addresses) {
    await retry(() => import(/* @vite-ignore */ address), options);
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
