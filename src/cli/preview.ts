import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { parseArgs } from 'node:util';
import { serveDist } from '#build/serveDist.ts';

/** `npm run preview`: serves dist/ as a production host would, until it is stopped. `--port` chooses the port. */
const dist = 'dist';
const port = readPort();
if (port === undefined) {
  stop('preview takes one option, a port from 0 to 65535: npm run preview -- --port 4173');
} else if (!existsSync(`${dist}/index.html`)) {
  stop('There is no built site in dist/. Run npm run build first.');
} else {
  const { origin } = await serveDist(dist, { port });
  const routes = (await listRoutes()).map((route) => `  ${origin}${route}\n`);
  process.stdout.write(`The built site, as a host would serve it:\n${routes.join('')}`);
}

function readPort(): number | undefined {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
    return /^\d{1,5}$/.test(values.port) && Number(values.port) < 65_536
      ? Number(values.port)
      : undefined;
  } catch {
    return undefined; // an option that is not ours
  }
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
