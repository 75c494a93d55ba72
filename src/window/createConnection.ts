import type { ViteHotContext } from 'vite/types/hot.js';
import { createValue, type Value } from './createValue.ts';

/**
 * Whether the server is there. Vite's client asks for it again by itself, and loads the window anew
 * when it is back.
 */
export function createConnection(hot: ViteHotContext | undefined): Value<boolean> {
  const isConnected = createValue(true);
  hot?.on('vite:ws:disconnect', () => isConnected.set(false));
  hot?.on('vite:ws:connect', () => isConnected.set(true));
  return isConnected;
}
