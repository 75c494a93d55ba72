import { inlineStyle } from '#build/escape.ts';
import { renderPage } from '#build/renderPage.tsx';
import { loadComponents } from '#page/components.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/** A page as a browser without JavaScript shows it: prerendered as in the build, with the media as they are. */
export async function createStillPage(
  { shared, pages, notFound, styles }: PreviewSite,
  path: string,
): Promise<string> {
  const components = await loadComponents();
  const found = pages[path];
  const data = { ...(found ?? notFound), path: found ? path : null, components };
  const page = renderPage(shared, data, path);
  return `<!doctype html>
<html lang="${shared.site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>site.yaml</title>
${page.preloads}
<style>${inlineStyle(styles)}</style>
<style>${inlineStyle(page.css)}</style>
</head>
<body><div id="_root">${page.html}</div></body>
</html>
`;
}
