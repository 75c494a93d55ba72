import type { BootConfig } from '#browser/BootConfig.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { laterScript } from './laterScript.ts';
import { putRestStyles, type RenderedPage } from './renderPage.tsx';
import { speculationRules } from './speculationRules.ts';

type Parts = {
  language: string;
  /** The Content-Security-Policy, with the hashes of the styles and the scripts below. */
  policy: string;
  /** What search engines, shared links and the browser's tab show: ready HTML. */
  head: string;
  /** The styles that every page has, and those of this page's first section: ready for `<style>`. */
  styles: string;
  /** Those of the rest: ready for `<style>`. */
  restStyles: string;
  /** The styles that put the typefaces in for visitors without JavaScript: ready for `<style>`. */
  typefaceStyles: string;
  page: Pick<RenderedPage, 'html' | 'preloads'>;
  /** What a path without a page tells the console: ready for `<script>`. */
  missing: readonly string[];
  boot: BootConfig;
  /** Ready for `<script>`. */
  bootScript: string;
};

/**
 * One page as the HTML file that a host serves. Nothing is fetched before the first paint but the
 * pictures of the first screen: styles, data and boot script are all inside.
 *
 * On hosts that send no headers, the policy holds once the boot script has put it into the head: not for
 * what is read before, which is all the page's own, nor without JavaScript. In the head from the start,
 * it would make browsers fetch no picture before they have read it, and a cheap phone gets to that 15 to
 * 30 ms after it could have asked.
 */
export function createDocument(parts: Parts): string {
  const { page, styles, restStyles, typefaceStyles, bootScript } = parts;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(parts.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // After the width of the screen, which says what file of a picture is fetched, and before all else.
    page.preloads,
    // One paint of the whole first section: what is painted in parts is laid out as often, and takes
    // twice as long on a cheap phone. Browsers that do not know it paint in parts.
    '<link rel="expect" href="#_first" blocking="render">',
    parts.head,
    `<style>${styles}</style>`,
    `<script>${laterScript}</script>`,
    `<noscript><style>${typefaceStyles}</style></noscript>`,
    `<template id="_policy"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}"></template>`,
    '</head>',
    '<body>',
    `<div id="_root">${putRestStyles(page.html, restStyles)}</div>`,
    `<script type="application/json" id="_boot">${inlineJson(parts.boot)}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script>${bootScript}</script>`,
    ...parts.missing.map((script) => `<script>${script}</script>`),
    '</body>',
    '</html>\n',
  ].join('');
}
