import { createPreview } from '#preview/createPreview.ts';
import { windowAddress } from '#preview/serveWindow.ts';
import { counted } from '#problems/phrases.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { OptionsOf } from './commands.ts';
import { countErrors, describeSite, printProblems } from './formats.ts';
import type { Terminal } from './Terminal.ts';

const file = 'site.yaml';

/**
 * Starts the live preview of the site file here, and says where it is. A wrong file starts it too: its
 * problems are printed here and shown in the browser, now and after every change.
 */
export async function startPreview(
  { port = 5173 }: OptionsOf<'start'>,
  { out, colour }: Terminal,
): Promise<void> {
  let routes: string[] = [];
  let printed = '';
  const onRead = (read: ReadSite) => {
    if (read.site) routes = read.site.routes.map(({ path }) => path);
    const report = printProblems({ ...read, file }, colour);
    const state = read.site
      ? ` is right: ${describeSite(read.site)}.`
      : `: ${counted(countErrors(read.problems), 'error')}. Correct it and save; the preview follows.`;
    const news = `${report}${file}${state}\n`;
    if (news !== printed) out(news);
    printed = news;
  };
  const { stdout, env } = process;
  const open = stdout.isTTY === true && env['CI'] === undefined && env['BROWSER'] !== 'none';
  const { origins } = await createPreview({ root: process.cwd(), port, open, onRead });
  const pages = (routes.length > 0 ? routes : ['/']).map((path) => `  ${origins.pages}${path}\n`);
  out(`\nThe site and all that helps to change it (Ctrl+C ends it):\n`);
  out(`  ${origins.window}${windowAddress}\n\nThe pages alone:\n${pages.join('')}`);
}
