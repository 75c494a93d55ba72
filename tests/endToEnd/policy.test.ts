import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtFolder, fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { siteUses, usesOf } from '#vendors/ledger.ts';
import { bringReact } from './harness/bringReact.ts';
import { calendly, metaPixel, outsidePages, videoPlayers } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const loaded = loadFixture(fixtureSite('specification'));
const fakes = [
  ...metaPixel().fakes,
  calendly(),
  ...videoPlayers(),
  outsidePages(/\.aislezero\.example$/),
];

/** Writes down what the policy of a page refuses, from its first line on. */
function watchPolicy() {
  const refused: string[] = [];
  const prepare = async (page: Page) => {
    await page.exposeFunction('_refused', (text: string) => refused.push(text));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => {
        const { _refused: tell } = window as unknown as { _refused: (text: string) => void };
        tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      }),
    );
  };
  return { refused, prepare };
}

/** Uses whatever a page has: plays its videos one after the other, and copies a text. */
async function useAll(page: Page) {
  const plays = page.getByRole('button', { name: /^(?:Play video|Video abspielen)/ });
  const titles = await plays.evaluateAll((buttons) => buttons.map((one) => one.ariaLabel ?? ''));
  for (const name of titles) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('iframe, video').first().waitFor({ state: 'attached' });
  }
  const copy = page.getByRole('button', { name: /^Copy to Clipboard/ }).first();
  if (await copy.isVisible()) await copy.click();
}

const vendorsOf = (page: (typeof loaded.routes)[number]) =>
  String(
    usesOf(loaded, page)
      .map(({ vendor }) => vendor.name)
      .toSorted(),
  );

/**
 * Those that embed something, one for each set of third parties, of which a policy is made: `npm run verify` looks
 * at every page, but plays no video.
 */
const embedding = loaded.routes
  .filter((page) => usesOf(loaded, page).some(({ vendor }) => vendor.category !== 'marketing'))
  .filter(
    (page, index, all) => all.findIndex((one) => vendorsOf(one) === vendorsOf(page)) === index,
  )
  .map((page) => [page.path, page] as const);
const withCalendar = embedding.filter(([, page]) =>
  usesOf(loaded, page).some(({ vendor }) => vendor.category === 'scheduling'),
);

describe('the specification’s site', () => {
  const site = openSite();

  test.each(embedding)(
    '%s asks nobody but those of its ledger, and its policy refuses nothing',
    async (path, own) => {
      const { refused, prepare } = watchPolicy();
      const profile = { fakes, hasAccepted: true, prepare, expectedErrors: [/404/] };
      const { page, outside } = await site.visit(path, profile);
      await bringReact(page);
      await useAll(page);
      await page.waitForTimeout(300);
      const asked = new Set(outside.requests.map(({ origin }) => origin));
      const known = new Set(
        usesOf(loaded, own).flatMap(({ sources }) => Object.values(sources).flat()),
      );
      expect([...asked].filter((host) => !known.has(host))).toEqual([]);
      expect(asked.size).toBeGreaterThan(0);
      expect(refused).toEqual([]);
    },
  );

  test.each(withCalendar.slice(0, 1))(
    '%s asks nobody before the answer, but the calendar on its own pages',
    async (path, own) => {
      const profile = { fakes, expectedErrors: [/404/] };
      const { page, outside } = await site.visit(path, profile);
      await bringReact(page);
      await page.waitForTimeout(300);
      const calendars = usesOf(loaded, own)
        .filter(({ vendor }) => vendor.category === 'scheduling')
        .flatMap(({ sources }) => [...(sources.script ?? []), ...(sources.frame ?? [])]);
      const asked = new Set(outside.requests.map(({ origin }) => origin));
      expect([...asked].toSorted()).toEqual(calendars.toSorted());
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
      ]);
      expect(stored).toEqual(['']);
      expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(
        0,
      );
    },
  );

  test('a page keeps its policy on a host that sends no headers, too', async () => {
    const { refused, prepare } = watchPolicy();
    const withoutHeaders = async (page: Page) => {
      await prepare(page);
      await page.route('**/affiliates', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
    };
    const profile = { fakes, prepare: withoutHeaders, expectedErrors: [/Content Security Policy/] };
    const { page } = await site.visit('/affiliates', profile);
    const response = await page.reload();
    expect(await response?.headerValue('content-security-policy')).toBeNull();
    await bringReact(page);
    await useAll(page);
    expect(refused).toEqual([]);
    const hasRun = await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), { text: 'document.x = 1' });
      document.head.append(script);
      return 'x' in document;
    });
    expect(hasRun).toBe(false);
    await expect.poll(() => refused.join()).toContain('script-src-elem inline');
  });

  test('a page whose policy lets less through is left for one that needs more with a full load', async () => {
    const visit = await site.visit('/affiliates', { fakes });
    const { page } = visit;
    await bringReact(page);
    const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
    const isSame = () => page.evaluate(() => 'isSame' in window);
    await mark();
    await page.locator('footer a[href="/affiliate-join"]').click();
    await page.getByRole('heading', { level: 1, name: /Earn a Bounty/ }).waitFor();
    expect(await isSame()).toBe(true);
    await page.locator('footer a[href="/"]').click();
    await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
    expect(await isSame()).toBe(false);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Earn a Bounty/ }).waitFor();
  });

  test('embeds may do what players need, and nobody may use the camera', async () => {
    const { page } = await site.visit('/', { fakes });
    const response = await page.goto(site.origin());
    const header = (await response?.headerValue('permissions-policy')) ?? '';
    for (const { sources, vendor } of siteUses(loaded)) {
      if (vendor.category === 'marketing') continue;
      for (const host of sources.frame ?? []) expect(header).toContain(`"${host}"`);
    }
    expect(header).toContain('camera=()');
  });
});

describe('a site without scripts of third parties', () => {
  const site = openSite(builtFolder('bakery'));

  test('runs under Trusted Types without a policy of its own', async () => {
    const { refused, prepare } = watchPolicy();
    const { page } = await site.visit('/brot/sorten', { fakes, prepare });
    const response = await page.reload();
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    await bringReact(page);
    await useAll(page);
    await page.getByRole('link', { name: 'zu den Zeiten' }).click();
    await page.getByRole('heading', { level: 1, name: /Brot/ }).waitFor();
    await useAll(page);
    await page.getByRole('button', { name: 'Torten' }).hover();
    expect(refused).toEqual([]);
  });
});
