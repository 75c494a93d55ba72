import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPreview, shownOn as shown } from '../harness/openPreview.ts';
import { runAxe } from '#verify/checkAccessibility.ts';

const h1 = { level: 1 } as const;
const { openWindow, good, read, visit, write } = openPreview();

const tabs = [
  'Pages',
  'Find',
  'Problems',
  'Blocks',
  'Numbers',
  'Links',
  'Look',
  'Events',
  'Samples',
];

describe('the window', () => {
  test('shows the page of its address, and leads through the site with it', async () => {
    const page = await openWindow('/affiliates');
    expect(await shown(page).getByRole('heading', h1).innerText()).toBe('Affiliate Resources');

    await page.getByRole('combobox', { name: 'Page' }).selectOption('/buy-media');
    await shown(page)
      .getByRole('heading', { ...h1, name: 'Get the complete' })
      .waitFor();
    expect(new URL(page.url()).hash).toBe('#/buy-media');
  });

  test('shows three screens side by side, each at its width, on the same page', async () => {
    const page = await openWindow('/affiliate-join');
    await page.getByRole('button', { name: 'Side by side' }).click();
    for (const [screen, width] of [
      ['phone', 390],
      ['tablet', 820],
      ['desktop', 1440],
    ] as const) {
      await shown(page, screen).getByRole('heading', h1).waitFor();
      const inner = await shown(page, screen)
        .locator('body')
        .evaluate(() => innerWidth);
      expect(inner).toBe(width);
    }
    await page.getByRole('button', { name: 'Try' }).click();
    await shown(page).getByRole('link', { name: 'Marketing package' }).click();
    const heading = shown(page, 'phone').getByRole('heading', { ...h1, name: 'Get the complete' });
    await heading.waitFor();
  });

  test('is as narrow as its window has become', async () => {
    const page = await openWindow('/affiliates');
    await shown(page).getByRole('heading', h1).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(390);
  });

  test('follows a save in place, without reloading the page', async () => {
    const page = await openWindow('/affiliates');
    await shown(page)
      .locator('body')
      .evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    write(good.replace('headline: Affiliate Resources', 'headline: All for you'));
    await shown(page)
      .getByRole('heading', { ...h1, name: 'All for you' })
      .waitFor();
    const top = await shown(page)
      .locator('body')
      .evaluate(() => scrollY);
    expect(top).toBe(300);
  });

  test('finds nothing to use when it is alone on the page: the site’s pages stay as they are', async () => {
    const page = await visit('/affiliates');
    await page.getByRole('heading', h1).waitFor();
    expect(await page.locator('#window').count()).toBe(0);
  });

  test('axe finds nothing in any tab', async () => {
    const page = await openWindow('/affiliates', 1024);
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('heading', { name, level: 2 }).waitFor();
      expect([name, ...(await runAxe(page))]).toEqual([name]);
    }
  });

  describe.each([1440, 1024])('%i pixels wide', (width) => {
    test('axe finds nothing in the questions about the visitor, and while a text is edited', async () => {
      const page = await openWindow('/affiliates', width);
      await page.getByRole('button', { name: 'Visitor' }).click();
      const questions = page.getByRole('dialog', { name: 'Who visits' });
      await questions.waitFor();
      expect(await runAxe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await questions.waitFor({ state: 'hidden' });
      await shown(page).getByRole('heading', h1).dblclick();
      await page.getByRole('dialog', { name: 'headline' }).waitFor();
      await page.getByRole('button', { name: 'Duplicate' }).first().waitFor();
      expect(await runAxe(page)).toEqual([]);
    });
  });

  test('lets the keyboard through its tabs', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('tab', { name: 'Pages' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'Find' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'Problems' }).waitFor();
    const focused = await page.evaluate(() => document.activeElement?.id);
    expect(focused).toBe('tab-problems');
  });
});

describe('the states of a visitor', () => {
  const state = async (page: Page, words: string) => {
    await page.getByRole('button', { name: /^Visitor/ }).click();
    await page.getByLabel(words).click();
    await page.keyboard.press('Escape');
    await shown(page).getByRole('heading', h1).waitFor();
  };
  const question = (page: Page) => shown(page).getByRole('region', { name: 'May we measure' });

  test('the question is open, accepted or rejected, whatever this browser answered', async () => {
    const page = await openWindow('/affiliates');
    await expect.poll(() => question(page).isVisible()).toBe(false);
    await state(page, 'Has not answered yet');
    await question(page).waitFor();
    await state(page, 'Has rejected');
    await expect.poll(() => question(page).isVisible()).toBe(false);
    const kept = await page.evaluate(() => localStorage.length);
    expect(kept).toBe(0);
  });

  test('less motion: the names of the shop sign do not move', async () => {
    const page = await openWindow('/');
    const moving = () =>
      shown(page)
        .locator('body')
        .evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
    expect(await moving()).toBeGreaterThan(0);
    await state(page, 'Asks for less motion');
    await expect.poll(moving).toBe(0);
  });

  test('no JavaScript: the prerendered page', async () => {
    const page = await openWindow('/buy-media');
    await page.getByRole('button', { name: /^Visitor/ }).click();
    await page.getByLabel('Has no JavaScript').click();
    const still = page.frameLocator('iframe[title$="without JavaScript"]');
    await still.getByRole('heading', { ...h1, name: 'Get the complete' }).waitFor();
    expect(await still.locator('script').count()).toBe(0);
  });

  test('a blocker: the calendar gives way to its plain link', async () => {
    const page = await openWindow('/congratulations');
    await state(page, 'Blocks what comes from other hosts');
    const failed = shown(page).getByText('The calendar could not be loaded here.');
    await expect.poll(() => failed.isVisible(), { timeout: 25_000 }).toBe(true);
    const link = shown(page).getByRole('link', { name: 'Open the booking page' });
    expect(await link.isVisible()).toBe(true);
  });
});

