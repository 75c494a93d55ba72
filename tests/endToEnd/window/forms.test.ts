import { expect, test } from 'vitest';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { openWindow, write } = openPreview();
const { source } = fixtureSite('forms');

/** Opens the window on a page of a site with forms. */
function openForms(path: string) {
  write(source);
  return openWindow(path);
}

test('a text beside a form is found and can be changed', async () => {
  const page = await openForms('/');
  await shownOn(page).getByText('We answer on the same day.').dblclick();
  const editor = page.getByRole('dialog', { name: 'text' });
  expect(await editor.getByRole('textbox').inputValue()).toBe('We answer on the same day.');
});

test('the e-mail that a form would open is shown: to whom it goes, and what it says', async () => {
  const page = await openForms('/mail');
  await page.getByRole('button', { name: 'Try' }).click();
  const shown = shownOn(page);
  const order = `Two\nlines${'\nand more'.repeat(50)}`;
  await shown.getByLabel('Your name').fill('Ada');
  await shown.getByLabel('Your order').fill(order);
  await shown.getByRole('button', { name: 'Write the e-mail' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'desk@hollins-vets.example' });
  await notice.getByText('From the site').waitFor();
  await notice.getByText(/Ada[^]*Two\s+lines/).waitFor();
  expect(await shown.getByLabel('Your order').inputValue()).toBe(order);
  // However long it is, most of the window stays with the page.
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 900);
  await notice.getByText('Ada').hover();
  await page.mouse.wheel(0, 10_000);
  const last = notice.getByText('and more');
  await expect
    .poll(() =>
      last.evaluate((node) => {
        const around = node.closest('.notice')?.getBoundingClientRect();
        return node.getBoundingClientRect().bottom <= (around?.bottom ?? 0);
      }),
    )
    .toBe(true);
});

test('a link that opens another program leaves the page where it is', async () => {
  const page = await openForms('/');
  await page.getByRole('button', { name: 'Try' }).click();
  const shown = shownOn(page);
  await shown.getByRole('link', { name: '0113 496 0150' }).click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await shown.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
