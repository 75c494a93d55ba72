import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runAxe } from '#verify/checkAccessibility.ts';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { openWindow, good, read, write, file, stop, startAgain } = openPreview();
const h1 = { level: 1 } as const;
const old = 'headline: Affiliate Resources';
const unsaved = (page: Page) => page.getByRole('button', { name: /^\d+ unsaved$/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Unsaved' });

/** A window in which a headline is being typed. */
async function typeHeadline(screen = 'desktop') {
  const page = await openWindow('/affiliates');
  await shownOn(page, screen).getByRole('heading', h1).dblclick();
  await headline(page).fill('Mine');
  return page;
}
const headline = (page: Page) => page.getByRole('textbox', { name: 'The headline of the page.' });

/** The headline as it is found in its field, opened again. */
async function reopened(page: Page, screen = 'desktop') {
  await shownOn(page, screen).getByRole('heading', h1).dblclick();
  return headline(page).inputValue();
}

describe('what is typed and not saved', () => {
  test('is there again after Escape and another tab', async () => {
    const page = await typeHeadline();
    await page.keyboard.press('Escape');
    expect(await reopened(page)).toBe('Mine');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Links' }).click();
    await page.getByRole('tab', { name: 'Pages' }).click();
    expect(await reopened(page)).toBe('Mine');
  });

  test('is there again after a reload and on another screen, until it is saved', async () => {
    const page = await typeHeadline();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    expect(await reopened(page)).toBe('Mine');
    await page.getByRole('button', { name: 'Phone' }).click();
    expect(await reopened(page, 'phone')).toBe('Mine');
    expect(read()).toBe(good);
    await page.keyboard.press('Enter');
    await expect.poll(read).toBe(good.replace(old, 'headline: Mine'));
    await expect.poll(() => unsaved(page).count()).toBe(0);
  });

  test('is marked in its place, and listed with a way to save or discard it', async () => {
    const page = await typeHeadline();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Change headline unsaved/ }).waitFor();
    await unsaved(page).click();
    expect(await runAxe(page)).toEqual([]);
    await list(page).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => unsaved(page).count()).toBe(0);
    expect(await reopened(page)).toBe('Affiliate Resources');
    await headline(page).fill('Again');
    await page.keyboard.press('Escape');
    await unsaved(page).click();
    await list(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(read).toBe(good.replace(old, 'headline: Again'));
  });

  test('is a new item, which is there again after a reload', async () => {
    const page = await openWindow('/affiliates');
    const open = () => page.getByRole('button', { name: 'Add to ads' }).click();
    await page.getByRole('button', { name: /^Ready-made ad copy/ }).click();
    await open();
    const title = page
      .getByRole('form', { name: 'Add to ads' })
      .getByLabel('title', { exact: true });
    await title.fill('Mine');
    await page.keyboard.press('Escape');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await open();
    expect(await title.inputValue()).toBe('Mine');
  });

  test('is offered beside what another program wrote there while its form was closed', async () => {
    const page = await typeHeadline();
    await page.keyboard.press('Escape');
    write(good.replace(old, 'headline: Theirs'));
    await unsaved(page).click();
    await list(page).getByText('Theirs').waitFor();
    await list(page).getByRole('button', { name: 'Take the other' }).click();
    await expect.poll(() => unsaved(page).count()).toBe(0);
    expect(read()).toContain('headline: Theirs');
  });

  test('has the browser ask before the window is closed, and only then', async () => {
    const page = await typeHeadline();
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await unsaved(page).click();
    await list(page).getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    expect(asked).toHaveLength(1);
  });
});

test('the window says that the server is gone, goes on when it is back, and has lost nothing', async () => {
  const page = await typeHeadline();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await stop();
  await page.getByRole('status').getByText('The preview has ended').waitFor();
  expect(await page.getByRole('button', { name: 'All right' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Duplicate' }).first().isDisabled()).toBe(true);
  // Another program writes before the server is back.
  const note = '      - { type: note, text: By another program }\n';
  const start = good.lastIndexOf('      - type: ', good.indexOf(old));
  const other = `${good.slice(0, start)}${note}${good.slice(start)}`;
  write(other);
  await startAgain();
  await page.getByRole('button', { name: 'All right' }).waitFor();
  await shownOn(page).getByText('By another program').waitFor();
  const screens = page.getByRole('button', { name: 'Side by side' });
  expect(await screens.getAttribute('aria-pressed')).toBe('true');
  await unsaved(page).click();
  await list(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(read).toBe(other.replace(old, 'headline: Mine'));
});

test('quick presses are all done, one after the other', async () => {
  const page = await openWindow('/affiliates');
  await page.getByRole('button', { name: /^Bookmark this page/ }).click();
  const bar = page.getByRole('group', { name: /^Section Bookmark/ });
  await bar.waitFor();
  await bar.evaluate((group) => {
    const press = (name: string) =>
      group.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    // To the end of the page and past it, and to its start.
    for (let count = 0; count < 8; count += 1) press('Move down');
    for (let count = 0; count < 8; count += 1) press('Move up');
    press('Duplicate');
  });
  const order = () =>
    [...read().matchAll(/text: Bookmark|headline: Affiliate Resources/g)].map(([text]) => text);
  const first = ['text: Bookmark', 'text: Bookmark', old];
  // Each is checked before it is written.
  await expect.poll(order, { timeout: 70_000 }).toEqual(first);
});

test('a site file that is gone is written again by one press', async () => {
  const page = await openWindow('/affiliates');
  rmSync(file());
  await page.getByRole('button', { name: 'Write site.yaml again' }).first().click();
  await page.getByRole('button', { name: 'All right' }).waitFor();
  expect(read()).toBe(good);
});
