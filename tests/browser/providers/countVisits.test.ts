// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countVisits } from '#browser/providers/countVisits.ts';
import type { EventName, StatisticsProvider } from '#schema/pixel.ts';

const fetch = vi.fn((_address: string, _options: RequestInit) => Promise.resolve(new Response()));
const address = 'https://stats.corner.example/here';
const ids = { plausible: 'corner.example', umami: 'a-b-c', matomo: '7' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', fetch);
  document.title = 'Corner';
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetch.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function counting(provider: StatisticsProvider, value = 0) {
  const accounts = [{ provider, id: ids[provider], address }];
  const { send } = countVisits({ accounts, value, currency: 'GBP', module: '' });
  return (name: EventName, { pathname = '/', once = false } = {}) => {
    send({ rule: { send: name, once }, pathname });
    vi.runAllTimers();
  };
}

/** What was sent, each as an object. */
const sent = () =>
  fetch.mock.calls.map(([, { body }]) =>
    body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(String(body)),
  );

test('sends Plausible what its Events API takes: a visit as a page view, anything else by its name', () => {
  const send = counting('plausible', 12.5);
  send('PageView');
  send('Lead');
  expect(fetch.mock.calls.map(([to]) => to)).toEqual([address, address]);
  expect(sent()).toEqual([
    {
      domain: 'corner.example',
      url: 'http://localhost:3000/',
      referrer: 'https://search.example/',
      name: 'pageview',
    },
    {
      domain: 'corner.example',
      url: 'http://localhost:3000/',
      name: 'Lead',
      revenue: { currency: 'GBP', amount: 12.5 },
    },
  ]);
});

test('sends Umami JSON: a visit is an event without a name', () => {
  const send = counting('umami', 12.5);
  send('PageView');
  send('Lead');
  const payload = {
    website: 'a-b-c',
    hostname: 'localhost',
    language: 'en-US',
    url: 'http://localhost:3000/',
    title: 'Corner',
  };
  expect(sent()).toEqual([
    { type: 'event', payload: { ...payload, referrer: 'https://search.example/' } },
    {
      type: 'event',
      payload: { ...payload, referrer: '', name: 'Lead', data: { revenue: 12.5, currency: 'GBP' } },
    },
  ]);
  expect(fetch.mock.lastCall?.[1].headers).toEqual({ 'Content-Type': 'application/json' });
});

test('sends Matomo what its Tracking HTTP API takes: an event is never a page view as well', () => {
  const send = counting('matomo', 12.5);
  send('PageView');
  send('Lead');
  const all = { idsite: '7', rec: '1', apiv: '1', send_image: '0', url: 'http://localhost:3000/' };
  expect(sent()).toEqual([
    { ...all, urlref: 'https://search.example/', action_name: 'Corner' },
    { ...all, ca: '1', e_c: 'events', e_a: 'Lead', e_v: '12.5' },
  ]);
});

describe.each(Object.keys(ids) as StatisticsProvider[])('%s', (provider) => {
  test('gets and leaves no cookie, and outlives the page', () => {
    const kept = () => JSON.stringify([document.cookie, localStorage, sessionStorage]);
    const before = kept();
    counting(provider)('Lead');
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(kept()).toBe(before);
  });

  test('gets no value of what is worth nothing', () => {
    counting(provider)('Lead');
    expect(JSON.stringify(sent())).not.toMatch(/revenue|e_v|GBP/);
  });

  test('is no matter of the page where it is blocked', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(() => counting(provider)('Lead')).not.toThrow();
    await Promise.resolve();
  });
});

test('names the campaign of the address, and nothing else of its query', () => {
  history.replaceState(null, '', '/?utm_source=news&email=me%40corner.example&utm_campaign=May');
  counting('plausible')('PageView');
  expect(sent()).toMatchObject([
    { url: 'http://localhost:3000/?utm_source=news&utm_campaign=May' },
  ]);
});

test('gives a page that is reached in-site its own title, and the visitor no second origin', () => {
  const { send } = countVisits({
    accounts: [{ provider: 'umami', id: 'a-b-c', address }],
    value: 0,
    currency: 'GBP',
    module: '',
  });
  const rule = { send: 'PageView' as const };
  send({ rule, pathname: '/' });
  vi.runAllTimers();
  send({ rule, pathname: '/menu' });
  document.title = 'Menu';
  vi.runAllTimers();
  expect(sent().map(({ payload }) => [payload.url, payload.title, payload.referrer])).toEqual([
    ['http://localhost:3000/', 'Corner', 'https://search.example/'],
    ['http://localhost:3000/menu', 'Menu', ''],
  ]);
});

test('counts once in a tab what is to be counted once, reloads included, apart from what adverts got', () => {
  sessionStorage.setItem('sent', '["Lead"]');
  counting('matomo')('Lead', { once: true });
  counting('matomo')('Lead', { once: true });
  expect(fetch).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('counted')).toBe('["Lead"]');
});
