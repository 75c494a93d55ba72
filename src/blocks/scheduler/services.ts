import { fieldOf } from '#parts/frameMessages.ts';
import type { BlockOf } from '#schema/block.ts';

declare global {
  interface Window {
    /** What Calendly's widget.js puts on the page ("Getting Started with Embeds"). */
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };
  }
}

/** What a message of a booking page says: that it works, was booked, or reports an error. */
type CalendarMessage = {
  says: 'alive' | 'scheduled' | 'broken';
  /** The height that the page requests, in pixels. */
  height?: number | undefined;
  /** It stays invisible until it gets this answer. */
  answer?: object;
};

/** One scheduling service: where its booking page is framed, and what its messages say. */
type Service = {
  /** The address of the frame. `embedder` is the host name of this site. */
  address(page: URL, embedder: string): string;
  /** Who speaks for the calendar, besides the host of the booking page itself. */
  origins: readonly string[];
  read(message: unknown): CalendarMessage | undefined;
  /** Whether every calendar that works sends a message. The others may work in silence. */
  speaks: boolean;
  /** The service's own script, which draws the frame where site.yaml names it. */
  widget?: { isThere(): boolean; draw(page: string, place: HTMLElement): void };
};

/** Every scheduling service that site.yaml may name. */
export const services: Readonly<Record<BlockOf<'scheduler'>['provider'], Service>> = {
  /** With its script or without: the frame is the same ("Embed Parent Window Events"). */
  calendly: {
    // Without `embed_domain` the frame sends no messages.
    address: (page, embedder) =>
      withParameters(page, { embed_type: 'Inline', embed_domain: embedder }),
    origins: ['https://calendly.com'],
    speaks: true,
    read(message) {
      switch (fieldOf(message, 'event')) {
        case 'calendly.profile_page_viewed':
        case 'calendly.event_type_viewed':
        case 'calendly.date_and_time_selected':
          return { says: 'alive' };
        case 'calendly.event_scheduled':
          return { says: 'scheduled' };
        case 'calendly.page_height':
          return { says: 'alive', height: readHeight(fieldOf(message, 'payload'), 'height') };
        default:
          return undefined;
      }
    },
    widget: {
      isThere: () => typeof window.Calendly?.initInlineWidget === 'function',
      draw: (url, parentElement) => window.Calendly?.initInlineWidget({ url, parentElement }),
    },
  },
  /**
   * Without its script. Only the page under `/embed` may be framed, and it shows itself after a
   * greeting: it says `__iframeReady`, and waits for `parentKnowsIframeReady` (@calcom/embed-core).
   */
  calCom: {
    address(page) {
      const address = new URL(page);
      address.pathname = `${address.pathname.replace(/(?:\/embed)?\/*$/, '')}/embed`;
      return withParameters(address, { embed: '', embedType: 'inline' });
    },
    origins: ['https://cal.com', 'https://app.cal.com'],
    speaks: true,
    read(message) {
      if (fieldOf(message, 'originator') !== 'CAL') return undefined;
      switch (fieldOf(message, 'type')) {
        case '__iframeReady':
          return { says: 'alive', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
        case 'linkReady':
          return { says: 'alive' };
        case 'linkFailed':
          return { says: 'broken' };
        case 'bookingSuccessful':
        case 'bookingSuccessfulV2':
          return { says: 'scheduled' };
        case '__dimensionChanged':
          return { says: 'alive', height: readHeight(fieldOf(message, 'data'), 'iframeHeight') };
        default:
          return undefined;
      }
    },
  },
  /**
   * Without its script. Its messages are no documented contract: whichever object comes from its own
   * host proves that the page works, but silence proves nothing.
   */
  hubSpot: {
    address: (page) => withParameters(page, { embed: 'true' }),
    origins: [],
    speaks: false,
    read(message) {
      if (typeof message !== 'object' || message === null) return undefined;
      if (fieldOf(message, 'meetingBookSucceeded') === true) return { says: 'scheduled' };
      return { says: 'alive', height: readHeight(message, 'height') };
    },
  },
  /** Any other host that lets its booking page be framed. It may speak or not, in words unknown here. */
  iframe: {
    address: (page) => page.href,
    origins: [],
    speaks: false,
    read: () => ({ says: 'alive' }),
  },
};

function withParameters(page: URL, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(page);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** A height as a message has it, `1200` or `"1200px"`, in whole pixels; nothing where it is none. */
function readHeight(message: unknown, key: string): number | undefined {
  const text = String(fieldOf(message, key));
  const pixels = Number(/^(\d{1,12}(?:\.\d+)?)(?:px)?$/.exec(text)?.[1]);
  return pixels > 0 ? Math.ceil(pixels) : undefined;
}
