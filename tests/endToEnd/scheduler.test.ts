import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { movePointer } from './harness/bringReact.ts';
import { calendly, framedPage, type FrameMood, outsidePages } from './harness/fakes.ts';
import type { Fake } from '#verify/intercept.ts';
import { openSite } from './harness/openSite.ts';
import type { Profile } from './harness/profiles.ts';

const site = openSite();
const booking = outsidePages('booking.aislezero.example');

describe.each([
  ['/congratulations', 'alex'],
  ['/mid-qualified', 'sam'],
])('on %s', (path, person) => {
  test('the calendar shows the booking page of the route, 700 px high', async () => {
    const { page } = await site.visit(path, { fakes: [calendly(), booking], viewport: 'narrow' });
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toContain(`/${person}/`);
    expect(await frame.getAttribute('title')).toMatch(/30-minute call/);
    const box = await frame.boundingBox();
    expect(box).toMatchObject({ width: 320, height: 700 });
    expect(await page.getByText('The calendar is loading').count()).toBe(0);
    expect(await frame.count()).toBe(1);
  });
});

test('the script is fetched only where the block stands', async () => {
  const { page, outside } = await site.visit('/not-qualified');
  await movePointer(page);
  await page.waitForTimeout(500);
  expect(outside.requests).toEqual([]);
});

test('a script that fails twice is fetched a third time', async () => {
  const { page } = await site.visit('/congratulations', {
    fakes: [calendly({ failures: 2 }), booking],
  });
  await expect.poll(() => page.locator('iframe').count(), { timeout: 8000 }).toBe(1);
});

/** On the page of the calendar, with a clock that can be put forward. */
async function visitWithClock(profile: Profile) {
  const prepare = (page: Page) => page.clock.install();
  const waitUntil = 'domcontentloaded';
  const visit = await site.visit('/congratulations', { ...profile, prepare, waitUntil });
  await visit.page.locator('[aria-busy]').waitFor();
  return visit;
}
const failed = 'The calendar could not be loaded here.';
const bookingHost = 'booking.aislezero.example';

test.each([
  ['by an ad blocker', { adBlocker: true }],
  ['whose script hangs', { fakes: [calendly({ hangs: true })] }],
  ['whose script is not there', { fakes: [answering({ status: 404 })] }],
  [
    'whose script throws',
    {
      fakes: [answering({ body: 'throw new Error("The widget is broken.")' })],
      expectedErrors: [/The widget is broken/],
    },
  ],
  ['whose script is rubbish', { fakes: [answering({ body: 'window.Calendly = 7;' })] }],
])('a calendar that fails, %s, says so and what else can be done', async (_, profile) => {
  const { page } = await visitWithClock(profile);
  await page.clock.fastForward(11_000);
  const notice = page.getByRole('alert').filter({ hasText: failed });
  // Each new try starts a timer, once the last one has failed.
  for (let seconds = 0; seconds < 10 && (await notice.count()) === 0; seconds += 1) {
    await page.clock.fastForward(1000);
    await page.waitForTimeout(100);
  }
  await notice.waitFor({ timeout: 4000 });
  await expectComplete(page);
  expect(await page.locator('iframe').count()).toBe(0);
});

function answering(answer: { status?: number; body?: string }): Fake {
  const full = { type: 'text/javascript', body: '', ...answer };
  return { host: 'assets.calendly.com', answer: () => full };
}

/** The page stands, and the notice offers the booking page and the telephone. */
async function expectComplete(page: Page) {
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Congratulations');
  expect(await page.getByRole('heading', { name: /Real Retailers/ }).count()).toBe(1);
  const notice = page.getByRole('alert').filter({ hasText: failed });
  const links = notice.getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    expect.stringContaining('Open the booking page'),
    'Call us instead',
  ]);
  expect(await links.nth(0).getAttribute('href')).toContain('/alex/');
  expect(await links.nth(1).getAttribute('href')).toMatch(/^tel:/);
  expect(await page.getByRole('link', { name: /Open the booking page/ }).count()).toBe(1);
}

test.each<[string, FrameMood, RegExp[]]>([
  ['is blocked', 'blocked', []],
  ['refuses to be framed', 'refuses', []],
  ['hangs', 'hangs', []],
  ['is not there', { status: 404 }, []],
  ['throws', { throws: true }, [/The page elsewhere is broken/]],
  [
    'says rubbish',
    { says: [7, null, '', 'calendly.event_type_viewed', { event: {} }, [], { event: 'x' }] },
    [],
  ],
])('a booking page that %s is not taken for a calendar', async (_, mood, expectedErrors) => {
  const fakes = [calendly(), framedPage(bookingHost, mood)];
  const { page } = await visitWithClock({ fakes, expectedErrors });
  const frame = page.locator('iframe');
  await frame.waitFor();
  await page.clock.fastForward(11_000);
  await page.getByRole('alert').filter({ hasText: failed }).waitFor();
  await expectComplete(page);
  // The browser's own error page is not shown, and nothing around the calendar has moved.
  expect(await frame.count()).toBe(1);
  expect(await page.locator('[inert] > iframe').count()).toBe(1);
  expect((await page.locator('[aria-busy]').boundingBox())?.height).toBe(700);
});

test('a booking page that speaks is believed, at once or late', async () => {
  const says = [{ event: 'calendly.event_type_viewed' }];
  const fakes = [calendly(), framedPage(bookingHost, { says, after: 15_000 })];
  const { page } = await visitWithClock({ fakes });
  await page.locator('iframe').waitFor();
  await page.frameLocator('iframe').locator('p').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: failed });
  await page.clock.fastForward(11_000);
  await notice.waitFor();
  await page.clock.fastForward(5000);
  await notice.waitFor({ state: 'detached' });
  expect((await page.locator('iframe').boundingBox())?.height).toBe(700);
});

test('nobody else can speak for the booking page', async () => {
  const alive = { event: 'calendly.event_type_viewed' };
  const fakes = [
    calendly(),
    framedPage(bookingHost, {}),
    framedPage('evil.example', { says: [alive] }),
  ];
  // The policy of the page would not let a stranger's frame in; the calendar must not need that.
  const { page } = await visitWithClock({ fakes, context: { bypassCSP: true } });
  await page.locator('iframe').waitFor();
  await page.evaluate((message) => {
    postMessage(message, '*');
    const stranger = document.createElement('iframe');
    stranger.src = 'https://evil.example/';
    document.body.append(stranger);
    return new Promise((resolve) => {
      stranger.addEventListener('load', resolve);
    });
  }, alive);
  await page.waitForTimeout(300);
  await page.clock.fastForward(11_000);
  await page.getByRole('alert').filter({ hasText: failed }).waitFor();
  expect(await page.locator('[inert] > iframe').count()).toBe(1);
});

test('wishes of the booking page do not change the height that site.yaml says', async () => {
  const height = (value: unknown) => ({
    event: 'calendly.page_height',
    payload: { height: value },
  });
  const says = ['7000px', 1e9, -5, { huge: 'x'.repeat(100_000) }, '900px'].map(height);
  const { page } = await site.visit('/congratulations', {
    fakes: [calendly(), framedPage(bookingHost, { says })],
  });
  await page.frameLocator('iframe').locator('p').waitFor();
  await page.waitForTimeout(300);
  expect((await page.locator('iframe').boundingBox())?.height).toBe(700);
});

test('without JavaScript the plain link stands alone', async () => {
  const { page } = await site.visit('/congratulations', { javaScript: false });
  expect(await page.getByText('The calendar is loading').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: /Open the booking page/ }).isVisible()).toBe(true);
});
