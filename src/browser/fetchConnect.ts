import { addLink } from '#parts/addLink.ts';
import type { BootConfig, PixelConfig } from './BootConfig.ts';
import type { Connect } from './providers/createConnect.ts';
import type { Provider } from './providers/Provider.ts';

/** Fetches what talks to the providers, while the browser connects to their hosts. */
export async function fetchConnect(
  pixel: PixelConfig,
  fetching: BootConfig['fetching'],
): Promise<() => Provider> {
  for (const origin of pixel.origins) addLink('preconnect', origin);
  const { connect }: { connect: Connect } = await import(/* @vite-ignore */ pixel.module);
  return () => connect(pixel, fetching);
}
