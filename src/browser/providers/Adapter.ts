import type { EventName, PixelAccount } from '#schema/pixel.ts';

/** One event, in the words of no provider. */
export type PixelEvent = {
  name: EventName;
  /** Its own, for providers and servers that would count it twice otherwise. */
  id: string;
  value: number;
  currency: string;
  /** The address of the page, without its query. */
  page: string;
};

/** One provider's end. */
export type Connection = {
  /** What must be loaded. Until it comes, everything waits in a queue that it will look for. */
  scripts: readonly string[];
  send(event: PixelEvent): void;
  answered(isAllowed: boolean): void;
  /** Drops what waits in the queue, except what every event needs. */
  forget(): void;
};

/** Connects to a provider, for all the accounts that the site has there. Called after a yes, never before. */
export type Adapter = (accounts: readonly [PixelAccount, ...PixelAccount[]]) => Connection;
