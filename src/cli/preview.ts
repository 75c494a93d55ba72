import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { serveDist } from '#build/serveDist.ts';
import { type Command, readOptions } from './readOptions.ts';
import { terminal } from './Terminal.ts';

const command = {
  call: 'npm run preview',
  about: 'Serves dist/ as a host would: clean URLs, redirects, real 404s, headers.',
  options: { port: { takes: { most: 65_535 }, about: 'The port; 4173 without it.' } },
  examples: ['npm run preview', 'npm run preview -- --port 8080'],
} as const satisfies Command;

/** `npm run preview`: serves dist/ as a production host would, until it is stopped. */
const dist = 'dist';
const read = readOptions(command, process.argv.slice(2), terminal);
if (typeof read === 'number') {
  process.exitCode = read;
} else if (!existsSync(`${dist}/index.html`)) {
  stop('There is no built site in dist/. Run npm run build first.');
} else {
  const { origin } = await serveDist(dist, { port: read.options.port ?? 4173 });
  const routes = (await listRoutes()).map((route) => `  ${origin}${route}\n`);
  process.stdout.write(`The built site, as a host would serve it:\n${routes.join('')}`);
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

function stop(sentence: string) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
