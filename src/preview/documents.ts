import { inlineJson, inlineStyle } from '#build/escape.ts';
import { hashOf, type Inline, contentPolicy } from '#build/policy/contentPolicy.ts';
import { renderPage } from '#build/renderPage.tsx';
import { loadComponents } from '#page/components.ts';
import type { Use } from '#vendors/ledger.ts';
import type { Origins } from './routeRequests.ts';
import { type PreviewSite, type PreviewUpdate, trustedPolicy } from './PreviewUpdate.ts';

/** The document of every page of the preview, rendered by `client.tsx`. `window`: the origin of the window. */
export function pageDocument(update: PreviewUpdate, window: string): string {
  return documentOf({
    head: `<meta name="fascia-window" content="${window}">
<title>site.yaml</title>
${iconOf(update)}
<style id="site-styles"></style>
${update.example ? `<style>${exampleStyles}</style>` : ''}`,
    body: `<div id="_root"></div>
<div id="problems"></div>
${scripts(update, 'preview/client.tsx')}`,
  });
}

/** An example is one section and nothing around it. */
const exampleStyles = '#_end > footer, #_consent { display: none !important }';

type Start = {
  update: PreviewUpdate;
  token: string;
  /** The origin of the pages. */
  pages: string;
  /** Which site it is: the window keeps what is typed for each. */
  site: string;
};

/** The document of the operator's window, rendered by `src/window/main.tsx`. */
export function windowDocument({ update, token, pages, site }: Start): string {
  return documentOf({
    head: `<meta name="fascia-token" content="${token}">
<meta name="fascia-pages" content="${pages}">
<meta name="fascia-site" content="${site}">
<title>site.yaml – Fascia</title>
${iconOf(update)}`,
    body: `<div id="window"></div>\n${scripts(update, 'window/main.tsx')}`,
  });
}

/** A page as a browser without JavaScript shows it: prerendered as in the build, with the media as they are. */
export async function noScriptDocument(
  { shared, pages, notFound, styles }: PreviewSite,
  path: string,
): Promise<string> {
  const components = await loadComponents();
  const found = pages[path];
  const data = { ...(found ?? notFound), path: found ? path : null, components };
  const page = renderPage(shared, data, path);
  return documentOf({
    language: shared.site.language,
    head: `<title>site.yaml</title>
${page.preloads}
<style>${inlineStyle(styles)}</style>
<style>${inlineStyle(page.css)}</style>`,
    body: `<div id="_root">${page.html}</div>`,
  });
}

function documentOf({
  language = 'en',
  head,
  body,
}: Record<'head' | 'body', string> & { language?: string }) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

function iconOf({ site }: PreviewUpdate): string {
  return site ? `<link rel="icon" href="${site.favicon}" type="image/svg+xml">` : '';
}

function scripts(update: PreviewUpdate, main: string): string {
  return `<script type="application/json" id="update">${inlineJson(update)}</script>
<script type="module" src="/src/${main}"></script>`;
}

/**
 * The Content-Security-Policy that the build would give a page, for the same page in the preview. It
 * also allows Vite's socket and what finds the texts of a page, and the window may frame it.
 */
export function pagePolicy(
  html: string,
  uses: readonly Pick<Use, 'sources'>[],
  { pages, window }: Origins,
): string {
  const vite = { sources: { connect: [pages.replace('http:', 'ws:')] } };
  const policy = contentPolicy([...uses, vite], inlineOf(html), trustedPolicy);
  return `${policy}; frame-ancestors ${window}`;
}

/** Nothing of another host, no frames but pages, and nobody may frame this window. */
export function windowPolicy(html: string, pages: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineOf(html).scripts.map(hashOf)].join(' '),
    // React's and the editor's styles, as they are written while somebody works on them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `frame-src ${pages}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The inline styles and scripts of a document: without data, and without scripts of files. */
function inlineOf(html: string): Inline {
  const script = /<script\b(?![^>]*(?:application\/json| src=))[^>]*>([^]*?)<\/script>/g;
  const contents = (element: RegExp) =>
    Array.from(html.matchAll(element), ([, content = '']) => content);
  return { styles: contents(/<style\b[^>]*>([^]*?)<\/style>/g), scripts: contents(script) };
}