test('the log shows what the page would send, as it is sent', async () => {
  const page = await openWindow('/affiliate-join');
  await page.getByRole('tab', { name: 'Events' }).click();
  const log = page.getByRole('log', { name: 'Sent events' });
  await expect.poll(() => log.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Try' }).click();
  await shown(page).getByRole('link', { name: 'Marketing package' }).click();
  await expect.poll(() => log.getByRole('listitem').count()).toBe(2);
  expect(await log.getByRole('listitem').first().innerText()).toMatch(
    /^PageView 0 GBP[\s\S]*\/buy-media/,
  );
  // One rule, and the one that it was.
  const line = good.slice(0, good.indexOf('send: PageView')).split('\n').length;
  const first = log.getByRole('listitem').first();
  expect(await first.getByRole('button').allInnerTexts()).toEqual([`Rule in line ${line}`]);
});

test('the table says what every page sends, and leads to the line of the rule', async () => {
  const page = await openWindow('/buy-media');
  await page.getByRole('tab', { name: 'Events' }).click();
  const table = page.getByRole('table', { name: 'What every page sends' });
  const row = table.getByRole('row', { name: /A press on buyNow/ }).first();
  const line = good.slice(0, good.indexOf('onClick: buyNow')).split('\n').length;
  await row.getByRole('button', { name: String(line), exact: true }).waitFor();
  expect(await row.innerText()).toContain('Purchase');
  await table.getByRole('rowheader', { name: '/not-qualified' }).waitFor();

  write(good.replace('onClick: buyNow', 'onClick: buyNever'));
  await page.getByText('The table is here again when the file is right.').waitFor();
});

test('a colour is changed in the Look tab, with a warning when it cannot be read', async () => {
  const page = await openWindow('/affiliates');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: 'Change theme.colours.ink' }).click();
  const colour = page.getByRole('textbox', { name: 'Text.' });
  await colour.fill('#FFD54D');
  await page
    .getByText(/have a contrast of/)
    .first()
    .waitFor();
  await colour.fill('#102030');
  await colour.press('Enter');
  await expect.poll(read).toBe(good.replace('ink: "#14211B"', 'ink: "#102030"'));
});

test('a style is chosen by the page itself in it, and a typeface by its letters', async () => {
  const styled = good.replace('theme:\n', 'theme:\n  style: editorial\n');
  const page = await openWindow('/affiliates');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByText('What else may be written').click();
  await page.getByRole('button', { name: '+ style' }).click();
  const styles = page.getByRole('group', { name: 'Styles' });
  const framed = styles.frameLocator('[title$="editorial"]');
  await framed.getByRole('heading', h1).waitFor();
  expect(await framed.locator('main > section').first().getAttribute('data-block')).toContain(
    'hero',
  );
  await styles.getByRole('button', { name: 'editorial' }).click();
  expect(read()).toBe(good);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // One edit, one line.
  await expect.poll(() => read().split('\n').length).toBe(good.split('\n').length + 1);
  expect(read()).toContain('  style: editorial\n');

  write(styled.replace(/heading:\n(?: {6}.*\n)+/, 'heading: Archivo\n'));
  await page.getByRole('button', { name: 'Change theme.fonts.heading', exact: true }).click();
  const typefaces = page.getByRole('group', { name: 'Typefaces that are installed' });
  const familyOf = (name: string) =>
    typefaces
      .getByText(name, { exact: true })
      .evaluate((node) => document.fonts.check(`16px ${getComputedStyle(node).fontFamily}`));
  await expect.poll(() => familyOf('Newsreader')).toBe(true);
  await typefaces.getByRole('button', { name: 'Newsreader' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(read).toContain('    heading: Newsreader\n');
});

test('a sum is found as it is shown', async () => {
  const page = await openWindow('/affiliates');
  await page.getByRole('tab', { name: 'Numbers' }).click();
  const names = () =>
    page
      .getByRole('button', { name: /^Change (?:constants|timings)/ })
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  await page.getByRole('searchbox').fill('£1,000');
  await expect.poll(names).toContain('Change timings.fetching.retryDelay');
  expect(await names()).not.toContain('Change timings.toast.removeAfter');
  await page.getByRole('searchbox').fill('£250');
  await expect.poll(names).toEqual(['Change constants.tiers.gold.payout']);
});
