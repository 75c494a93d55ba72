import { inlineJson } from '#build/escape.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';

type Start = {
  update: PreviewUpdate;
  token: string;
  /** The origin of the pages. */
  pages: string;
  /** Which site it is: the window keeps what is typed for each. */
  site: string;
};

/** The document of the operator's window, around the pages. What it shows is drawn by `src/window/main.tsx`. */
export function createWindowShell({ update, token, pages, site }: Start): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="fascia-token" content="${token}">
<meta name="fascia-pages" content="${pages}">
<meta name="fascia-site" content="${site}">
<title>site.yaml – Fascia</title>
${update.site ? `<link rel="icon" href="${update.site.favicon}" type="image/svg+xml">` : ''}
</head>
<body>
<div id="window"></div>
<script type="application/json" id="update">${inlineJson(update)}</script>
<script type="module" src="/src/window/main.tsx"></script>
</body>
</html>
`;
}
