import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fakeCounters, type SentEvent } from '#verify/fakes/fakeHosts.ts';
import { bringReact } from './harness/bringReact.ts';
import { outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const addresses = {
  plausible: 'https://plausible.io/api/event',
  umami: 'https://stats.aislezero.example/api/send',
  matomo: 'https://stats.aislezero.example/matomo.php',
};

/** The specification’s site with three that count visits, in place of its pixel. */
const counting = (ask: boolean) =>
  openSite(
    variantSite('specification', (source) =>
      replaceAll(
        source,
        [
          '  provider: meta\n  id: "000000000000000"\n',
          `  provider: plausible
  id: aislezero.example
  ask: ${ask}
  also:
    - { provider: umami, id: 0a1b2c3d-1111-4222-8333-444455556666, host: stats, ask: ${ask} }
    - { provider: matomo, id: "7", host: stats, ask: ${ask} }
`,
        ],
        ['\nlinks:\n', '\nlinks:\n  stats: { href: https://stats.aislezero.example/ }\n'],
        [
          '{ send: Lead, onVisit: [/congratulations] }',
          '{ send: Lead, onVisit: [/affiliates], once: true }',
        ],
      ),
    ),
  );
const unasked = counting(false);
const asked = counting(true);

const providers = ['plausible', 'umami', 'matomo'] as const;

function fakes() {
  const events: SentEvent[] = [];
  const accounts = providers.map((provider) => {
    return { provider, id: '', address: addresses[provider] };
  });
  const all = [...fakeCounters(accounts, events), outsidePages(/\.aislezero\.example$/)];
  /** What each has got, by its name. */
  const sent = () =>
    providers.map((provider) =>
      events
        .filter((event) => event.provider === provider)
        .map(({ name, path }) => `${name} ${path}`),
    );
  return { all, sent };
}

const toAll = (...events: string[]) => [events, events, events];
const settle = (page: Page) => page.waitForTimeout(500);
const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(localStorage).toSorted(),
    tab: Object.keys(sessionStorage),
  }));

async function buyMedia(page: Page) {
  await page.locator('footer a[href="/buy-media"]').click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.getByRole('link', { name: /BUY NOW/ }).click();
}

describe('visits that are counted without a question', () => {
  test('reach everybody who counts them, once each, in-site and back again, by requests alone', async () => {
    const counters = fakes();
    const { page, outside } = await unasked.visit('/?utm_source=news&secret=1', {
      fakes: counters.all,
    });
    await expect.poll(counters.sent).toEqual(toAll('pageview /'));
    expect(await page.locator('#_consent').isVisible()).toBe(false);
    await bringReact(page);
    await buyMedia(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
    await settle(page);
    expect(counters.sent()).toEqual(
      toAll('pageview /', 'pageview /buy-media', 'Purchase /buy-media', 'pageview /'),
    );
    const elsewhere = outside.requests.map(({ origin, pathname }) => origin + pathname);
    const known: readonly string[] = Object.values(addresses);
    expect(elsewhere.filter((address) => !known.includes(address))).toEqual([
      'https://checkout.aislezero.example/marketing-package',
    ]);
    expect(await stored(page)).toEqual({ cookies: '', local: [], tab: [] });
  });

  test('end when the visitor objects in the footer, on all later pages, too', async () => {
    const counters = fakes();
    const { page } = await unasked.visit('/affiliates', { fakes: counters.all });
    const first = toAll('pageview /affiliates', 'Lead /affiliates').map((all) => all.toSorted());
    const sent = () => counters.sent().map((all) => all.toSorted());
    await expect.poll(sent).toEqual(first);
    expect(await stored(page)).toMatchObject({ local: [], tab: ['counted'] });
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.locator('#_consent').waitFor({ state: 'hidden' });
    await expect
      .poll(() => stored(page))
      .toMatchObject({ local: ['consent', 'objection'], tab: [] });
    await buyMedia(page);
    await page.reload();
    await settle(page);
    expect(sent()).toEqual(first);
  });

  test('are nobody’s whose browser says no', async () => {
    const counters = fakes();
    const { page, outside } = await unasked.visit('/', {
      fakes: counters.all,
      prepare: (empty) =>
        empty.addInitScript({
          content: "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });",
        }),
    });
    await bringReact(page);
    await page.locator('footer a[href="/buy-media"]').click();
    await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
    await settle(page);
    expect(outside.requests).toEqual([]);
  });

  test('leave the page whole where they are blocked', async () => {
    const { page } = await unasked.visit('/', { adBlocker: true });
    await bringReact(page);
    await page.locator('footer a[href="/buy-media"]').click();
    const heading = page.getByRole('heading', { level: 1, name: /marketing solution/ });
    await heading.waitFor();
    await settle(page);
    expect(await heading.isVisible()).toBe(true);
  });
});

test('where visitors are asked, nothing is sent before the yes, and everything after it', async () => {
  const counters = fakes();
  const { page, outside } = await asked.visit('/', { fakes: counters.all });
  await bringReact(page);
  await settle(page);
  expect(outside.requests).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(counters.sent).toEqual(toAll('pageview /'));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.locator('footer a[href="/buy-media"]').click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await settle(page);
  expect(counters.sent()).toEqual(toAll('pageview /'));
});
