import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { openWindow, read, write, good } = openPreview();

/** Whether an element is in the visible part of the panel. */
const isInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    const panel = node.closest('[role="tabpanel"]')?.getBoundingClientRect();
    return panel !== undefined && top >= panel.top && bottom <= panel.bottom;
  });

test('a phone shows the page as on a phone, and is followed by what is chosen', async () => {
  const page = await openWindow('/affiliates', 390);
  await page.locator('iframe[title="The page on a phone"]').waitFor();
  await page.getByRole('button', { name: 'Tablet' }).click();
  await page.reload();
  const frames = page.locator('iframe[title^="The page on a"]');
  await expect.poll(() => frames.getAttribute('title')).toBe('The page on a tablet');
});

describe('what can be done to a section', () => {
  test('is beside the page and covers nothing of it', async () => {
    const page = await openWindow('/affiliates');
    const button = shownOn(page).getByText('Promotional Videos');
    await shownOn(page).getByText('AFFILIATE LOGIN').hover();
    const bar = page.getByRole('group', { name: /^Section AFFILIATE LOGIN/ });
    await bar.waitFor();
    const [frame, own] = await Promise.all([
      page.locator('iframe[title^="The page on a desktop"]').boundingBox(),
      bar.boundingBox(),
    ]);
    expect(own?.x).toBeGreaterThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(1440);
    // A button with no action counts as disabled; whatever covers it would take the press.
    await button.dblclick({ force: true });
    await page.getByRole('dialog', { name: 'label' }).waitFor();
  });

  test('is reached by the pointer from its section', async () => {
    const page = await openWindow('/affiliates');
    const text = shownOn(page).getByText('Bookmark this page');
    await text.hover();
    const bar = page.getByRole('group', { name: /^Section Bookmark/ });
    await bar.waitFor();
    const [from, to] = await Promise.all([text.boundingBox(), bar.boundingBox()]);
    if (!from || !to) throw new Error('Nothing is shown.');
    await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2, { steps: 20 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await bar.isVisible()).toBe(true);
  });

  test('goes with its page', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByText('AFFILIATE LOGIN').hover();
    const bar = page.getByRole('group', { name: /^Section/ });
    await bar.waitFor();
    await page.getByRole('combobox', { name: 'Page' }).selectOption('/buy-media');
    await shownOn(page)
      .getByRole('heading', { level: 1, name: /marketing solution/i })
      .waitFor();
    expect(await bar.count()).toBe(0);
  });
});

test('the head of a section is in view when it opens', async () => {
  const page = await openWindow('/');
  const section = (name: RegExp) => page.getByRole('button', { name, expanded: false });
  await section(/^Real Retailers/).click();
  await page
    .getByRole('button', { name: 'Change gallery › pictures 36 › alt' })
    .scrollIntoViewIfNeeded();
  const next = page
    .getByRole('list', { name: 'Sections of /' })
    .getByRole('button', { expanded: false })
    .last();
  const name = await next.innerText();
  await next.click();
  const opened = page
    .getByRole('button', { expanded: true })
    .filter({ hasText: name.split('\n')[0] ?? '' });
  await expect.poll(() => isInView(opened)).toBe(true);
});

test('the drawings of icons are in view above the buttons when their form opens at the lower edge', async () => {
  const page = await openWindow('/');
  const items = Array.from({ length: 9 }, () => '{ icon: clock, title: Open }').join(', ');
  const icons = `      - { type: features, heading: Icons, items: [${items}] }\n`;
  write(good.replace('    sections:\n', `    sections:\n${icons}`));
  await page.getByRole('button', { name: /^Icons/, expanded: false }).click();
  const row = page.getByRole('button', { name: /^Change items 9 › ?icon/ });
  await row.evaluate((node) => {
    const panel = node.closest('[role="tabpanel"]');
    const lower = (panel?.getBoundingClientRect().bottom ?? 0) - 110;
    panel?.scrollBy(0, node.getBoundingClientRect().bottom - lower);
  });
  await row.click();
  const drawings = await page.getByRole('group', { name: 'Icons of such a name' }).boundingBox();
  const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
  if (!drawings || !save) throw new Error('Nothing is shown.');
  expect(drawings.y + drawings.height).toBeLessThanOrEqual(save.y);
});

describe('the focus', () => {
  const focused = (page: Awaited<ReturnType<typeof openWindow>>) =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    );

  test('is on the row of a value after it is saved, and after it is given up', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('button', { name: /^Bookmark this page/ }).click();
    const row = page.getByRole('button', { name: 'Change text' });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Keep this page.');
    await page.keyboard.press('Control+Enter');
    await expect.poll(read).toContain('text: Keep this page.');
    await expect.poll(() => focused(page)).toMatch(/^Change text/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toMatch(/^Change text/);
  });

  test('is on the page after Escape there, and on the button that opened a form which is given up', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByText('Bookmark this page').dblclick();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('title')))
      .toBe('The page on a desktop');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toMatch(/Add a page/);
  });

  test('is beside what was deleted', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: 'Footer' }).click();
    await page
      .getByRole('group', { name: 'links 1' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect.poll(read).not.toContain('{ label: Home, to: / }');
    await page.getByRole('group', { name: 'links 4' }).waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

test('a notice covers no control', async () => {
  const page = await openWindow('/affiliates');
  await page.getByRole('button', { name: /^Bookmark this page/ }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Duplicated.' });
  const said = await notice.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(said?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  write(good.replace('headline: Affiliate Resources', 'headlin: Affiliate Resources'));
  const wrong = page.getByRole('region', { name: /wrong in site.yaml/ });
  await wrong.getByRole('button', { name: 'Apply fix' }).click();
  await expect.poll(read).toBe(good);
});
