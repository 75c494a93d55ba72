// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '#browser/afterPaint.ts';
import type { Start } from '#browser/app.tsx';
import type { BootConfig } from '#browser/BootConfig.ts';
import { freshPage } from './freshPage.ts';
import { samplePixel } from './samplePixel.ts';

freshPage();

/** A module like the one that brings React: it hands its arguments to the test. */
const app = `data:text/javascript,export const start = (given) => globalThis.started(given)`;
/** A module like the one that talks to the providers: it hands to the test what it is given. */
const providers = `data:text/javascript,
  export const connect = () => ({ send: ({ rule }) => globalThis.sent.push(rule.send), answered() {} });`;
const sent: string[] = [];
const started = vi.fn<(given: Start) => void>();
const fetch = vi.fn((address: string) => Promise.resolve(Response.json({ address })));
const config: BootConfig = {
  path: '/congratulations',
  app,
  modules: ['data:text/javascript,', app],
  shared: '/data/shared.json',
  page: '/data/page.json',
  pixel: {
    ...samplePixel(
      { send: 'PageView', onVisit: 'all' },
      { send: 'Lead', onVisit: ['/congratulations'] },
    ),
    module: providers,
  },
  consent: { asked: [], version: 'v1', rememberFor: 180 },
  fetching: { retries: 3, retryDelay: 1000, timeout: 10000, cacheFor: 300_000 },
};

async function boot(
  change: Partial<BootConfig> = {},
  content = '<button>Copy</button>',
  whileItIsPainted = () => {},
) {
  document.body.innerHTML = `<div id="_root">${content}</div>
    <script type="application/json" id="_boot">${JSON.stringify({ ...config, ...change })}</script>`;
  vi.resetModules();
  await import('#browser/boot.ts');
  whileItIsPainted();
  await new Promise<void>((resolve) => afterPaint(resolve));
}
beforeEach(() => {
  vi.stubGlobal('started', started.mockReset());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('sent', sent);
  sent.length = 0;
  fetch.mockClear();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('reports the visit at once, and fetches nothing of ours before a sign of presence', async () => {
  await boot();
  await vi.waitFor(() => expect(sent).toEqual(['PageView', 'Lead']));
  expect(fetch).not.toHaveBeenCalled();
  expect(started).not.toHaveBeenCalled();
  expect(document.head.querySelector('[rel=modulepreload]')).toBeNull();
});

test('brings React with its data at the first sign of presence', async () => {
  await boot();
  document.body.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  expect(started.mock.calls[0]?.[0]).toMatchObject({
    shared: { address: '/data/shared.json' },
    page: { address: '/data/page.json' },
  });
  const preloads = document.head.querySelectorAll('link[rel="modulepreload"]');
  expect([...preloads].map((link) => link.getAttribute('href'))).toEqual(config.modules);
});

test('brings React at once where a block needs it', async () => {
  await boot({}, '<div data-alive="at-once"></div>');
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test('makes a click again that came before React', async () => {
  await boot();
  const button = document.querySelector('button');
  const reached = vi.fn();
  button?.addEventListener('click', reached);
  button?.click();
  expect(reached).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  started.mock.calls[0]?.[0].ready();
  expect(reached).toHaveBeenCalledOnce();
});

test('loses no press that comes while the page is being painted', async () => {
  const reached = vi.fn();
  await boot({}, '<button>Copy</button>', () => {
    document.querySelector('button')?.addEventListener('click', reached);
    document.querySelector('button')?.click();
  });
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  expect(reached).not.toHaveBeenCalled();
  started.mock.calls[0]?.[0].ready();
  expect(reached).toHaveBeenCalledOnce();
});

test('logs a missing path to the console and reports its visit', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  history.replaceState(null, '', '/no/such/page');
  await boot({ path: null, missingPath: '404: there is no page at {path}' });
  expect(log).toHaveBeenCalledExactlyOnceWith('404: there is no page at /no/such/page');
  await vi.waitFor(() => expect(sent).toEqual(['PageView']));
});

test('connects to the providers’ hosts after a yes', async () => {
  await boot();
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
  expect(links).toEqual([['preconnect', 'https://connect.facebook.net/']]);
});

const asking: BootConfig['consent'] = { asked: ['marketing'], version: 'v1', rememberFor: 180 };

test('neither fetches nor connects to anything before the answer', async () => {
  await boot({ consent: asking });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
  expect(document.head.children).toHaveLength(0);
});

test('hands an advert’s campaign on at once, and any other at the first sign of presence', async () => {
  const handedOn = vi.fn();
  vi.stubGlobal('handedOn', handedOn);
  const script = `data:text/javascript,export const handOn = (...given) => { globalThis.handedOn(...given); return 'gclid=1' }`;
  const campaign = { script, parameters: ['gclid'] };
  history.replaceState(null, '', '/?gclid=1');
  await boot({ campaign });
  await vi.waitFor(() => expect(handedOn).toHaveBeenCalledExactlyOnceWith(['gclid'], true));
  expect(fetch).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  handedOn.mockClear();
  await boot({ campaign });
  expect(handedOn).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  expect(started.mock.lastCall?.[0]).toMatchObject({ campaign: 'gclid=1' });
});

test('brings React without the campaign’s module, too', async () => {
  await boot({ campaign: { script: 'data:text/javascript,throw 1', parameters: ['gclid'] } });
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  expect(started.mock.lastCall?.[0]).toMatchObject({ campaign: '' });
});
