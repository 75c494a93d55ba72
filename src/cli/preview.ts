import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveDist } from '#build/serveDist.ts';
import { commandLine } from './commandLine.ts';
import type { OptionsOf } from './commands.ts';
import { refuseHost, reportBusyPort } from './ports.ts';
import { refuse, type Terminal } from './Terminal.ts';

/** Serves a built site as a production host would, until it is stopped. */
export async function preview(
  { root = '', out: built, port = 4173, host }: OptionsOf<'preview'>,
  terminal: Terminal,
): Promise<number | void> {
  const dist = built ?? join(root, 'dist');
  const missing = `${join(dist, sep)} holds no built site. Run ${commandLine('build')} first.`;
  const refusal = existsSync(join(dist, 'index.html')) ? host && refuseHost(host) : missing;
  if (refusal !== undefined) return refuse(terminal, refusal);
  const { origin, base } = await serveDist(dist, { port, host });
  const routes = (await listRoutes(dist)).map((route) => `  ${origin}${base}${route}\n`);
  terminal.out(reportBusyPort(port, origin));
  terminal.out(`The built site, as a host would serve it:\n${routes.join('')}`);
}

/** The pages themselves: the sitemap would leave out those that search engines should not list. */
async function listRoutes(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll(sep, '/').slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path))
    .toSorted();
}
