import type { PixelConfig } from '#browser/BootConfig.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf, pixelVendors } from '#vendors/pixels.ts';

/**
 * What the boot script knows of the pixel; `module` is the address of what talks to the providers. A
 * site without a pixel has no rules, so that nothing of the rest is ever asked for.
 */
export function describePixel({ pixel }: Site, module: string | null): PixelConfig {
  if (!pixel || module === null)
    return { events: [], value: 0, currency: '', accounts: [], module: '', origins: [] };
  const { events, value, currency } = pixel;
  const accounts = accountsOf(pixel);
  const vendors = accounts.flatMap(({ provider }) => pixelVendors[provider] ?? []);
  return {
    events,
    value,
    currency,
    accounts,
    module,
    origins: [...new Set(vendors.flatMap(({ sources }) => sources?.script ?? []))],
  };
}
