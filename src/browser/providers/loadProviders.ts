import type { Retry } from '#parts/retry.ts';
import type { ProviderName } from '#schema/pixel.ts';
import type { PixelConfig } from '../BootConfig.ts';
import { createConnect } from './createConnect.ts';
import type { Adapter, Provider } from './Provider.ts';

/** The adapter of every provider, each a file of its own, so that a site loads only those it uses. */
const adapters: { readonly [Name in ProviderName]: () => Promise<Adapter> } = {
  meta: async () => (await import('./meta.ts')).meta,
  tiktok: async () => (await import('./tiktok.ts')).tiktok,
  google: async () => (await import('./google.ts')).google,
  dataLayer: async () => (await import('./dataLayer.ts')).dataLayer,
};

/**
 * The module that the boot script loads after a yes: it loads what talks to the providers of the site, and
 * returns what connects to them.
 */
export async function loadProviders(pixel: PixelConfig, fetching: Retry): Promise<() => Provider> {
  const names = new Set(pixel.accounts.map(({ provider }) => provider));
  const loaded = [...names].map(async (name) => [name, await adapters[name]()] as const);
  const connect = createConnect(Object.fromEntries(await Promise.all(loaded)));
  return () => connect(pixel, fetching);
}
