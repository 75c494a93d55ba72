/**
 * The names in the DOM that the HTML, the boot script and React share. Imports nothing, so that every
 * room may import it.
 */

/** Ids begin with `_`, which no id in site.yaml can. */
export const ids = {
  /** What React hydrates. */
  root: '_root',
  /** The boot script's data: a BootConfig as JSON. */
  boot: '_boot',
  /** The main part of the page. */
  content: '_content',
  /** The content of the first section: nothing is painted before it is complete. */
  first: '_first',
  /** The footer and what follows it. `--room` is the height of the consent banner. */
  end: '_end',
  /** The alert that says that React could not be loaded. */
  failed: '_failed',
  /** The consent banner. */
  consent: '_consent',
} as const;

/** Of what only some sites have around their sections: apart, so that no boot script holds them. */
export const frameIds = {
  /** The menu: a popover on small screens, and the name of its groups. */
  menu: '_menu',
  /** The line above the header. */
  announcement: '_announcement',
  /** The buttons at the foot of phones. */
  callBar: '_callBar',
} as const;

/** A link to a page of this site, and to none of its files, which may be large. */
export const pageLink = `a[href^='/']:not([href*='/assets/'])`;

/** The `data-` attributes, and the values that they take. */
type Data = {
  /** `<html>`: `ask` shows the consent banner. A button: asks again, or the answer that it gives; if none, the browser alone acts on its click. */
  consent?: 'ask' | '' | 'accepted' | 'rejected' | 'chosen' | undefined;
  /** `<html>`: the browser refuses marketing for its visitor (Global Privacy Control). */
  gpc?: '' | undefined;
  /** `<html>`: the part of the host where the site is (`/shop`), unless it is all of it. */
  base?: string | undefined;
  /** `<html>`: what is below the first screen is laid out after the first paint. */
  later?: '' | undefined;
  /** `<html>`: the visitor has closed the announcement. */
  closed?: '' | undefined;
  /** `<html>`: what the visitor has chosen, if anything. The button that does it: `switch`. */
  scheme?: 'light' | 'dark' | '' | 'switch' | undefined;
  /** `<html>`: the next page is being loaded. */
  loading?: '' | undefined;
  /** `now`: the page is hydrated without waiting for the first interaction. */
  hydrate?: 'now' | undefined;
  /** A form: the names of the fields that the tab keeps, with spaces between. */
  kept?: string | undefined;
  /** A button of a form: it is pressed, and waits for React; the browser has sent its form. */
  late?: 'yes' | undefined;
  sent?: 'yes' | undefined;
  /** `<html>`: the script of the form may still come, and show what depends on a condition. */
  early?: '' | undefined;
  /** A link: the click that the rules of the pixel know. */
  click?: string | undefined;
  /** A link: gets the parameters of the campaign. */
  campaign?: '' | undefined;
  /** The alert: its text. */
  text?: string | undefined;
  /** A copy button: its label once it has copied the text of the element before it. */
  copied?: string | undefined;
  /** A copy button: its text was copied before hydration. */
  done?: '' | undefined;
};

/** Attributes for JSX: `{...data({ consent: 'ask' })}`. */
export function data(values: Data): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));
}

/** `element.dataset`, typed. */
export function dataOf(element: HTMLElement): Data {
  return element.dataset as Data;
}

/** The key under which this site stores something, apart from other sites of its host. */
export function storeOf(name: string): string {
  return name + (dataOf(document.documentElement).base ?? '');
}

/** A selector: `[data-consent]`, `[data-consent=ask]`. */
export function selectorOf<Name extends keyof Data>(name: Name, value?: Data[Name]): string {
  return `[data-${name}${value === undefined ? '' : `=${value}`}]`;
}

declare global {
  /** What not every browser has. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
    readonly globalPrivacyControl?: boolean;
  }
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** The part of the page that an address names behind its `#`, where letters beyond ASCII are encoded. */
export function partAt(hash: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[id]')].find(
    ({ id }) => encodeURI(id) === hash.slice(1),
  );
}
