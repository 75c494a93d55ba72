import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { BlockOf } from '#schema/block.ts';
import type { Category, Consent } from '#schema/consent.ts';
import type { Links } from '#schema/links.ts';
import type { FormMessages, PageMessages } from '#schema/messages.ts';
import type { Disclosure } from '#vendors/ledger.ts';
import type { FileSources } from './FileSource.ts';
import type { PictureSource } from './PictureSource.ts';
import { withCampaign } from './withCampaign.ts';

/** What the visitor has said yes or no to. */
export type Consents = {
  /** Undefined while there is no answer. What needs no consent is allowed. */
  allows(category: Category): boolean | undefined;
  /** Takes a yes to one category, for good. */
  allow(category: Category): void;
  /** Calls back at every answer from now on; returns the way to stop. */
  onAnswer(listener: () => void): () => void;
};

/** What forms need of their site. */
export type FormContext = {
  words: FormMessages;
  /** The address of the site. */
  url: string;
};

/** What visitors do in a page. Does nothing where nobody listens: at build. */
export type Visit = {
  consents: Consents;
  /**
   * Reports that the visitor has booked, or that a form was sent: the rules of site.yaml say what is sent then. On the page
   * that is shown, unless that is another one by now.
   */
  report(done: 'onSchedule' | 'onSubmit', pathname?: string): void;
  /** In the preview, where nothing is sent: shows what a form would send, and the address that it would be sent to. */
  showForm?(to: string, data: FormData): { is: 'sent' };
};

/** The quotes of a section, and how they are shown. */
export type QuotesProps = { quotes: readonly Quote[] } & Pick<
  BlockOf<'testimonials'>,
  'look' | 'align'
>;
type Quote = NonNullable<BlockOf<'testimonials'>['quotes']>[number];

/** What few blocks of a type have: each a file of its own (#page/components.ts). */
export type SeparateComponents = {
  ShopSign: ComponentType<{ brands: NonNullable<BlockOf<'hero'>['brands']> }>;
  Trust: ComponentType<{ items: NonNullable<BlockOf<'hero'>['trust']> }>;
  Band: ComponentType<BlockOf<'callToAction'> & { to: string }>;
  Quotes: ComponentType<QuotesProps>;
  Tabs: ComponentType<Pick<BlockOf<'features'>, 'items' | 'width'>>;
  Place: ComponentType<NonNullable<BlockOf<'form'>['place']>>;
  ComparisonTable: ComponentType<
    Pick<BlockOf<'pricing'>, 'plans'> & {
      comparison: NonNullable<BlockOf<'pricing'>['comparison']>;
      Mark: ComponentType<{ isThere: boolean }>;
    }
  >;
};

/** What blocks may request from the page: the entries they name, and the small words of the page. */
export type SiteContextValue = Visit & {
  /** The language of the texts, such as en-GB. */
  language: string;
  /** The time zone of the business, where the site names it. */
  timeZone?: string | undefined;
  links: Links;
  pictures: Readonly<Record<string, PictureSource>>;
  files: FileSources;
  /** What is drawn inside the `<svg>` of each icon, by its name. */
  icons: Readonly<Record<string, string>>;
  /** The campaign that brought the visitor, as a query, and the names of the links that pass it on. */
  campaign: { links: readonly string[]; query: string };
  messages: PageMessages;
  /** Where the page has a form. */
  form: FormContext | undefined;
  /** How a failed download is tried again, and how long one try may take. */
  fetching: { retries: number; retryDelay: number; timeout: number };
  /** How long a copy button says that it has copied, in milliseconds. */
  copiedFor: number;
  /** Who keeps what on this site. Empty unless a block of the page shows it. */
  disclosures: readonly Disclosure[];
  /** The words in which a block asks before it contacts a third party. */
  questions: NonNullable<Consent['categories']>;
  /** Those that the page needs. */
  components: Partial<SeparateComponents>;
  /** The words before a page in a frame whose category has none. Without them, it is loaded at once. */
  embedQuestion?: Consent['embed'];
  /** Shows the visitor a message at the edge of the page. */
  toast(text: string): void;
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** What the page gives its blocks. Throws outside a page: that is our own mistake, not an operator's. */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A block was rendered outside <SiteContext>.');
  return site;
}

/** The small words of the page. */
export function useMessages(): PageMessages {
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

/** Whether a category is allowed now, and the way to allow it. The prerendered page knows no answer. */
export function useConsent(category: Category): [isAllowed: boolean, allow: () => void] {
  const { consents } = useSite();
  const isAllowed = useSyncExternalStore(
    consents.onAnswer,
    () => consents.allows(category) === true,
    () => false,
  );
  return [isAllowed, () => consents.allow(category)];
}

/** How a block's pictures are to be fetched: at once in the first screen, elsewhere when they are near. */
export const LoadingContext = createContext<'eager' | 'lazy'>('lazy');

/** How wide a style shows the pictures of a block that are as wide as there is room. */
export const SizesContext = createContext<string | undefined>(undefined);
