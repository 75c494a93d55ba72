import { retry } from '#parts/retry.ts';
import type { BootConfig, PixelConfig } from './BootConfig.ts';
import type { Connect } from './providers/createConnect.ts';
import type { Provider } from './providers/Provider.ts';

/** Fetches what talks to the providers, while the browser connects to their hosts. */
export async function fetchConnect(
  pixel: PixelConfig | null,
  fetching: BootConfig['fetching'],
): Promise<() => Provider> {
  if (!pixel) throw new Error('There are no rules without a pixel.');
  for (const href of pixel.origins) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preconnect', href }),
    );
  }
  const { connect } = await retry(
    (): Promise<{ connect: Connect }> => import(/* @vite-ignore */ pixel.module),
    fetching,
  );
  return () => connect(pixel, fetching);
}
