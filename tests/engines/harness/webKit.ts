import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FoundEngines } from '#scripts/findEngines.ts';
import type { Engine } from './Engine.ts';

/** WebKitGTK on a screen in memory, driven by WebDriver; every other host is reached by the proxy alone. */
export async function startWebKit(
  { driver, browser, screen }: NonNullable<FoundEngines['webKit']>,
  proxyPort: number,
): Promise<Engine> {
  const started: ChildProcess[] = [];
  const end = () => {
    for (const child of started) child.kill();
  };
  try {
    const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(xvfb);
    const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
    const port = await freePort();
    started.push(
      spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
        stdio: 'ignore',
      }),
    );
    const call = createClient(`http://127.0.0.1:${port}`);
    const args = [
      '--automation',
      `--proxy=http://127.0.0.1:${proxyPort}`,
      '--ignore-host=127.0.0.1',
    ];
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } },
    };
    const { sessionId } = (await call('POST', '/session', { capabilities })) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    const find = (value: string) =>
      call('POST', `${session}/element`, { using: 'css selector', value });
    return {
      async open(url) {
        await call('POST', `${session}/url`, { url });
      },
      async run(script, ...values) {
        const body = `const done = arguments[1];
          Promise.resolve((${script})(...arguments[0])).then(
            (value) => done({ value }), (error) => done({ error: String(error) }));`;
        const answer = (await call('POST', `${session}/execute/async`, {
          script: body,
          args: [values],
        })) as { value: never; error?: string };
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.value;
      },
      async point(selector, action = 'click') {
        const origin = await find(selector);
        const move = { type: 'pointerMove', duration: 0, x: 0, y: 0 };
        const actions = [
          // From elsewhere: a pointer that is there already does not move.
          { ...move, origin: 'viewport' },
          { ...move, origin },
          ...(action === 'click'
            ? ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
            : []),
        ];
        const pointer = { type: 'pointer', id: 'mouse', actions };
        await call('POST', `${session}/actions`, { actions: [pointer] });
      },
      async leave() {
        await call('POST', `${session}/url`, { url: 'about:blank' });
      },
      async back() {
        await call('POST', `${session}/back`, {});
      },
      async close() {
        await call('DELETE', session).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Sends commands, the first of them until the driver is there. */
function createClient(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const send = () =>
      fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    let response = await send().catch(() => undefined);
    for (let tries = 0; !response && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      response = await send().catch(() => undefined);
    }
    if (!response) throw new Error('The driver of WebKitGTK does not answer.');
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
