import type { BootConfig } from '#browser/BootConfig.ts';
import { ids } from '#browser/dom.ts';
import { lateLayoutScript } from '#browser/lateLayout.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import type { RenderedPage } from './renderPage.tsx';

type Parts = {
  language: string;
  /** The Content-Security-Policy, with the hashes of the styles and the scripts below. */
  policy: string;
  /** What search engines, shared links and the browser's tab show: ready HTML. */
  head: string;
  /** All styles of the page: ready for `<style>`. */
  styles: string;
  /** Loads the typefaces for visitors without JavaScript: ready for `<style>`. */
  typefaceStyles: string;
  page: RenderedPage;
  /** What the console says of a path without a page: ready for `<script>`. */
  missing: readonly string[];
  boot: BootConfig;
  /** Ready for `<script>`. */
  bootScript: string;
};

/**
 * One page as the HTML file that a host serves. Nothing is loaded before the first paint but the pictures
 * of the first screen: styles, data and boot script are all inside.
 */
export function createDocument(parts: Parts): string {
  const { page, styles, typefaceStyles, bootScript } = parts;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(parts.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // After the width of the screen, which decides which file of a picture is loaded.
    page.preloads,
    // For hosts that send no headers. After the preloads: browsers do not look ahead past a policy.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}">`,
    // One paint of the whole first section: painted in parts, it is laid out as often.
    `<link rel="expect" href="#${ids.first}" blocking="render">`,
    parts.head,
    `<style>${styles}</style>`,
    `<script>${lateLayoutScript}</script>`,
    `<noscript><style>${typefaceStyles}</style></noscript>`,
    '</head>',
    '<body>',
    `<div id="${ids.root}">${page.html}</div>`,
    `<script type="application/json" id="${ids.boot}">${inlineJson(parts.boot)}</script>`,
    `<script>${bootScript}</script>`,
    ...parts.missing.map((script) => `<script>${script}</script>`),
    '</body>',
    '</html>\n',
  ].join('');
}
