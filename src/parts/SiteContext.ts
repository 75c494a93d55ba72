import { createContext, useContext } from 'react';
import type { Consent } from '#schema/consent.ts';
import type { Links } from '#schema/links.ts';
import type { Messages } from '#schema/messages.ts';
import type { Disclosure } from '#vendors/disclose.ts';
import type { PictureSource } from './PictureSource.ts';

/** What blocks may ask the page for: the entries they name, and the small words of the page. */
export type SiteContextValue = {
  /** The language of the texts, such as en-GB. */
  language: string;
  links: Links;
  pictures: Readonly<Record<string, PictureSource>>;
  /** The campaign that brought the visitor, as a query, and the names of the links that hand it on. */
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
