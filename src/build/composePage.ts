import type { BootConfig } from '#browser/BootConfig.ts';
import { lateLayoutScript, lateLayoutStyles } from '#browser/lateLayout.ts';
import { typefaceStyles, type Typefaces } from '#page/baseStyles.ts';
import type { Site } from '#schema/site.ts';
import { usesOf } from '#vendors/ledger.ts';
import type { siteBootConfig } from './bootConfig.ts';
import type { ClientBundle } from './bundleClient.ts';
import { createDocument } from './createDocument.ts';
import { createHead } from './createHead.ts';
import { inlineJson, inlineScript, inlineStyle } from './escape.ts';
import type { Headers } from './hosts/HostingConfig.ts';
import type { Media } from './media.ts';
import { contentPolicy, createPolicy } from './policy/contentPolicy.ts';
import type { SitePage } from './renderSite.ts';

/** What all pages share when their documents are composed. */
export type PageInputs = {
  site: Site;
  client: Pick<ClientBundle, 'app' | 'boot' | 'modulesOf'>;
  /** The address of the data that every page needs. */
  shared: string;
  boot: ReturnType<typeof siteBootConfig>;
  baseStyles: string;
  fonts: Typefaces;
  social: Media['social'];
};

/** The HTML file of one page, and the headers that go with it and no other. */
export function composePage(
  { page, path, data, rendered }: SitePage,
  { site, client, fonts, ...inputs }: PageInputs,
): { html: string; headers: Headers } {
  const picture = page.seo.picture ?? site.site.socialPicture;
  const socialPicture = { src: inputs.social[picture.src] ?? '', alt: picture.alt };
  const boot: BootConfig = {
    ...inputs.boot,
    path,
    app: client.app,
    modules: client.modulesOf(page.sections.map(({ type }) => type)),
    shared: inputs.shared,
    page: data.address,
  };
  const uses = usesOf(site, page);
  const styles = inlineStyle(inputs.baseStyles + lateLayoutStyles + rendered.css);
  const withoutScript = inlineStyle(typefaceStyles(fonts));
  const bootScript = inlineScript(client.boot);
  const missing = path === null ? [missingScript(site.messages.missingPath)] : [];
  const inline = {
    styles: [styles, withoutScript],
    scripts: [lateLayoutScript, bootScript, ...missing],
  };
  const html = createDocument({
    language: site.site.language,
    policy: contentPolicy(uses, inline),
    head: createHead({ site, page, path, socialPicture }),
    styles,
    typefaceStyles: withoutScript,
    page: rendered,
    missing,
    boot,
    bootScript,
  });
  return { html, headers: createPolicy(uses, inline) };
}

/** Reports a path that does not exist to the console: `message` with the path for `{path}`. */
function missingScript(message: string): string {
  return `console.error(${inlineJson(message)}.replaceAll("{path}",()=>location.pathname))`;
}
