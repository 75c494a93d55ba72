import { describe, expect, test } from 'vitest';
import { calendly, framedPage, metaPixel } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

/** The specification’s site, but one calendar is Cal.com's and may grow, and bookings are counted. */
const site = openSite(
  variantSite('specification', (source) =>
    replaceAll(
      source,
      [
        '    - { send: Purchase, onClick: buyNow }',
        '    - { send: Purchase, onClick: buyNow }\n    - { send: Schedule, onSchedule: all }',
      ],
      [
        '        provider: calendly\n        script: schedulingScript\n        page: midQualifiedBooking',
        '        provider: calCom\n        maxHeight: 1000\n        page: midQualifiedBooking',
      ],
    ),
  ),
);
const host = 'booking.aislezero.example';

/** A visitor who has said yes, on the page of a calendar that says this. */
async function visit(path: string, says: readonly unknown[]) {
  const pixel = metaPixel();
  const fakes = [
    ...pixel.fakes,
    calendly(),
    framedPage(host, { says }),
    framedPage('evil.example', { says }),
  ];
  // The policy of the page would not let a stranger's frame in; the calendar must not need that.
  const profile = { fakes, hasAccepted: true, context: { bypassCSP: true } };
  const { page } = await site.visit(path, profile);
  await page.frameLocator('iframe').first().locator('p').waitFor({ state: 'attached' });
  await page.waitForTimeout(400);
  const schedules = () =>
    pixel.events.filter(({ name }) => name === 'Schedule').map((event) => event.path);
  return { page, schedules };
}

const cal = (type: string, data: object = {}) => ({ originator: 'CAL', type, data });

describe('a booking', () => {
  test('with Calendly is counted once, however often its page says so', async () => {
    const booked = { event: 'calendly.event_scheduled', payload: { invitee: { uri: 'x' } } };
    const { schedules } = await visit('/congratulations', [booked, booked]);
    await expect.poll(schedules).toEqual(['/congratulations']);
  });

  test('with Cal.com is counted once, although it tells it in two words', async () => {
    const { schedules } = await visit('/mid-qualified', [
      cal('bookingSuccessful'),
      cal('bookingSuccessfulV2', { uid: 'x' }),
    ]);
    await expect.poll(schedules).toEqual(['/mid-qualified']);
  });

  test('cannot be made up by the page itself or by another frame', async () => {
    const booked = { event: 'calendly.event_scheduled' };
    const { page, schedules } = await visit('/congratulations', []);
    await page.evaluate((message) => {
      postMessage(message, '*');
      const stranger = document.createElement('iframe');
      stranger.src = 'https://evil.example/';
      document.body.append(stranger);
    }, booked);
    await page.evaluate((message) => {
      const frame = document.querySelector('iframe');
      const spoofed = new MessageEvent('message', {
        data: message,
        origin: 'https://evil.example',
        source: frame?.contentWindow ?? null,
      });
      dispatchEvent(spoofed);
    }, booked);
    await page.waitForTimeout(500);
    expect(schedules()).toEqual([]);
  });
});

describe('the calendar of Cal.com', () => {
  test('is framed without a script, at the page that may be framed', async () => {
    const { page } = await visit('/mid-qualified', [cal('linkReady')]);
    const src = await page.locator('iframe').getAttribute('src');
    expect(src).toBe(`https://${host}/sam/introduction-call/embed?embed=&embedType=inline`);
    expect(await page.locator('script[src*=calendly]').count()).toBe(0);
    expect(await page.getByRole('alert').filter({ hasText: 'calendar' }).count()).toBe(0);
  });

  test('is as high as it wishes to be', async () => {
    const wish = cal('__dimensionChanged', { iframeHeight: 850 });
    const { page } = await visit('/mid-qualified', [wish]);
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBe(850);
  });

  test('whose page has an error of its own gives way to the notice at once', async () => {
    const { page } = await visit('/mid-qualified', [cal('linkFailed', { code: '404' })]);
    await page.getByText('The calendar could not be loaded here.').waitFor();
    expect(await page.locator('[inert] > iframe').count()).toBe(1);
  });
});

test('a calendar that the visitor leaves is heard no more', async () => {
  const { page, schedules } = await visit('/congratulations', []);
  const link = page.locator('footer a[href="/affiliates"]');
  await link.scrollIntoViewIfNeeded(); // the page scrolls smoothly: a click would meet what moves past
  await link.click();
  await page.waitForURL('**/affiliates');
  await page.getByRole('heading', { level: 1, name: 'Affiliate Resources' }).waitFor();
  await page.evaluate((origin) => {
    const data = { event: 'calendly.event_scheduled' };
    dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  }, `https://${host}`);
  await page.waitForTimeout(300);
  expect(schedules()).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
});
