import { type Retry, retry } from '#parts/retry.ts';

/**
 * Fetches modules side by side, then runs them one by one, each in a task of its own, so that the
 * browser can answer the visitor in between. What a module imports must stand before it.
 */
export async function bringModules(addresses: readonly string[], options: Retry): Promise<void> {
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  for (const address of addresses) {
    await retry(() => import(/* @vite-ignore */ address), options);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
