import { createContext, useContext } from 'react';
import type { Consent } from '#schema/consent.ts';
import type { Links } from '#schema/links.ts';
import type { Messages } from '#schema/messages.ts';
import type { Disclosure } from '#vendors/disclose.ts';
import type { PictureSource } from './Picture.tsx';
import { withCampaign } from './withCampaign.ts';

/** What blocks may ask the page for: the entries they name, and the small words of the page. */
export type SiteContextValue = {
  /** The language of the texts, such as en-GB. */
  language: string;
  links: Links;
  pictures: Readonly<Record<string, PictureSource>>;
  /** The campaign that brought the visitor, as a query, and the names of the links that pass it on. */
  campaign: { links: readonly string[]; query: string };
  messages: Messages;
  /** How a failed download is tried again, and how long one try may take. */
  fetching: { retries: number; retryDelay: number; timeout: number };
  /** Who keeps what on this site. Empty unless a block of the page shows it. */
  disclosures: readonly Disclosure[];
  /** The words in which a block asks before it contacts a third party. */
  questions: NonNullable<Consent['categories']>;
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** What the page gives its blocks. Throws outside a page: that is our own mistake, not an operator's. */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A block was rendered outside <SiteContext>.');
  return site;
}

/** The small words of the page. */
export function useMessages(): Messages {
  return useSite().messages;
}

/** Fills the slots of a text: `fill('Play video: {title}', { title })`. The schema has checked the slots. */
export function fill(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole));
}

/** The address of a named link as visitors are led there: with the campaign, where the link passes it on. */
export function useAddress(name: string): string | undefined {
  const { links, campaign } = useSite();
  const href = links[name]?.href;
  return href && campaign.links.includes(name) ? withCampaign(href, campaign.query) : href;
}

/** Shows the visitor a message at the edge of the page. Does nothing where no one listens. */
export const ToastContext = createContext<(text: string) => void>(() => {});

export function useToast(): (text: string) => void {
  return useContext(ToastContext);
}

/** Whether a block is in the first screen, on most devices. */
export const FirstScreenContext = createContext(false);

/** How a block's pictures are to be fetched: at once, or when they are near. */
export function useLoading(): 'eager' | 'lazy' {
  return useContext(FirstScreenContext) ? 'eager' : 'lazy';
}

/** What a visitor did in a block, in the words of no provider; the rules of site.yaml say what it sends. */
export type Happening = 'schedule';

/** Tells the page what happened. Does nothing where no one listens. */
export type Track = (happening: Happening) => void;

export const TrackContext = createContext<Track>(() => {});

export function useTrack(): Track {
  return useContext(TrackContext);
}
