import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test('an unknown path has status 404, says so in two sentences, and leads home', async () => {
  const visit = await site.visit('/deep/nowhere', { expectedErrors: [/404/] });
  const response = await visit.page.reload();
  expect(response?.status()).toBe(404);
  await visit.page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  await visit.page.getByText("The page you're looking for doesn't exist.").waitFor();
  expect(visit.errors.some((text) => text.includes('/deep/nowhere'))).toBe(true);
  await visit.page.getByRole('link', { name: 'Return to Home' }).click();
  await visit.page.waitForURL(site.origin());
});
