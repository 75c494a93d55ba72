import { countErrors } from '#problems/Entry.ts';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addressOf } from '#build/addressOf.ts';
import { rendererFolder } from '#build/renderer.ts';
import { createPreview } from '#preview/createPreview.ts';
import { counted } from '#problems/phrases.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { OptionsOf } from './commands.ts';
import { describeSite, printProblems } from './formats.ts';
import { refuseHost, reportBusyPort } from './ports.ts';
import { refuse, type Terminal } from './Terminal.ts';

/**
 * Starts the live preview of the site in `root`, and says where it is. A wrong file starts it too: its
 * problems are printed here and shown in the browser, now and after every change. Returns 2 when there is nothing
 * to show, or nowhere to show it.
 */
export async function startPreview(
  { root = '', port = 5173, host }: OptionsOf<'start'>,
  terminal: Terminal,
): Promise<number | void> {
  const refusal = existsSync(resolve(root))
    ? (refuseFolder(realpathSync(root || '.'), rendererFolder) ?? (host && refuseHost(host)))
    : `There is no folder ${root}.`;
  if (refusal !== undefined) return refuse(terminal, refusal);
  const { out, colour } = terminal;
  const file = join(root, 'site.yaml');
  let routes: string[] = [];
  let printed = '';
  const onRead = (read: ReadSite) => {
    if (read.site) routes = read.site.routes.map(({ path }) => addressOf(read.site, path));
    const news = describeRead(read, file, colour);
    if (news !== printed) out(news);
    printed = news;
  };
  const { stdout, env } = process;
  const open =
    host === undefined &&
    stdout.isTTY === true &&
    env['CI'] === undefined &&
    env['BROWSER'] !== 'none';
  const { origins, window } = await createPreview({
    root: resolve(root),
    port,
    host,
    open,
    onRead,
  });
  const pages = (routes.length > 0 ? routes : ['/']).map((path) => `  ${origins.pages}${path}\n`);
  out(`\n${reportBusyPort(port, window)}`);
  out(`The site and all that helps to change it (Ctrl+C ends it):\n`);
  out(`  ${window}\n\nThe pages alone:\n${pages.join('')}`);
}

/** Why the window would stay empty: Vite lets a browser ask for the files of a folder by their path, with these as they are. */
function refuseFolder(...folders: string[]): string | undefined {
  const folder = folders.find((path) => /[#?]|%[\da-f]{2}/i.test(path));
  return (
    folder &&
    `The window cannot be shown from ${folder}: the name of a folder on the way has a "#", a "?" or a code such as "%20", which means something else in an address. Rename that folder. All other commands work there.`
  );
}

/** What a reading of the site file has found. */
function describeRead(read: ReadSite, file: string, colour: boolean): string {
  const { site, problems } = read;
  if (problems.some(({ code }) => code === 'missing-file')) {
    return `There is no ${file} yet. The window has sites to begin with.\n`;
  }
  const errors = countErrors(problems);
  const state =
    site && errors === 0
      ? ` is right: ${describeSite(site)}.`
      : `: ${counted(errors, 'error')}. Correct it and save; the preview follows.`;
  return `${printProblems({ ...read, file }, colour)}${file}${state}\n`;
}
