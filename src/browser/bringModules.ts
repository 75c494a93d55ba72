import { addLink } from '#parts/addLink.ts';
import { inNewTask } from './inNewTask.ts';

/**
 * Fetches modules side by side, then runs them one by one. Each is asked for and run in a task of its
 * own, so that the browser can answer the visitor in between. What a module imports must stand before
 * it. Does not try again: the visitor's next sign does.
 */
export async function bringModules(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) setTimeout(addLink, 0, 'modulepreload', address);
  for (const address of addresses) {
    await inNewTask();
    await import(/* @vite-ignore */ address);
  }
}
