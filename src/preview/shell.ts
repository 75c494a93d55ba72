import { inlineJson } from '#build/escape.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';

/** The document of every page of the preview. What it shows is drawn by `client.tsx`. `window`: the origin of the window. */
export function createShell(update: PreviewUpdate, window: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="fascia-window" content="${window}">
<title>site.yaml</title>
${update.site ? `<link rel="icon" href="${update.site.favicon}" type="image/svg+xml">` : ''}
<style id="site-styles"></style>
${update.example ? `<style>${exampleStyles}</style>` : ''}
</head>
<body>
<div id="_root"></div>
<div id="problems"></div>
<script type="application/json" id="update">${inlineJson(update)}</script>
<script type="module" src="/src/preview/client.tsx"></script>
</body>
</html>
`;
}

/** An example is one section and nothing around it. */
const exampleStyles = '#_end > footer, #_consent { display: none !important }';
