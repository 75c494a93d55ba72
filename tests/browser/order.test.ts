// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '#browser/preHydration.ts';
import type { Booted } from '#browser/hydrate.tsx';
import type { BootConfig } from '#browser/BootConfig.ts';
import { freshPage } from './freshPage.ts';
import { samplePixel } from './samplePixel.ts';

freshPage();

/** A module like the one that hydrates: it hands its arguments to the test. */
const app = `data:text/javascript,export const hydrate = (given) => globalThis.started(given)`;
/** A module like the one that talks to the providers: it hands to the test what it is given. */
const providers = `data:text/javascript,
  export const connect = () =>
    ({ send: ({ rule }) => globalThis.sent.push(rule.send), answered() {} });`;
const sent: string[] = [];
const started = vi.fn<(given: Booted) => void>();
const fetch = vi.fn((address: string) => Promise.resolve(Response.json({ address })));
const config: BootConfig = {
  path: '/congratulations',
  typefaces: [],
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
  consent: { asked: [], version: 'v1', rememberFor: 15_552_000_000 },
  campaign: '(?!)',
  fetching: { retries: 3, retryDelay: 1000, timeout: 10000, cacheFor: 300_000 },
};

async function boot(
  change: Partial<BootConfig> = {},
  content = '<button>Copy</button>',
  { isLater = true, whileItIsPainted = () => {} } = {},
) {
  document.body.innerHTML = `<div id="_root">${content}</div>
    <script type="application/json" id="_boot">${JSON.stringify({ ...config, ...change })}</script>`;
  vi.resetModules();
  if (isLater) document.documentElement.dataset.later = '';
  await import('#browser/order.ts');
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

test('reports the visit at once, and fetches nothing of ours before an interaction', async () => {
  await boot();
  await vi.waitFor(() => expect(sent).toEqual(['PageView', 'Lead']));
  expect(fetch).not.toHaveBeenCalled();
  expect(started).not.toHaveBeenCalled();
  expect(document.head.querySelector('[rel=modulepreload]')).toBeNull();
});

test('loads React with its data at the first interaction', async () => {
  await boot();
  document.body.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  const data = document.head.querySelectorAll('link[rel="preload"]');
  expect([...data].map((link) => link.getAttribute('href'))).toEqual([
    '/data/shared.json',
    '/data/page.json',
  ]);
  const preloads = document.head.querySelectorAll('link[rel="modulepreload"]');
  expect([...preloads].map((link) => link.getAttribute('href'))).toEqual(config.modules);
});

test('loads React at once where a block needs it', async () => {
  await boot({}, '<div data-hydrate="now"></div>');
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test.each([
  ['after the first paint, where the page is laid out late', true, undefined],
  [
    'before it, where the browser may scroll to its end, which makes room for the banner',
    false,
    '',
  ],
])('asks for consent %s', async (_, isLater, expected) => {
  let consent: string | undefined;
  await boot({}, undefined, {
    isLater,
    whileItIsPainted: () => {
      consent = document.documentElement.dataset.consent;
    },
  });
  expect(consent).toBe(expected);
  expect(document.documentElement.dataset.consent).toBe('');
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
  started.mock.calls[0]?.[0].release();
  expect(reached).toHaveBeenCalledOnce();
});

test('loses no press that comes while the page is being painted', async () => {
  const reached = vi.fn();
  await boot({}, undefined, {
    whileItIsPainted: () => {
      document.querySelector('button')?.addEventListener('click', reached);
      document.querySelector('button')?.click();
    },
  });
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  expect(reached).not.toHaveBeenCalled();
  started.mock.calls[0]?.[0].release();
  expect(reached).toHaveBeenCalledOnce();
});

test('reports the visit of a path that does not exist', async () => {
  history.replaceState(null, '', '/no/such/page');
  await boot({ path: null });
  await vi.waitFor(() => expect(sent).toEqual(['PageView']));
});

test('connects to the providers’ hosts after a yes', async () => {
  await boot();
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
  expect(links).toEqual([['preconnect', 'https://connect.facebook.net/']]);
});

const asking: BootConfig['consent'] = {
  asked: ['marketing'],
  version: 'v1',
  rememberFor: 15_552_000_000,
};

test('neither fetches nor connects to anything before the answer', async () => {
  await boot({ consent: asking });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
  expect(document.head.children).toHaveLength(0);
});

test('propagates a campaign at once, and fetches nothing for it', async () => {
  history.replaceState(null, '', '/?gclid=1');
  const link = '<a data-campaign href="https://forms.example/q">Form</a>';
  await boot({ campaign: '[?&](?:gclid)=[^&#]+' }, link);
  expect(document.links[0]?.href).toBe('https://forms.example/q?gclid=1');
  expect(fetch).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  expect(started.mock.lastCall?.[0]).toMatchObject({ campaign: 'gclid=1' });
  history.replaceState(null, '', '/');
});
