import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { outsidePages } from './harness/fakes.ts';
import { fakeProviders } from '#verify/fakes/fakeHosts.ts';
import type { Answer, Fake } from '#verify/intercept.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

/* The specification’s site with four providers at once, and with a Lead that counts once in a tab. */
const site = openSite(
  variantSite('specification', (source) =>
    replaceAll(
      source,
      [
        '  id: "000000000000000"\n',
        `  id: "000000000000000"
  also:
    - { provider: tiktok, id: C0000000000000000000 }
    - { provider: google, id: G-0000000000 }
    - { provider: dataLayer, id: siteEvents }
`,
      ],
      [
        '{ send: Lead, onVisit: [/congratulations] }',
        '{ send: Lead, onVisit: [/affiliates], once: true }',
      ],
    ),
  ),
);

function fakes() {
  const { fakes: of, events } = fakeProviders();
  const all = [...of.meta, ...of.tiktok, ...of.google, outsidePages(/\.aislezero\.example$/)];
  const sentTo = (provider: string) =>
    events
      .filter((event) => event.provider === provider)
      .map(({ name, path }) => `${name} ${path}`);
  return {
    all,
    meta: () => sentTo('meta'),
    get tiktok() {
      return sentTo('tiktok');
    },
    get google() {
      return sentTo('google');
    },
  };
}

test('every provider gets every event once, in its own words, whatever its script does with history', async () => {
  const pixels = fakes();
  const { page } = await site.visit('/', { fakes: pixels.all });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => pixels.google).toEqual(['page_view /']);
  await bringReact(page);
  await page.locator('footer a[href="/buy-media"]').click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.getByRole('link', { name: /BUY NOW/ }).click();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  await page.waitForTimeout(500);
  const visits = ['/', '/buy-media', '/'];
  const [home, ads] = visits;
  expect(pixels.meta()).toEqual([
    `PageView ${home}`,
    `PageView ${ads}`,
    `Purchase ${ads}`,
    `PageView ${home}`,
  ]);
  expect(pixels.tiktok).toEqual([
    `Pageview ${home}`,
    `Pageview ${ads}`,
    `Purchase ${ads}`,
    `Pageview ${home}`,
  ]);
  expect(pixels.google).toEqual([
    `page_view ${home}`,
    `page_view ${ads}`,
    `purchase ${ads}`,
    `page_view ${home}`,
  ]);
  const own = await page.evaluate(
    () => (window as unknown as { siteEvents: { event: string }[] }).siteEvents,
  );
  expect(own.map(({ event }) => event)).toEqual(['PageView', 'PageView', 'Purchase', 'PageView']);
});

test('an event that counts once in a tab is sent once, reloads included', async () => {
  const pixels = fakes();
  const { page } = await site.visit('/affiliates', { fakes: pixels.all });
  await page.getByRole('button', { name: 'Accept' }).click();
  const views = () => pixels.meta().filter((name) => name.startsWith('PageView'));
  await expect.poll(() => views()).toHaveLength(1);
  await page.reload();
  await expect.poll(() => views()).toHaveLength(2);
  expect(pixels.meta().filter((name) => name.startsWith('Lead'))).toHaveLength(1);
});

test('a no after a yes stops every provider at once and deletes what they kept here', async () => {
  const pixels = fakes();
  const { page } = await site.visit('/', { fakes: pixels.all });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=fake');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ttp=fake');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  const before = [pixels.meta().length, pixels.tiktok.length, pixels.google.length];
  await page.locator('footer a[href="/buy-media"]').click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.getByRole('link', { name: /BUY NOW/ }).click();
  await page.waitForTimeout(500);
  expect([pixels.meta().length, pixels.tiktok.length, pixels.google.length]).toEqual(before);
});

const scriptHosts = ['connect.facebook.net', 'analytics.tiktok.com', 'www.googletagmanager.com'];
const queues = ['fbq = null', 'ttq = null', 'dataLayer = null'];
const isScript = ({ hostname, pathname }: URL) =>
  scriptHosts.includes(hostname) && !pathname.includes('/api/');

async function answerAgain(page: Page, answer: 'Accept' | 'Reject') {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: answer }).click();
}

async function buyMedia(page: Page) {
  await page.locator('footer a[href="/buy-media"]').click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.getByRole('link', { name: /BUY NOW/ }).click();
}

test('yes, no and yes while the scripts are on their way: what was before the no is sent to nobody, what comes after once to all', async () => {
  const pixels = fakes();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late: Fake[] = pixels.all.map(({ host, answer }) => ({
    host,
    async answer(url, request): Promise<Answer> {
      if (isScript(url)) await gate;
      return answer(url, request);
    },
  }));
  const { page, outside } = await site.visit('/', { fakes: late });
  const asked = () => outside.requests.filter(isScript).length;
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(asked).toBe(3);
  await answerAgain(page, 'Reject');
  await answerAgain(page, 'Accept');
  release();
  await buyMedia(page);
  await expect.poll(() => pixels.google).toEqual(['page_view /buy-media', 'purchase /buy-media']);
  await page.waitForTimeout(500);
  expect(pixels.meta()).toEqual(['PageView /buy-media', 'Purchase /buy-media']);
  expect(pixels.tiktok).toEqual(['Pageview /buy-media', 'Purchase /buy-media']);
  expect(pixels.google).toEqual(['page_view /buy-media', 'purchase /buy-media']);
});

const [meta = '', tiktok = '', google = ''] = scriptHosts;
/** Every way to fail, for one provider; only the queues are each provider’s own. */
const failures: [string, string, Answer][] = [
  [meta, 'is blocked', 'blocked'],
  [tiktok, 'hangs', 'hangs'],
  [google, 'is not there', { status: 404, type: 'text/html', body: 'Not found' }],
  [meta, 'sends rubbish', { type: 'text/javascript', body: '<html>' }],
  [tiktok, 'throws', { type: 'text/javascript', body: 'throw new Error("The pixel is broken.");' }],
  ...scriptHosts.map((host, index): [string, string, Answer] => [
    host,
    'spoils its own queue',
    { type: 'text/javascript', body: queues[index] ?? '' },
  ]),
];

test.each(failures)(
  '%s that %s leaves the page whole, and the others get every event',
  async (host, _, answer) => {
    const pixels = fakes();
    const failing: Fake = { host, answer: () => answer };
    const { page } = await site.visit('/', {
      fakes: [failing, ...pixels.all],
      expectedErrors: [/The pixel is broken|Unexpected token/],
    });
    const others = () =>
      [pixels.meta(), pixels.tiktok, pixels.google]
        .filter((_events, index) => scriptHosts[index] !== host)
        .map((events) => events.map((event) => event.toLowerCase().replace('_', '')));
    const both = (...events: string[]) => [events, events];
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(others).toEqual(both('pageview /'));
    await buyMedia(page);
    await expect
      .poll(others)
      .toEqual(both('pageview /', 'pageview /buy-media', 'purchase /buy-media'));
    await answerAgain(page, 'Reject');
    await page.locator('#_consent').waitFor({ state: 'hidden' });
  },
);
