import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listEvents } from '#build/listEvents.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { bringReact } from './harness/bringReact.ts';
import { calendly, metaPixel, outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

/*
 * The contract that `npm run events` prints, held against a real browser: whatever way a visitor
 * comes to a page or presses a button, the events of the table are sent, no more and no others.
 * `npm run verify` loads every page and presses every button once; here are the other ways.
 */
const site = openSite();
const loaded = loadFixture(fixtureSite('specification'));
const rows = listEvents(loaded);
const missing = '/no/such/page';

/** What the table says for an action on a page, each with the path it is sent from. */
function promised(path: string, click?: string): string[] {
  const route = path === missing ? null : path;
  const row = rows.find((one) => one.route === route && one.click === click);
  if (!row) throw new Error(`The table has no row for ${path} ${click ?? 'visit'}.`);
  return row.events.map(({ send }) => `${send} ${path}`);
}

/** A visitor who said yes earlier, on a page. */
async function visitor(path: string) {
  const pixel = metaPixel();
  const fakes = [...pixel.fakes, calendly(), outsidePages(/\.aislezero\.example$/)];
  const profile = { fakes, hasAccepted: true, expectedErrors: [/404/] };
  const visit = await site.visit(path, profile);
  const { page } = visit;
  return {
    ...visit,
    /** What was sent since the last time: once so many events have come, and none more for a while. */
    async sent(count: number) {
      await expect.poll(() => pixel.events.length).toBeGreaterThanOrEqual(count);
      await page.waitForTimeout(400);
      return pixel.events.splice(0).map(({ name, path: from }) => `${name} ${from}`);
    },
  };
}

describe('a visit', () => {
  test.each(['/congratulations', missing])(
    'of %s sends what the table says: loaded, and loaded again',
    async (path) => {
      const { page, sent } = await visitor(path);
      expect(await sent(promised(path).length)).toEqual(promised(path));
      await page.reload();
      expect(await sent(promised(path).length)).toEqual(promised(path));
    },
  );

  test.each(['/', '/affiliates'])(
    'of %s through a link, back and forward sends what the table says',
    async (path) => {
      const from = path === '/' ? '/buy-media' : '/';
      const { page, sent } = await visitor(from);
      await bringReact(page);
      expect(await sent(promised(from).length)).toEqual(promised(from));
      await page.locator(`footer a[href="${path}"]`).click();
      await page.waitForURL((url) => url.pathname === path);
      expect(await sent(promised(path).length)).toEqual(promised(path));
      await page.goBack();
      await page.waitForURL((url) => url.pathname === from);
      expect(await sent(promised(from).length)).toEqual(promised(from));
      await page.goForward();
      await page.waitForURL((url) => url.pathname === path);
      expect(await sent(promised(path).length)).toEqual(promised(path));
    },
  );
});

describe('on /, pressing learnMore', () => {
  const [path, click] = ['/', 'learnMore'];
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['with a click', (page) => button(page).click()],
    ['with a double click', (page) => button(page).dblclick()],
    ['with the middle button', (page) => button(page).click({ button: 'middle' })],
    ['with Ctrl', (page) => button(page).click({ modifiers: ['Control'] })],
    ['with Shift', (page) => button(page).click({ modifiers: ['Shift'] })],
    ['with the keyboard', (page) => button(page).press('Enter')],
  ];
  const button = (page: Page) => page.locator(`[data-click="${click}"]`).first();

  test.each(ways)('%s sends its events once, React or not', async (_, press) => {
    const { page, sent } = await visitor(path);
    expect(await sent(promised(path).length)).toEqual(promised(path));
    await press(page);
    expect(await sent(promised(path, click).length)).toEqual(promised(path, click));
    await bringReact(page);
    await press(page);
    expect(await sent(promised(path, click).length)).toEqual(promised(path, click));
  });

  test('with the right button sends nothing', async () => {
    const { page, sent } = await visitor(path);
    await sent(promised(path).length);
    await button(page).click({ button: 'right' });
    expect(await sent(0)).toEqual([]);
  });

  test('hands its events over before the browser follows the link', async () => {
    const { page, sent } = await visitor(path);
    await sent(promised(path).length);
    // The last of all listeners: behind it, the browser does what the click is for.
    const order = await page.evaluateHandle(() => {
      const steps: string[] = [];
      const pixel = window.fbq as unknown as { callMethod(...call: unknown[]): void };
      const { callMethod } = pixel;
      pixel.callMethod = (...call) => {
        steps.push(String(call[0]).startsWith('track') ? 'event' : 'other');
        callMethod(...call);
      };
      addEventListener('click', () => steps.push('link'));
      return steps;
    });
    await button(page).click();
    await sent(promised(path, click).length);
    const events = promised(path, click).map(() => 'event');
    expect(await order.jsonValue()).toEqual([...events, 'link']);
  });
});
