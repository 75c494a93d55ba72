import { describe, expect, test } from 'vitest';
import { calendly, outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';
import { runAxe } from '#verify/checkAccessibility.ts';

const site = openSite();
const fakes = [calendly(), outsidePages('booking.aislezero.example')];
const paths = [
  '/',
  '/buy-media',
  '/congratulations',
  '/mid-qualified',
  '/not-qualified',
  '/affiliates',
  '/affiliate-join',
  '/nowhere',
];

describe.each(['narrow', 'desktop'] as const)('on a %s screen', (viewport) => {
  test.each(paths)('axe finds nothing on %s, with the question open and answered', async (path) => {
    const { page } = await site.visit(path, { viewport, fakes, expectedErrors: [/404/] });
    expect(await runAxe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reject' }).click();
    expect(await runAxe(page)).toEqual([]);
  });
});

test('the keyboard reaches the content by the first link, and nothing is hidden by the header', async () => {
  const { page } = await site.visit('/affiliates');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('_content');
});
