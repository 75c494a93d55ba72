import type { ReadSite } from '#repair/readSite.ts';
import { windowAddress } from '#preview/serveWindow.ts';
import { createPreview, type Preview } from '#preview/createPreview.ts';
import { printPretty } from '#problems/printPretty.ts';

const file = 'site.yaml';
/** Taken if it is free, else the next one. */
const usualPort = 5173;

type Terminal = { out(text: string): void; colour: boolean; opensBrowser: boolean };

/**
 * Starts the live preview of the site file in `root`, and says where it is. A wrong file starts it
 * too: its problems are printed here and shown in the browser, now and after every change.
 */
export async function startPreview(
  root: string,
  terminal: Terminal,
  port = usualPort,
): Promise<Preview> {
  let routes: string[] = [];
  let printed = '';
  const onRead = (read: ReadSite) => {
    if (read.site) routes = read.site.routes.map(({ path }) => path);
    const news = describe(read, terminal.colour);
    if (news !== printed) terminal.out(news);
    printed = news;
  };
  const open = terminal.opensBrowser;
  const preview = await createPreview({ root, file, port, open, onRead });
  const { origins } = preview;
  const pages = routes.length > 0 ? routes : ['/'];
  terminal.out(`\nThe site and all that helps to change it (Ctrl+C ends it):\n`);
  terminal.out(`  ${origins.window}${windowAddress}\n`);
  terminal.out(`\nThe pages alone:\n`);
  terminal.out(pages.map((path) => `  ${origins.pages}${path}\n`).join(''));
  return preview;
}

function describe({ site, problems, source }: ReadSite, colour: boolean): string {
  const report = problems.length > 0 ? `${printPretty(problems, { file, source, colour })}\n` : '';
  if (site) {
    const sections = site.routes.reduce((sum, route) => sum + route.sections.length, 0);
    return `${report}${file} is right: ${site.routes.length} routes, ${sections} sections.\n`;
  }
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return `${report}${file}: ${count} ${count === 1 ? 'error' : 'errors'}. Correct it and save; the preview follows.\n`;
}
