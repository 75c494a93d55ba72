import type { Category } from '#schema/consent.ts';

/** One thing that a third party keeps in a visitor's browser. */
export type Stored = {
  /** Its name; `*` at the end stands for anything. */
  name: string;
  as: 'cookie' | 'localStorage' | 'sessionStorage';
  /** How many days it stays. Null: until the browser or the tab is closed, or until it is removed. */
  days: number | null;
  /** Whether it lies with this site (and can be deleted from here) or with the third party. */
  at: 'site' | 'vendor';
};

/** What a page's Content-Security-Policy must let through, by directive. */
export type Sources = {
  readonly [Directive in 'script' | 'connect' | 'img' | 'media' | 'frame' | 'form']?:
    | readonly string[]
    | undefined;
};

/** One third party: what it is called, what it asks of the page, and what it keeps. */
export type Vendor = {
  name: string;
  /** What visitors are asked for; of those that forms are sent to, nothing. */
  category: Category | 'form';
  /** Its own words on what it does with the data; empty where it has none for those who visit the site. */
  privacy: string;
  /** Its addresses, where it is always the same ones. */
  sources?: Sources;
  /** The hosts by which an embedded address is known to be its own; `*.` stands for any name before. */
  hosts?: readonly string[];
  /** The hosts that alone are its own, where that is certain: of its script and of its pages. */
  only?: { script?: string; page?: string };
  /** What its frames may do, beyond what every frame may (Permissions-Policy). */
  permissions?: readonly string[];
  /**
   * As it is publicly known; empty where nobody says so reliably. Where the third party itself says
   * so, a comment says where; the rest is from what consent services list.
   */
  stores: readonly Stored[];
};

type Days = Readonly<Record<string, number | null>>;

/** Cookies by name, with the days that they stay. */
export function cookies(at: Stored['at'], days: Days): Stored[] {
  return Object.entries(days).map(([name, stay]) => ({ name, as: 'cookie', days: stay, at }));
}
