import type { IncomingMessage } from 'node:http';
import { escapeHtml, inlineJson } from '#build/escape.ts';
import { directionOf } from '#page/directionOf.ts';
import type { Inline } from '#build/policy.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';

/**
 * The preview answers at two origins of this machine, which differ by their ports.
 *
 * - **The window’s** alone has the token, and answers requests that read or write the site file,
 *   store a file or open the editor. Nothing of a page runs there.
 * - **The pages’** shows what visitors see. Scripts of third parties run there, so all of it is
 *   treated as hostile: it gets no token, only the sources of the renderer, the media and what the
 *   pages show, and the Content-Security-Policy that the build would give each page.
 *
 * They exchange messages (PageMessage.ts). A message of a page can point at something, and never
 * says what to write: the window looks up what is there in its own copy of the file.
 */
export type Origins = { window: string; pages: string };

/** What a request is answered with. */
export type Reply = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** Answers the requests of one origin; those that are for Vite resolve with nothing. */
export type Serve = (request: IncomingMessage) => Promise<Reply | undefined>;

/** What both origins need to serve a document. */
export type Shell = {
  origins: () => Origins;
  /** Puts what Vite needs into a document. */
  transform: (path: string, html: string) => Promise<string>;
};

type Parts = {
  language?: string;
  /** The origin that serves the icon of the site, where it is another one. */
  icons?: string;
  head: string;
  body: string;
  /** What the script `main` starts with; without it, the document has no script. */
  update?: PreviewUpdate;
  main?: string;
};

export function documentOf({
  language = 'en',
  icons = '',
  head,
  body,
  update,
  main,
}: Parts): string {
  const direction = directionOf(language) ?? '';
  const { favicon } = update?.site ?? {};
  const address = favicon && escapeHtml(icons + favicon);
  const icon = address ? `<link rel="icon" href="${address}" type="image/svg+xml">\n` : '';
  const scripts =
    update &&
    `<script type="application/json" id="update">${inlineJson(update)}</script>
<script type="module" src="/src/${main}"></script>`;
  return `<!doctype html>
<html lang="${language}"${direction && ` dir="${direction}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${icon}${head}
</head>
<body>
${body}
${scripts ?? ''}
</body>
</html>
`;
}

/** The reply that is a document, with further headers. */
export function documentReply(html: string, headers: Reply['headers'], status = 200): Reply {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: html };
}

/** The inline styles and scripts of a document: without data, and without scripts of files. */
export function inlineOf(html: string): Inline {
  const script = /<script\b(?![^>]*(?:application\/json| src=))[^>]*>([^]*?)<\/script>/g;
  const contents = (element: RegExp) =>
    Array.from(html.matchAll(element), ([, content = '']) => content);
  return { styles: contents(/<style\b[^>]*>([^]*?)<\/style>/g), scripts: contents(script) };
}
