import type { BootConfig, ConsentConfig, PixelConfig } from '#browser/BootConfig.ts';
import { familyOf, type Typefaces, typefaceStyles } from '#page/baseStyles.ts';
import type { Site } from '#schema/site.ts';
import { usesOf } from '#vendors/ledger.ts';
import type { ClientBundle } from './bundleClient.ts';
import { createDocument } from './createDocument.ts';
import { createHead } from './createHead.ts';
import { describeCampaign } from './describeCampaign.ts';
import { inlineScript, inlineStyle } from './escape.ts';
import { laterScript } from './laterScript.ts';
import type { Media } from './media.ts';
import { missingScript } from './missingScript.ts';
import { contentPolicy } from './policy/contentPolicy.ts';
import type { Headers } from './hosts/Serving.ts';
import { createPolicy } from './policy/createPolicy.ts';
import type { SitePage } from './renderSite.ts';
import { speculationRules } from './speculationRules.ts';

/** What all pages share when they are put together. */
export type Ingredients = {
  site: Site;
  client: Pick<ClientBundle, 'app' | 'boot' | 'earlyOf' | 'modulesOf'>;
  /** The address of the data that every page needs. */
  shared: string;
  pixel: PixelConfig;
  consent: ConsentConfig;
  baseStyles: string;
  fonts: Typefaces;
  social: Media['social'];
};

/** The HTML file of one page, and the headers that go with it and no other. */
export function composePage(
  { page, path, linked, data, rendered }: SitePage,
  from: Ingredients,
): { html: string; headers: Headers } {
  const { site, client, pixel, consent } = from;
  const picture = page.seo.picture ?? site.site.socialPicture;
  const socialPicture = { src: from.social[picture.src] ?? '', alt: picture.alt };
  const types = page.sections.map(({ type }) => type);
  const modules = client.modulesOf(types);
  const furtherModules = Object.entries(linked).map(([to, further]) => {
    return [to, client.modulesOf(further).filter((address) => !modules.includes(address))] as const;
  });
  const boot: BootConfig = {
    path,
    typefaces: (['heading', 'text'] as const).map((role) => {
      const { src, lightest, boldest } = from.fonts[role];
      return [familyOf[role], `url(${src})`, { weight: `${lightest} ${boldest}` }];
    }),
    app: client.app,
    modules: [...client.earlyOf(types), ...modules],
    linked: Object.fromEntries(furtherModules),
    shared: from.shared,
    page: data.address,
    pixel,
    consent,
    fetching: site.constants.fetching,
    campaign: describeCampaign(site.campaign),
  };
  const uses = usesOf(site, page);
  const styles = inlineStyle(from.baseStyles + rendered.firstCss);
  const restStyles = inlineStyle(rendered.restCss);
  const withoutScript = inlineStyle(typefaceStyles(from.fonts));
  const bootScript = inlineScript(client.boot);
  const missing = path === null ? [missingScript(site.messages.missingPath)] : [];
  const inline = {
    styles: [styles, withoutScript, restStyles],
    scripts: [laterScript, bootScript, speculationRules, ...missing],
  };
  const html = createDocument({
    language: site.site.language,
    policy: contentPolicy(uses, inline),
    head: createHead({ site, page, path, socialPicture }),
    styles,
    restStyles,
    typefaceStyles: withoutScript,
    page: rendered,
    missing,
    boot,
    bootScript,
  });
  return { html, headers: createPolicy(uses, inline) };
}
