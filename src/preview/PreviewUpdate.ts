import type { ConsentConfig, PixelRules } from '#browser/BootConfig.ts';
import type { ServedRedirect } from '#build/hosts/Serving.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import type { Code, Edit, Severity } from '#problems/Problem.ts';

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
  pixel: PixelRules | null;
  consent: ConsentConfig;
};

/** A problem as the panel shows it. */
export type PreviewProblem = {
  /** Not for a picture that cannot be read. */
  code?: Code;
  severity: Severity;
  /** `site.yaml:12:5`, or the file alone. */
  place: string;
  /** From 1, columns in UTF-16 units. */
  range?: { line: number; column: number; endLine: number; endColumn: number };
  /** Keys and list indices from the top of the file. */
  path?: (string | number)[];
  message: string;
  hint?: string;
  /** The line with its neighbours, underlined. */
  frame?: string;
  /** How it can be taken away; `isSafe` when it is certain that this was meant. */
  fix?: { edits: Edit[]; isSafe: boolean };
};

/** What the server tells the page after every change. */
export type PreviewUpdate = {
  /** Counts up, so that a page knows whether it missed one. */
  version: number;
  /** Names the version of the file that was read, for whoever wants to write it (EditApi). */
  hash: string;
  /** The site as it was when it was right last; null while it never was. */
  site: PreviewSite | null;
  /** What is wrong with the file as it is now. Where there are errors, `site` is older than the file. */
  problems: PreviewProblem[];
  /** A page that is none of the site's and only this document shows: an example of the catalogue. */
  example?: { path: string; page: PageData };
};

/** What changed since the update before. */
export type PreviewChange = Omit<PreviewUpdate, 'site'> & {
  since: number;
  /** Nothing when the site is the same, such as while the file is wrong. */
  site?: {
    rest: Omit<PreviewSite, 'pages'>;
    /** Those that changed or are new, by path. */
    pages: Record<string, PageData>;
    gone: string[];
  };
};

/** The messages between the server and the page, on Vite's own socket. */
export const siteEvent = 'fascia:site';
export const changeEvent = 'fascia:change';
/** A page says which version it knows. */
export const helloEvent = 'fascia:hello';
/** A page says which path it shows, so that this one is drawn before all others. */
export const lookEvent = 'fascia:look';
