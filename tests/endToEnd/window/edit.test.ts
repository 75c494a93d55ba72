import { describe, expect, test } from 'vitest';
import { openPreview, shownOn } from '../harness/openPreview.ts';
import { runAxe } from '#verify/checkAccessibility.ts';

const { openWindow, good, read, write } = openPreview();
const h1 = { level: 1 } as const;

/** The lines that are no longer there, and those that are new. */
function changes() {
  const [before, after] = [good, read()].map((text) => text.split('\n'));
  const gone = before?.filter((line) => !after?.includes(line));
  const come = after?.filter((line) => !before?.includes(line));
  return { gone, come };
}

/** Whether one text is before another in the routes of the file. */
function isBefore(first: string, second: string): boolean {
  const routes = read().slice(read().indexOf('\nroutes:'));
  return routes.indexOf(first) < routes.indexOf(second);
}

describe('a text in place', () => {
  test('is changed by a double click, in one line of the file, and taken back', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByRole('heading', h1).dblclick();
    const editor = page.getByRole('dialog', { name: 'headline' });
    await editor.getByRole('textbox', { name: 'The headline of the page.' }).fill('All for you');
    await page.keyboard.press('Enter');
    await shownOn(page)
      .getByRole('heading', { ...h1, name: 'All for you' })
      .waitFor();
    expect(changes()).toEqual({
      gone: ['        headline: Affiliate Resources'],
      come: ['        headline: All for you'],
    });

    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await shownOn(page)
      .getByRole('heading', { ...h1, name: 'Affiliate Resources' })
      .waitFor();
    expect(read()).toBe(good);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(read).toContain('headline: All for you');
  });

  test('leads to its constant, which is checked while it is typed', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByText('£250').dblclick();
    const editor = page.getByRole('dialog', { name: 'price' });
    await editor.getByText('constants.tiers.gold.payout').waitFor();
    const number = editor.getByRole('textbox');
    await number.fill('a lot');
    await editor.getByText(/"a lot"/).waitFor();
    expect(await editor.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    // A comma is not dropped, which would make 2750.
    await number.fill('27,50');
    await editor.getByText(/"27,50"/).waitFor();
    expect(await editor.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await number.fill('275');
    await expect.poll(() => editor.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
    await number.press('Enter');
    await shownOn(page).getByText('£275').waitFor();
    expect(changes().come).toEqual(['    gold: { name: Gold, from: 20, payout: 275 }']);
  });

  test('is written beside what another program writes in the same moment', async () => {
    const page = await openWindow('/affiliates');
    // Written in the moment of the request, and not sooner: what is typed is tried out before.
    let isWritten = false;
    await page.route('**/_fascia/edit', async (route, request) => {
      const { isTrial } = request.postDataJSON() as { isTrial?: boolean };
      if (!isTrial && !isWritten) {
        isWritten = true;
        write(good.replace('radius: 14', 'radius: 15'));
      }
      await route.continue();
    });
    await shownOn(page).getByRole('heading', h1).dblclick();
    await page.getByRole('textbox', { name: 'The headline of the page.' }).fill('Mine');
    await page.keyboard.press('Enter');
    await shownOn(page)
      .getByRole('heading', { ...h1, name: 'Mine' })
      .waitFor();
    expect(changes().come).toEqual(['  radius: 15', '        headline: Mine']);
  });

  test('says by F2 and by Escape that the keyboard is enough', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByRole('link', { name: 'AFFILIATE LOGIN' }).focus();
    await page.keyboard.press('F2');
    await page.getByRole('dialog', { name: 'label' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(read()).toBe(good);
  });
});

describe('a section', () => {
  test('says its name, type and line under the pointer, and is moved from there', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByText('Bookmark this page').hover();
    const bar = page.getByRole('group', { name: /^Section Bookmark this page/ });
    await bar.waitFor();
    const line = good.slice(0, good.indexOf('text: Bookmark')).split('\n').length - 1;
    await page.getByRole('button', { name: new RegExp(`note · line ${line}`) }).waitFor();
    await bar.getByRole('button', { name: 'Move down' }).click();
    await expect.poll(() => isBefore('id: tiers', 'text: Bookmark')).toBe(true);
    expect(read().split('\n').toSorted()).toEqual(good.split('\n').toSorted());
  });

  test('is not outlined for the heading that has the focus after a change of pages', async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).locator('main a').first().focus();
    await page.locator('.section-outline').waitFor();
    // The first change of pages hydrates the page, and gives its heading no focus.
    for (const path of ['/buy-media', '/affiliate-join']) {
      await page.getByRole('combobox', { name: 'Page' }).selectOption(path);
      await shownOn(page).locator(`a[aria-current][href="${path}"]`).first().waitFor();
    }
    await shownOn(page).locator('h1:focus').waitFor();
    // What the heading is has been found when its editor opens.
    await page.keyboard.press('F2');
    await page.getByRole('dialog', { name: 'headline' }).waitFor();
    expect(await page.locator('.section-outline').count()).toBe(0);
  });

  test('is duplicated, hidden, shown again and deleted from the list', async () => {
    const page = await openWindow('/affiliates');
    const texts = shownOn(page).getByText('Bookmark this page');
    await texts.waitFor();
    await page.getByRole('button', { name: /^Bookmark this page/ }).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => texts.count()).toBe(2);
    await page.getByRole('button', { name: 'Hide from the page' }).click();
    await expect.poll(() => texts.count()).toBe(1);
    await page.getByRole('button', { name: 'Show on the page' }).click();
    await expect.poll(() => texts.count()).toBe(2);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => texts.count()).toBe(1);
    expect(read()).toBe(good);
  });
});

