import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listEvents } from '#build/listEvents.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { calendly, metaPixel, outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const elsewhere = [calendly(), outsidePages(/\.aislezero\.example$/)];

/** A visitor who has said yes on an earlier page, and what the pixel counts from then on. */
async function visitWithConsent(path: string) {
  const pixel = metaPixel();
  const fakes = [...pixel.fakes, ...elsewhere];
  const visit = await site.visit(path, { fakes, hasAccepted: true });
  return {
    ...visit,
    names: () => pixel.events.map(({ name, path: at }) => `${name} ${at}`),
    pixel,
  };
}

const settle = (page: Page) => page.waitForTimeout(400);

describe('the visit of a page', () => {
  test('sends what the specification asks', () => {
    const visits = listEvents(loadFixture(fixtureSite('specification')))
      .filter(({ route, action }) => route !== null && action === 'visit')
      .map(({ route, events }) => [route, ...events.map(({ send }) => send)]);
    expect(visits).toEqual([
      ['/', 'PageView'],
      ['/buy-media', 'PageView'],
      ['/congratulations', 'PageView', 'Lead'],
      ['/mid-qualified'],
      ['/not-qualified'],
      ['/affiliates', 'PageView'],
      ['/affiliate-join', 'PageView'],
    ]);
  });

  test('an unknown path sends PageView', async () => {
    const pixel = metaPixel();
    const { page } = await site.visit('/nowhere', { fakes: pixel.fakes, expectedErrors: [/404/] });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => pixel.events.map(({ name }) => name)).toEqual(['PageView']);
  });
});

describe('a click', () => {
  test.each([
    ['/', /Learn more/i, 'InitiateCheckout', 'forms.aislezero.example/qualify'],
    ['/buy-media', /BUY NOW/, 'Purchase', 'checkout.aislezero.example/marketing-package'],
  ])('on %s sends its event and opens a new tab', async (path, name, event, address) => {
    const { page, context, pixel } = await visitWithConsent(path);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    expect((await opened).url()).toContain(address);
    await expect.poll(() => pixel.events.length).toBe(2);
    await settle(page);
    expect(pixel.events.map((sent) => sent.name)).toEqual(['PageView', event]);
  });
});

test('every event carries value 0, GBP and an id of its own', async () => {
  const { pixel } = await visitWithConsent('/congratulations');
  await expect.poll(() => pixel.events.length).toBe(2);
  expect(pixel.events.map(({ value, currency }) => [value, currency])).toEqual([
    ['0', 'GBP'],
    ['0', 'GBP'],
  ]);
  expect(new Set(pixel.events.map(({ eventId }) => eventId)).size).toBe(2);
});

describe('consent', () => {
  test('nothing outside is contacted before the answer; a yes sends what waited', async () => {
    const pixel = metaPixel();
    const { page, outside } = await site.visit('/', { fakes: [...pixel.fakes, ...elsewhere] });
    await page.getByRole('link', { name: /Learn more/i }).click();
    await settle(page);
    expect(outside.requests.filter(({ hostname }) => /facebook/.test(hostname))).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => pixel.events.map(({ name }) => name))
      .toEqual(['PageView', 'InitiateCheckout']);
  });

  test('a no sends nothing, is kept, and can be changed in the footer', async () => {
    const pixel = metaPixel();
    const { page } = await site.visit('/', { fakes: pixel.fakes });
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.goto(`${site.origin()}/buy-media`);
    const question = page.getByRole('heading', { name: 'May we measure our advertising?' });
    expect(await question.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await question.waitFor();
    expect(pixel.events).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.goto(`${site.origin()}/affiliates`);
    await expect.poll(() => pixel.events.map(({ path }) => path)).toContain('/affiliates');
    // Withdrawn, and given again, without a reload.
    const count = pixel.events.length;
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('link', { name: 'Marketing package' }).click();
    await settle(page);
    expect(pixel.events).toHaveLength(count);
  });

  test('both answers are equally easy, by keyboard and at 320 px', async () => {
    const { page } = await site.visit('/', { viewport: 'narrow' });
    const [yes, no] = await Promise.all(
      ['Accept', 'Reject'].map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { name: 'May we measure our advertising?' })
      .waitFor({ state: 'hidden' });
  });
});
