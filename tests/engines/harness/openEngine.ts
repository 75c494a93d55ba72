import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type DistServer, serveDist } from '#build/serveDist.ts';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import type { Engine } from './Engine.ts';
import { startRecordingProxy } from './recordingProxy.ts';

type Visit = Engine & {
  /** The hosts outside that were asked for so far, all of them in vain. */
  hosts: ReadonlySet<string>;
};

type Options = {
  /** The hosts outside that the page may ask for. */
  mayContact?: readonly RegExp[];
  /** The built site; without it, that of the specification. */
  folder?: string;
};

/**
 * Opens a site in an engine, for the tests of a group: call it once. Each visit is to another
 * port, so that nothing is stored for it. After a test it fails when a page asked for a host that the test did not
 * expect, or had an error.
 */
export function openEngine(start: ((proxyPort: number) => Promise<Engine>) | undefined) {
  let engine: Engine | undefined;
  let proxy: Awaited<ReturnType<typeof startRecordingProxy>> | undefined;
  let server: DistServer | undefined;
  let expected: readonly RegExp[] = [];

  beforeAll(async () => {
    proxy = await startRecordingProxy();
    engine = await start?.(proxy.port);
  });
  afterAll(async () => {
    await engine?.close();
    proxy?.close();
  });
  afterEach(async () => {
    const errors = server && engine ? await engine.run(readErrors) : [];
    await engine?.leave();
    await server?.close();
    server = undefined;
    const foreign = [...(proxy?.hosts ?? [])].filter(
      (host) => !expected.some((one) => one.test(host)),
    );
    expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
  });

  return async (
    path: string,
    { mayContact = [], folder = builtFolder('specification') }: Options = {},
  ): Promise<Visit> => {
    if (!existsSync(folder))
      throw new Error(`There is no ${folder}/. Run npm test -- build first.`);
    if (!engine || !proxy) throw new Error('The engine runs only while the tests of a group run.');
    await server?.close();
    server = await serveDist(folder, { port: 0 });
    proxy.hosts.clear();
    expected = mayContact;
    const { origin } = server;
    const open = async (to: string) => {
      await engine?.open(origin + to);
      await engine?.run(keepErrors);
    };
    const point: Engine['point'] = async (selector, action) => {
      await engine?.run(comeToRest, selector);
      await engine?.point(selector, action);
    };
    await open(path);
    return { ...engine, open, point, hosts: proxy.hosts };
  };
}

declare global {
  interface Window {
    keptErrors?: string[];
  }
}

/** Brings an element to the middle of the screen, where nothing covers it, once it moves no more. */
async function comeToRest(selector: string) {
  const element = document.querySelector(selector);
  if (!element) return;
  let before: number | undefined;
  for (let tries = 0; tries < 100; tries += 1) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { x, y, width, height } = element.getBoundingClientRect();
    const isCovered = !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    if (before === y && !isCovered) return;
    before = y;
  }
}

/** From the load of a page on; nothing of React runs before. */
function keepErrors() {
  const kept: string[] = (window.keptErrors ??= []);
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  const { error } = console;
  console.error = (...values: unknown[]) => {
    kept.push(values.join(' '));
    error(...values);
  };
}

function readErrors() {
  return window.keptErrors ?? [];
}
