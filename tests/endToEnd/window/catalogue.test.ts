import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { describeBlocks } from '#preview/describeBlocks.ts';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { openWindow, good, read, visit } = openPreview();
const blocks = describeBlocks({ hasFile: () => true, picture: undefined, schema: shippedSchema });
const steps = blocks.find(({ type }) => type === 'steps')?.examples[0]?.yaml ?? '';
const example = blocks[0]?.examples[0]?.address ?? '';

describe('the catalogue', () => {
  test('shows an example as it is', async () => {
    const page = await visit(example, { width: 820 });
    await page.locator('#_content > section').waitFor();
    expect(await page.locator('#_content > section').count()).toBe(1);
    expect(await page.getByText('This part of the page could not be shown').count()).toBe(0);
  });

  test('puts an example behind the section that was chosen, and shows it there', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('button', { name: /^Bookmark this page/ }).click();
    await page.getByRole('button', { name: 'Add a section after it' }).click();
    await page.getByRole('button', { name: /^steps/ }).click();
    await page
      .getByRole('button', { name: /after «Bookmark/ })
      .first()
      .click();
    await shownOn(page).getByRole('heading', { name: 'How it begins' }).waitFor();
    expect(read()).toContain(`      - ${steps.replaceAll('\n', '\n        ')}\n`);
    expect(read().replace(`      - ${steps.replaceAll('\n', '\n        ')}\n`, '')).toBe(good);
    expect(read().indexOf('How it begins')).toBeLessThan(read().indexOf('id: tiers'));
  });

  test('leads the page to what was put on it', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('button', { name: /^Commission tiers/ }).click();
    await page.getByRole('button', { name: 'Add a section after it' }).click();
    await page.getByRole('button', { name: /^steps/ }).click();
    await page
      .getByRole('button', { name: /after «Commission/ })
      .first()
      .click();
    const added = shownOn(page).getByRole('heading', { name: 'Say yes' });
    const below = () => added.evaluate((node) => node.getBoundingClientRect().bottom - innerHeight);
    await expect.poll(below, { timeout: 5000 }).toBeLessThan(0);
  });

  test('gives the YAML to copy, and says what each field may be', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('button', { name: /^note/ }).click();
    await page.getByText('text, up to').first().waitFor();
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('- type: note\n  text: We are closed on the first Monday of May.\n');
    const frame = page.locator('iframe[title^="Example"]');
    expect(await frame.count()).toBe(3);
  });

  test('leads to a form, and says its line, also where that comes with a link', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('button', { name: /^form/ }).click();
    await page
      .getByRole('button', { name: /at the end of/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Change all of it' }).click();
    const added = shownOn(page).getByRole('heading', { name: 'Ask for an appointment' });
    await expect
      .poll(() => added.evaluate((node) => node.getBoundingClientRect().bottom - innerHeight), {
        timeout: 10_000,
      })
      .toBeLessThan(0);
    const lines = read().split('\n');
    const line = lines.findIndex((one) => one.includes('heading: Ask for an appointment'));
    const said = await page.getByText(/^Added\. Line/).textContent();
    expect(Math.abs(Number(said?.match(/\d+/)?.[0]) - line)).toBeLessThan(4);
  });

  test('shows each example with one scrollbar at most', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('button', { name: /^form/ }).click();
    const picture = page.locator('.picture').nth(1);
    const inside = page.frameLocator('iframe[title^="Example"]').nth(1);
    await inside.getByText('Ask for an appointment').waitFor();
    expect(
      await picture.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight > clientHeight,
      ]),
    ).toEqual([0, true]);
    // Nothing of it is behind a scrollbar of its own.
    const rest = () => inside.locator('html').evaluate((root) => root.clientWidth - innerWidth);
    await expect.poll(rest).toBe(0);
    await picture.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    expect(await inside.getByRole('button', { name: 'Ask for it' }).isVisible()).toBe(true);
  });
});
