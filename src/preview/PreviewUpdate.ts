import type { ServedRedirect } from '#build/hosts/Serving.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import type { Severity } from '#problems/Problem.ts';
import type { Consent } from '#schema/consent.ts';
import type { Pixel } from '#schema/pixel.ts';

/** A site as the preview shows it: all pages at hand, pictures and typefaces straight from media/. */
export type PreviewSite = {
  shared: SharedData;
  /** By path. */
  pages: Record<string, PageData>;
  notFound: PageData;
  redirects: ServedRedirect[];
  /** The static styles of every page. */
  styles: string;
  favicon: string;
  pixel: Pixel | null;
  consent: Pick<Consent, 'ask' | 'rememberFor'>;
};

/** A problem as the panel shows it. */
export type PreviewProblem = {
  severity: Severity;
  /** `site.yaml:12:5`, or the file alone. */
  place: string;
  message: string;
  hint?: string;
  /** The line with its neighbours, underlined. */
  frame?: string;
};

/** What the server tells the page after every change. */
export type PreviewUpdate = {
  /** Counts up, so that a page knows whether it missed one. */
  version: number;
  /** The site as it was when it was right last; null while it never was. */
  site: PreviewSite | null;
  /** What is wrong with the file as it is now. Where there are errors, `site` is older than the file. */
  problems: PreviewProblem[];
};

/** The messages between the server and the page, on Vite's own socket. */
export const siteEvent = 'fascia:site';
export const helloEvent = 'fascia:hello';