describe('an item of a list', () => {
  test('is moved, duplicated and deleted', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('button', { name: /^Commission tiers/ }).click();
    const item = page.getByRole('group', { name: 'plans 2', exact: true });
    await item.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(() => isBefore('tiers.silver.name}', 'tiers.bronze.name}')).toBe(true);
    await item.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => shownOn(page).getByText('£100').count()).toBe(2);
    await item.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => shownOn(page).getByText('£100').count()).toBe(1);
    await item.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(read).toBe(good);
  });
});

describe('an item that is counted', () => {
  test('is added in one step with the numbers that count it, shown before', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: /^Real Retailers/ }).click();
    const last = page.getByRole('group', { name: 'videos 8', exact: true });
    await last.getByRole('button', { name: 'Duplicate' }).click();
    const question = page.getByRole('dialog', { name: 'more than one place' });
    const lines = question.getByRole('list', { name: 'Lines that change with it' });
    expect(
      (await lines.innerText()).split('\n').filter((text) => !text.startsWith('Line')),
    ).toEqual(['videos: 8', 'videos: 9', 'rows: [3, 3, 2]', 'rows: [3, 3, 3]']);
    expect(await runAxe(page)).toEqual([]);
    await question.getByRole('button', { name: 'Leave it' }).click();
    expect(read()).toBe(good);

    await last.getByRole('button', { name: 'Duplicate' }).click();
    await question.getByRole('button', { name: 'Change all of it' }).click();
    await page.getByRole('group', { name: 'videos 9', exact: true }).waitFor();
    expect(changes()).toEqual({
      gone: ['    videos: 8', '    rows: [3, 3, 2]'],
      come: ['    videos: 9', '    rows: [3, 3, 3]'],
    });
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(read).toBe(good);
  });

  test('is taken away with them, too', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: /^Real Retailers/ }).click();
    const item = page.getByRole('group', { name: 'gallery › pictures 2', exact: true });
    await item.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Change all of it' }).click();
    await expect.poll(() => changes().come).toEqual(['    pictures: 35']);
  });
});

describe('a constant', () => {
  test('is found by its value, shows its uses, and is changed where it is written', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('tab', { name: 'Numbers' }).click();
    await page.getByRole('searchbox').fill('250');
    await page.getByText('Used in 2 places').click();
    await page.getByRole('button', { name: '/affiliate-join', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change constants.tiers.gold.payout' }).click();
    await page.getByRole('textbox').fill('300');
    await page.keyboard.press('Enter');
    await expect.poll(read).toContain('payout: 300');
  });
});
