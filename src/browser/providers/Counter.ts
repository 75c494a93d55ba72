import type { EventName } from '#schema/pixel.ts';

/** One event, as those that count visits get it. */
export type CountedEvent = {
  name: EventName;
  value: number;
  currency: string;
  /** The address of the page, with the parameters of a campaign and nothing else behind it. */
  url: string;
  title: string;
  /** Where the visitor came from, for the first event of a document; else empty. */
  referrer: string;
};

/** What the service at an address gets of an event, for the site that it knows by `id`. */
export type Counter = (event: CountedEvent, id: string) => Pick<RequestInit, 'body' | 'headers'>;
