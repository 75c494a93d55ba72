import { colourSchemeScript } from '#browser/colourScheme.ts';
import { escapeHtml, inlineStyle } from '#build/escape.ts';
import { loadOwnComponents } from '#build/loadOwnComponents.ts';
import { contentPolicy } from '#build/policy.ts';
import { renderPage } from '#build/renderPage.tsx';
import { followRedirect } from '#build/resolveAddress.ts';
import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import { findIcons } from '#load/icons.ts';
import type { OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { collectDeclarations } from '#load/collectDeclarations.ts';
import { loadComponents } from '#page/components.ts';
import type { PageData } from '#page/PageData.ts';
import { styledSections } from '#page/styledSections.ts';
import { type Disclosure, type Use, usesOf } from '#vendors/ledger.ts';
import {
  documentOf,
  documentReply,
  inlineOf,
  type Origins,
  type Serve,
  type Shell,
} from './documents.ts';
import { reasonOf } from './apiClient.ts';
import { createLiveSite, readablePath } from './liveSite.ts';
import { windowAddress } from './serveWindow.ts';
import {
  type PreviewSite,
  type PreviewUpdate,
  trustedPolicy,
  withoutSource,
} from './PreviewUpdate.ts';
import type { SiteFeed } from './siteFeed.ts';
import type { SourceMedia } from './describeSite.ts';

type Options = Shell & { feed: SiteFeed; media: SourceMedia; ownBlocks: () => OwnBlocks };

type Document = { html: string; uses: readonly Use[]; status?: 404 };

/**
 * Serves every page of the site at its address, and what only the window shows of it: the examples
 * of the catalogue, and pages without JavaScript. Answers nothing else.
 */
export function servePages({ feed, media, ownBlocks, origins, transform }: Options): Serve {
  return async ({ url = '/', method, headers }) => {
    const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const path = readablePath(address);
    const isDocument = headers.accept?.includes('text/html');
    if (method !== 'GET' || !isDocument || path.startsWith('/media/')) return undefined;
    const { site } = feed.current();
    const { shared, redirects = [] } = site ?? {};
    const base = shared?.base ?? '';
    const redirect = (asRest: boolean) =>
      followRedirect(redirects, { raw: address, query, asRest })?.to;
    const isOurs = path.startsWith(windowAddress);
    const isPage = Object.hasOwn(site?.pages ?? {}, path.slice(base.length));
    const to =
      isOurs || path.startsWith(`${base}/`)
        ? (redirect(false) ?? (isPage ? undefined : redirect(true)))
        : base + (path === base ? '/' : address) + query;
    // Never permanent: the next line that the operator writes may be another.
    if (to !== undefined) return { status: 302, headers: { Location: to } };
    const { html, uses, status } = await documentAt(isOurs ? path : path.slice(base.length));
    const policy = { 'Content-Security-Policy': pagePolicy(html, uses, origins()) };
    return documentReply(html, policy, status);
  };

  async function documentAt(path: string): Promise<Document> {
    const update = withoutSource(feed.current());
    const { site } = update;
    if (site && path.startsWith(windowAddress)) {
      const [kind, ...rest] = path.slice(windowAddress.length).split('/');
      const shown = `/${rest.join('/')}`;
      if (kind === 'still') {
        return {
          html: await noScriptDocument({ ...update, site }, shown, ownBlocks()),
          uses: usesAt(shown),
        };
      }
      const [type = '', index = ''] = rest;
      const styled = kind === 'style' ? await feed.inStyle(type) : undefined;
      if (styled) {
        const page = `/${rest.slice(1).join('/')}`;
        const html = await noScriptDocument({ ...update, site: styled }, page, ownBlocks());
        return { html, uses: usesAt(page) };
      }
      const isExample = kind === 'example' && /^[A-Za-z]+$/.test(type);
      const examples = isExample ? readExamples(type, ownBlocks().schema.Block) : [];
      const example = examples[Number(index)];
      if (example) return exampleAt(path, example, update);
    }
    const isMissing = site && !Object.hasOwn(site.pages, path);
    const html = await render(path, update);
    return { html, uses: usesAt(path), ...(isMissing && { status: 404 }) };
  }

  /** The document of every page of the preview, rendered by `client.tsx`. */
  function render(path: string, update: PreviewUpdate): Promise<string> {
    const document = documentOf({
      head: `<meta name="fascia-window" content="${origins().window}">
<title>site.yaml</title>
<style id="site-styles"></style>
<script>${colourSchemeScript()}</script>
${update.example ? `<style>${exampleStyles}</style>` : ''}`,
      body: `<div id="_root"></div>\n<div id="problems"></div>`,
      update,
      main: 'preview/client.tsx',
    });
    return transform(encodeURI(path), document);
  }

  function usesAt(path: string): Use[] {
    const site = feed.site();
    const page = site?.routes.find((route) => route.path === path) ?? site?.notFound;
    return site && page ? usesOf(site, page) : [];
  }

  /** A page that holds nothing but the example. The links that it names lead nowhere (RFC 2606). */
  async function exampleAt(
    path: string,
    { block, uses, caption }: BlockExample,
    update: PreviewUpdate,
  ): Promise<Document> {
    const site = feed.site();
    const style = site?.theme.style;
    const declared = collectDeclarations([block], ownBlocks().schema.Block);
    const links = Object.fromEntries(
      uses.links.map((name) => [name, { href: 'https://nowhere.example/', newTab: true }] as const),
    );
    const page: PageData = {
      title: caption,
      showHeader: false,
      hasHeading: declared.heading !== undefined,
      sections: [block],
      ...(style !== undefined && { styled: styledSections(style, [block]) }),
      links,
      pictures: await media.named(uses.pictures),
      icons: findIcons(uses.icons),
      hosts: [],
      disclosures: [exampleVendor],
      ...(site &&
        declared.forms.length > 0 && { form: { words: site.messages.form, url: site.site.url } }),
    };
    const html = await render(path, { ...update, example: { path, page } });
    return { html, uses: site ? usesOf({ ...site, links, pixel: undefined }, { declared }) : [] };
  }
}

/** An example is one section and nothing around it. */
const exampleStyles = '#_end > footer, #_consent { display: none !important }';

/** Who stores something in an example. */
const exampleVendor: Disclosure = {
  name: 'Somebody',
  category: 'marketing',
  privacy: 'https://nowhere.example/',
  stores: [{ name: '_example', as: 'cookie', days: 90, at: 'site' }],
};

/** A page as a browser without JavaScript shows it: prerendered as in the build, with the media as they are. */
async function noScriptDocument(
  update: PreviewUpdate & { site: PreviewSite },
  path: string,
  ownBlocks: OwnBlocks,
): Promise<string> {
  const { shared, styles } = update.site;
  const own = await loadOwnComponents(ownBlocks);
  const live = createLiveSite(update, { ...(await loadComponents()), ...own.components });
  let page: { html: string; css: string };
  try {
    page = renderPage(shared, live.pageAt(path), live.base() + path);
  } catch (error) {
    // A block that throws is a mistake of who writes it: the build says where.
    page = { html: `<p>${escapeHtml(reasonOf(own.explain(error)))}</p>`, css: '' };
  }
  return documentOf({
    language: shared.site.language,
    head: `<title>site.yaml</title>
<style>${inlineStyle(styles)}</style>
<style>${inlineStyle(page.css)}</style>`,
    body: `<div id="_root">${page.html}</div>`,
  });
}

/**
 * The Content-Security-Policy that the build would give a page, for the same page in the preview. It
 * also allows Vite's socket and what finds the texts of a page, and the window may frame it.
 */
function pagePolicy(html: string, uses: readonly Use[], { pages, window }: Origins): string {
  const vite = { sources: { connect: [pages.replace('http:', 'ws:')] } };
  const policy = contentPolicy([...uses, vite], inlineOf(html), trustedPolicy);
  return `${policy}; frame-ancestors ${window}`;
}
