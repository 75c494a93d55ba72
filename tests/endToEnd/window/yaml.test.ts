import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPreview, shownOn } from '../harness/openPreview.ts';
import { runAxe } from '#verify/checkAccessibility.ts';

const { openWindow, good, read, write } = openPreview();
const text = (page: Page) => page.getByRole('textbox', { name: 'The text of site.yaml' });

/** The editor, with the cursor behind a part of the text that is there once. */
async function openEditor(page: Page, after: string) {
  await page.getByRole('button', { name: 'site.yaml', exact: true }).click();
  await text(page).waitFor();
  await page.keyboard.press('Control+F');
  await page.getByRole('textbox', { name: 'Find' }).fill(after);
  // It is looked for when a key is released.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

describe('the built-in editor', () => {
  test('is fetched only when it is opened', async () => {
    const page = await openWindow('/affiliates');
    const isFetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('codemirror')),
      );
    expect(await isFetched()).toBe(false);
    await page.getByRole('button', { name: 'site.yaml', exact: true }).click();
    await text(page).waitFor();
    expect(await isFetched()).toBe(true);
    expect(await runAxe(page)).toEqual([]);
  });

  test('begins the rest of a long line where its words begin', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.insertText(' for all'.repeat(40));
    const line = page.locator('.cm-activeLine');
    const [margin, words] = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()];
      const lowest = Math.max(...boxes.map(({ top }) => top));
      const rest = boxes.filter(({ top }) => top === lowest).map(({ left }) => left);
      return [element.getBoundingClientRect().left, Math.min(...rest)];
    });
    expect(words - margin).toBeGreaterThan(40);
  });

  test('saves by the keyboard, and the page follows', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.type(' for all');
    await page.getByText('not saved').waitFor();
    expect(read()).toBe(good);
    await page.keyboard.press('Control+S');
    await shownOn(page)
      .getByRole('heading', { level: 1, name: 'Affiliate Resources for all' })
      .waitFor();
    expect(read()).toBe(
      good.replace('headline: Affiliate Resources', 'headline: Affiliate Resources for all'),
    );
  });

  test('underlines a problem before it is saved, and offers the words that are allowed there', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'look: quiet');
    for (let letter = 0; letter < 'quiet'.length; letter += 1)
      await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: 'primary' }).waitFor({ timeout: 10_000 });
    await page.keyboard.press('Escape');
    await page.keyboard.type('quit');
    await page.locator('.cm-lintRange-error').first().waitFor();
    expect(read()).toBe(good);
  });

  test('takes over what others write in other places, and keeps what is being typed', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    write(good.replace('radius: 14', 'radius: 15'));
    await page.keyboard.type('!');
    write(good.replace('radius: 14', 'radius: 16'));
    await expect.poll(() => page.getByRole('button', { name: 'All right' }).count()).toBe(1);
    await page.keyboard.press('Control+S');
    await expect
      .poll(read)
      .toBe(
        good
          .replace('radius: 14', 'radius: 16')
          .replace('headline: Affiliate Resources', 'headline: Affiliate Resources!'),
      );
  });

  test('has Save in view on a desktop, a low window and a phone', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.type('!');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const [width, height] of [
      [1440, 900],
      [1024, 600],
      [1024, 400],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      // Not scrolled to, and not covered.
      await save.click({ trial: true });
      const box = await save.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
    await save.click();
    await expect.poll(read).toContain('headline: Affiliate Resources!');
  });

  test('asks which counts where another program has changed the same line', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.type(' for all');
    write(good.replace('headline: Affiliate Resources', 'headline: Affiliate Resources, theirs'));
    const asked = page.getByRole('alert').filter({ hasText: 'was changed elsewhere' });
    await asked.waitFor();
    await page.keyboard.press('Control+S');
    await page.getByRole('status').getByText('was changed meanwhile').waitFor();
    expect(read()).toContain('Resources, theirs');
    await asked.getByRole('button', { name: 'Keep mine there' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(read).toContain('headline: Affiliate Resources for all\n');
  });

  test('says that another program has emptied the file', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.type(' for all');
    write('');
    const asked = page.getByRole('alert').filter({ hasText: 'The file was emptied' });
    await asked.getByRole('button', { name: 'Keep mine there' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(read)
      .toBe(good.replace('headline: Affiliate Resources', 'headline: Affiliate Resources for all'));
  });

  test('keeps what was typed while it is closed', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.type(' for all');
    await page.getByText('not saved').waitFor();
    await page.getByRole('button', { name: 'Close the editor' }).click();
    const reopen = page.getByRole('button', { name: 'site.yaml not saved' });
    await reopen.waitFor();
    await reopen.click();
    await text(page).waitFor();
    expect(read()).toBe(good);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(read)
      .toBe(good.replace('headline: Affiliate Resources', 'headline: Affiliate Resources for all'));
    await page.getByRole('button', { name: 'Close the editor' }).click();
    await page.getByRole('button', { name: 'site.yaml', exact: true }).waitFor();
  });

  test('has the browser ask before the window is left with what is not saved', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    await page.keyboard.type('!');
    await page.getByRole('button', { name: 'Close the editor' }).click();
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.reload();
    expect(asked).toHaveLength(1);
  });

  test('goes to the line of what is clicked with Alt', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('button', { name: 'site.yaml', exact: true }).click();
    await text(page).waitFor();
    await shownOn(page)
      .getByRole('heading', { level: 1 })
      .click({ modifiers: ['Alt'] });
    const line = good.slice(0, good.indexOf('headline: Affiliate Resources')).split('\n').length;
    const active = page.locator('.cm-activeLineGutter').first();
    await expect.poll(() => active.innerText()).toBe(String(line));
  });
});

