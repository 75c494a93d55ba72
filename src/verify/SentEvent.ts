import type { ProviderName } from '#schema/pixelProvider.ts';

/** One event as it reached a provider. */
export type SentEvent = {
  provider: ProviderName;
  /** The account; null where a provider gets one call for all of its accounts. */
  id: string | null;
  name: string;
  /** Null where the provider's own page view carries none. */
  value: string | null;
  currency: string | null;
  /** The path of the page that sent it. */
  path: string;
};
