import type { PixelConfig } from '#browser/BootConfig.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf, pixelVendors } from '#vendors/pixels.ts';

/** What the boot script knows of the pixel; `module` is the address of what talks to the providers. */
export function describePixel({ pixel }: Site, module: string | null): PixelConfig | null {
  if (!pixel || module === null) return null;
  const { events, value, currency } = pixel;
  const accounts = accountsOf(pixel);
  const vendors = accounts.flatMap(({ provider }) => pixelVendors[provider] ?? []);
  const stores = vendors.flatMap(({ stores: kept }) => kept.filter(({ at }) => at === 'site'));
  return {
    events,
    value,
    currency,
    accounts,
    module,
    origins: unique(vendors.flatMap(({ sources }) => sources?.script ?? [])),
    // The tab's memory of what it has sent goes with them.
    stores: unique([...stores.map(({ name }) => name), ...(remembersSent(events) ? ['sent'] : [])]),
  };
}

function remembersSent(events: PixelConfig['events']): boolean {
  return events.some(({ once }) => once);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
