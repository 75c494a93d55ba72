import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { serveDist } from '#build/serveDist.ts';
import type { OptionsOf } from './commands.ts';
import type { Terminal } from './Terminal.ts';

const dist = 'dist';

/** Serves dist/ as a production host would, until it is stopped. */
export async function preview(
  { port = 4173 }: OptionsOf<'preview'>,
  { out, error }: Terminal,
): Promise<number | void> {
  if (!existsSync(`${dist}/index.html`)) {
    error('There is no built site in dist/. Run npm run build first.\n');
    return 2;
  }
  const { origin } = await serveDist(dist, { port });
  const routes = (await listRoutes()).map((route) => `  ${origin}${route}\n`);
  out(`The built site, as a host would serve it:\n${routes.join('')}`);
}

/** The pages themselves: the sitemap would leave out those that search engines should not list. */
async function listRoutes(): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll(sep, '/').slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path))
    .toSorted();
}