describe('what is typed in the built-in editor', () => {
  /** The text as the operator sees it. All of a short file is on the screen. */
  const seen = async (page: Page) => (await page.locator('.cm-line').allTextContents()).join('\n');
  const short = 'version: 3\r\nsite:\r\n  name: A\n# the end';
  const keys = [
    'a',
    ' ',
    ':',
    '"',
    '[',
    '-',
    'Enter',
    'Backspace',
    'Delete',
    'Tab',
    'Home',
    'End',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Control+End',
    'Control+Home',
    'Control+z',
    'Control+y',
    'Alt+ArrowUp',
    'Shift+Alt+ArrowDown',
  ];

  test('is what is saved, whichever keys are pressed', async () => {
    const page = await openWindow('/affiliates');
    write(short);
    await page.getByRole('button', { name: 'site.yaml', exact: true }).click();
    await text(page).waitFor();
    // A fixed seed (mulberry32).
    let state = 29;
    const next = (count: number) => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
    };
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('x: 1');
    for (let round = 0; round < 8; round += 1) {
      for (let count = 0; count < 15; count += 1) {
        await page.keyboard.press(keys[next(keys.length)] ?? 'a');
      }
      const typed = await seen(page);
      await page.keyboard.press('Control+S');
      await expect.poll(() => read().replaceAll('\r\n', '\n')).toBe(typed);
      expect(read().includes('\r\n') || !typed.startsWith('version: 3\nsite:')).toBe(true);
    }
  });

  test('is discarded by one press, in the editor and in the list of what is not saved', async () => {
    const page = await openWindow('/affiliates');
    await openEditor(page, 'headline: Affiliate Resources');
    const list = page.getByRole('dialog', { name: 'Unsaved' });
    const pane = page.getByRole('region', { name: 'site.yaml' });
    for (const around of [pane, list]) {
      await page.keyboard.type(' for all');
      await page.getByText('not saved').waitFor();
      if (around === list) await page.getByRole('button', { name: '1 unsaved' }).click();
      await around.getByRole('button', { name: 'Discard' }).click();
      await expect.poll(() => page.getByText('not saved').count()).toBe(0);
      expect(await text(page).innerText()).not.toContain('for all');
      await text(page).focus();
    }
    expect(read()).toBe(good);
  });
});
