import type { BootConfig } from '#browser/BootConfig.ts';
import { colourSchemeScript } from '#browser/colourScheme.ts';
import { ids } from '#browser/dom.ts';
import { directionOf } from '#page/directionOf.ts';
import { lateLayoutScript, lateLayoutStyles } from '#browser/lateLayout.ts';
import { typefaceStyles, type Typefaces } from '#page/typefaceStyles.ts';
import type { Site } from '#schema/site.ts';
import { hasSchemeSwitch, usesOf } from '#vendors/ledger.ts';
import { announcementStore, schemeStore } from '#vendors/names.ts';
import { addressOf } from './addressOf.ts';
import type { siteBootConfig } from './bootConfig.ts';
import type { ClientBundle } from './bundleClient.ts';
import { createHead } from './createHead.ts';
import { escapeHtml, inlineJson, inlineScript, inlineStyle } from './escape.ts';
import type { Headers } from './hosts/HostingConfig.ts';
import type { Media } from './media.ts';
import { netlifyForms } from './netlifyForms.ts';
import { contentPolicy, policyHeader } from './policy.ts';
import type { SitePage } from './renderSite.ts';
import { speculationRules } from './speculationRules.ts';

/** What all pages share when their documents are composed. */
type PageInputs = {
  site: Site;
  client: Pick<ClientBundle, 'app' | 'boot' | 'form' | 'modulesOf'>;
  /** Where the data that every page needs is within the site. */
  shared: string;
  boot: ReturnType<typeof siteBootConfig>;
  baseStyles: string;
  fonts: Typefaces;
  social: Media['social'];
  titles: Media['titles'];
};

/** A page with its HTML file, and the headers that it alone has. */
export type BuiltPage = SitePage & { html: string; headers: Headers };

/**
 * Composes the HTML file of a page. Nothing is loaded before the first paint but the pictures of the
 * first screen: styles, data and boot script are all inside.
 */
export function composePage(built: SitePage, inputs: PageInputs): BuiltPage {
  const { page, path, components, data, rendered } = built;
  const { site, client } = inputs;
  const picture = page.seo.picture ?? site.site.socialPicture;
  const src = picture ? inputs.social[picture.src] : inputs.titles.get(page.title);
  const socialPicture = src === undefined ? undefined : { src, alt: picture?.alt ?? page.title };
  const address = (within: string) => addressOf(site, within);
  const boot: Omit<BootConfig, 'pixel' | 'consent' | 'campaign'> = {
    ...inputs.boot,
    path: path === null ? null : address(path),
    app: address(client.app),
    modules: client.modulesOf(components).map(address),
    shared: address(inputs.shared),
    page: address(data.address),
  };
  const styles = inlineStyle(inputs.baseStyles + lateLayoutStyles + rendered.css);
  const typefaces = inlineStyle(typefaceStyles(inputs.fonts));
  const headScripts = [
    lateLayoutScript,
    ...closedScript(site),
    ...(hasSchemeSwitch(site) ? [colourSchemeScript(schemeStore + site.base)] : []),
    ...(page.declared.forms.length > 0
      ? [`{const late=${site.timings.fetching.timeout};${inlineScript(client.form)}}`]
      : []),
  ];
  const scripts = [
    inlineScript(client.boot),
    ...(path === null ? [missingScript(site.messages.missingPath)] : []),
  ];
  const policy = contentPolicy(usesOf(site, page), {
    styles: [styles, typefaces],
    scripts: [...headScripts, ...scripts, speculationRules],
  });
  const direction = directionOf(site.site.language) ?? '';
  const html = [
    '<!doctype html>',
    `<html lang="${escapeHtml(site.site.language)}"${direction && ` dir="${direction}"`}${site.base && ` data-base="${site.base}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // For hosts that send no headers.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    // One paint of the whole first section: painted in parts, it is laid out as often.
    `<link rel="expect" href="#${ids.first}" blocking="render">`,
    createHead({ site, page, path, socialPicture }),
    `<style>${styles}</style>`,
    ...headScripts.map((script) => `<script>${script}</script>`),
    `<noscript><style>${typefaces}</style></noscript>`,
    '</head>',
    '<body>',
    `<div id="${ids.root}">${rendered.html}</div>`,
    netlifyForms(page),
    `<script type="application/json" id="${ids.boot}">${inlineJson(boot)}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    '</body>',
    '</html>\n',
  ].join('');
  return { ...built, html, headers: policyHeader(policy) };
}

/**
 * Hides an announcement that is past or that the visitor has closed, before the first paint (#page/frame/Announcement.tsx). Apart
 * from the boot script: most sites have none. A page without a header has it, too: its links lead on without a reload.
 */
function closedScript({ header: { announcement }, base }: Site): string[] {
  if (!announcement) return [];
  const { text, until } = announcement;
  const isClosed = `localStorage[${inlineJson(announcementStore + base)}]===${inlineJson(text)}`;
  // Swedish dates are ISO dates, of the day where the visitor is.
  const isPast = `new Date().toLocaleDateString("sv")>"${until}"`;
  const isHidden = until === undefined ? isClosed : `(${isPast}||${isClosed})`;
  return [`try{${isHidden}&&(document.documentElement.dataset.closed="")}catch{}`];
}

/** Reports a path that does not exist to the console: `message` with the path for `{path}`. */
function missingScript(message: string): string {
  return `console.error(${inlineJson(message)}.replaceAll("{path}",()=>location.pathname))`;
}
