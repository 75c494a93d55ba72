import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { serveDist } from '#build/serveDist.ts';
import { lookForServers } from '#scripts/findServers.ts';
import { type Answer, ask } from './ask.ts';
import { type BuiltSite, createBuiltSite } from './builtSite.ts';
import { startApache } from './servers/apache.ts';
import { startCaddy } from './servers/caddy.ts';
import { startNginx } from './servers/nginx.ts';
import type { Built, Server } from './servers/Server.ts';

/** A server under test, as a visitor meets it. */
type Visit = {
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  head(address: string): Promise<Answer>;
  /** The text of a file of the built site. */
  file(name: string): string;
  /** The address of an asset with this ending. */
  asset(ending: string): string;
  site(): BuiltSite;
  /** The headers that all answers must have, and these. */
  guarded(headers: Record<string, string>): Record<string, string>;
  /** Where a redirect leads: without the host where it stays on this one, and '' for other answers. */
  targetOf(answer: Answer): string;
};

const found = lookForServers({ env: process.env, exists: existsSync });
const servers = [
  { name: 'the server of npm run preview', path: '', start: startOwn },
  { name: 'nginx', path: found.nginx, start: startNginx },
  { name: 'Caddy', path: found.caddy, start: startCaddy },
  { name: 'Apache', path: found.apache2, start: startApache },
];

async function startOwn(_: string, { dist }: Built): Promise<Server> {
  const { origin, close } = await serveDist(dist, { port: 0 });
  return { origin, stop: close };
}

/**
 * Runs the same tests on the build's own server and on real ones that are set up with nothing but
 * the files of the build. One that is not on this machine is skipped, and its name says so; `npm
 * test` fetches it where it can, and fails without it where CI is set.
 */
export function onEveryServer(tests: (visit: Visit) => void, base = ''): void {
  for (const { name, path, start } of servers) {
    const isMissing = path === undefined;

    describe.skipIf(isMissing)(
      `${name}${isMissing ? ', which is not on this machine,' : ''}`,
      () => {
        let site: BuiltSite;
        let server: Server;
        beforeAll(async () => {
          site = await createBuiltSite(base);
          mkdirSync(site.scratch);
          server = await start(path ?? '', site);
        });
        afterAll(async () => {
          await server?.stop();
          site?.remove();
        });
        tests(
          createVisit(
            () => site,
            () => server.origin,
          ),
        );
      },
    );
  }
}

function createVisit(site: () => BuiltSite, origin: () => string): Visit {
  return {
    site,
    get: (address, headers = {}) => ask(origin(), address, { headers }),
    head: (address) => ask(origin(), address, { method: 'HEAD' }),
    file: (name) => readFileSync(join(site().dist, name), 'utf8'),
    asset(ending) {
      const names = readdirSync(join(site().dist, 'assets'));
      return `/assets/${names.find((name) => name.endsWith(ending))}`;
    },
    guarded: (headers) => ({ ...inSmallLetters(site().serving.everywhere), ...headers }),
    targetOf({ headers: { location } }) {
      if (location === undefined) return '';
      const url = new URL(location, origin());
      return url.origin === origin() ? url.href.slice(url.origin.length) : url.href;
    },
  };
}

function inSmallLetters(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
