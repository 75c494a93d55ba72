import type { FileSources } from '#parts/FileSource.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import type { Block } from '#schema/block.ts';
import type { Category, Consent } from '#schema/consent.ts';
import type { Links } from '#schema/links.ts';
import type { FormContext } from '#parts/contexts.ts';
import type { PageMessages } from '#schema/messages.ts';
import type { Site } from '#schema/site.ts';
import type { Disclosure } from '#vendors/ledger.ts';
import type { Components, Extra } from './components.ts';
import type { FrameSite } from './HomeLink.tsx';

/** What every page of the site needs: fetched once, when React takes the page over. */
export type SharedData = {
  site: Pick<Site['site'], 'language' | 'timeZone'> & FrameSite;
  timings: Omit<Site['timings'], 'tooltip'>;
  messages: PageMessages;
  header: Site['header'];
  footer: Site['footer'];
  consent: Omit<Consent, 'rememberFor' | 'ask'> & {
    /** What visitors are asked for. Empty: there is no question. */
    asked: readonly Category[];
    /** The cookies and storage keys on this site that marketing uses: deleted after a refusal. */
    stores: readonly string[];
    /** Who gets to know something after a yes. */
    companies: readonly (Pick<Disclosure, 'name' | 'privacy'> & { category: Category })[];
  };
  /** What the header and the footer refer to. */
  links: Links;
  pictures: Record<string, PictureSource>;
  files?: FileSources;
  icons?: Readonly<Record<string, string>>;
  /** Where the site is on its host (`/shop`), unless it is all of it. */
  base?: string;
  /** The links that hand the visit's campaign on, and whether the tab may keep it after a yes. */
  campaign?: { links: readonly string[]; isKept: boolean };
};

/** What one page needs beside SharedData, and nothing of any other page. */
export type PageData = {
  title: string;
  showHeader: boolean;
  /** The components that it needs beside those of its sections' types. */
  extras?: readonly Extra[];
  /** Whether a section has the main heading of the page. */
  hasHeading: boolean;
  sections: Block[];
  /** Of a site with a style (#styles), for each section. */
  styled?: readonly StyledSection[];
  links: Links;
  pictures: Record<string, PictureSource>;
  files?: FileSources;
  icons?: Readonly<Record<string, string>>;
  /** What the page may contact, besides what all pages may: its policy lets nothing else through. */
  hosts: readonly string[];
  /** Who keeps what on this site, for a page that shows it. */
  disclosures?: readonly Disclosure[];
  /** For a page that has a form. */
  form?: FormContext;
  linked?: Linked;
};

/** What a style makes of a section. */
export type StyledSection = {
  /** By what its sheets know it, as `data-block`: its type, and what it says of its look. */
  words: string;
  /** How wide pictures are there, as the `sizes` attribute takes it, where the block has it otherwise. */
  sizes?: string;
};

/**
 * The pages that a page leads to, by their paths on the host: the components that it does not need itself, so that
 * their script is requested together with their data. A path that needs none is left out.
 */
export type Linked = Readonly<Record<string, readonly (keyof Components)[]>>;

/** A page that can be shown: its path (the 404 page has none), its data, and the components of its blocks. */
export type ReadyPage = PageData & { path: string | null; components: Components };

/**
 * Where the data of the page at a path is, both within the site; null is the 404 page. It follows from the
 * path alone, so that a change of one page changes the address of no file that another one names.
 */
export function dataAddress(path: string | null): string {
  if (path === null) return '/data/404.json';
  return `/data${path === '/' ? '/index' : path}.json`;
}
