import { describe, expect, test } from 'vitest';
import { calendly } from './harness/fakes/calendly.ts';
import { outsidePages } from './harness/fakes/outsidePages.ts';
import { openSite } from './harness/openSite.ts';

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
  await page.mouse.move(10, 10);
  await page.waitForTimeout(500);
  expect(outside.requests).toEqual([]);
});

test('a script that fails twice is fetched a third time', async () => {
  const { page } = await site.visit('/congratulations', {
    fakes: [calendly({ failures: 2 }), booking],
  });
  await expect.poll(() => page.locator('iframe').count(), { timeout: 8000 }).toBe(1);
});

test.each([
  ['blocked', { adBlocker: true }],
  ['hanging', { fakes: [calendly({ hangs: true })] }],
])('a %s calendar says so, and the plain link stays', async (_, profile) => {
  const { page } = await site.visit('/congratulations', profile);
  await page.getByText('The calendar is loading').waitFor();
  await page.getByText('The calendar could not be loaded here.').waitFor({ timeout: 15_000 });
  const link = page.getByRole('link', { name: /Open the booking page/ });
  expect(await link.getAttribute('href')).toContain('/alex/');
});

test('without JavaScript the plain link stands alone', async () => {
  const { page } = await site.visit('/congratulations', { javaScript: false });
  expect(await page.getByText('The calendar is loading').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: /Open the booking page/ }).isVisible()).toBe(true);
});
