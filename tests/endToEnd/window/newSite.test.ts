import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreview, type Preview } from '#preview/createPreview.ts';
import { runAxe } from '#verify/checkAccessibility.ts';
import { sharedBrowser } from '../harness/launchBrowser.ts';
import { shownOn } from '../harness/openPreview.ts';

let root: string;
let preview: Preview;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fascia-empty-'));
  const port = 5390 + 10 * Number(process.env['VITEST_POOL_ID']);
  preview = await createPreview({ root, port, open: false, onRead: () => {} });
});
afterAll(async () => {
  await preview.close();
  rmSync(root, { recursive: true, force: true });
});

test('the window of an empty folder offers sites to begin with, and goes on with the one that is chosen', async () => {
  const page = await (await sharedBrowser()).newPage();
  await page.goto(`${preview.origins.window}/_fascia/`);
  const choice = page.getByRole('button', { name: 'A landing page' });
  await choice.waitFor();
  expect(await runAxe(page)).toEqual([]);

  mkdirSync(join(root, 'media'));
  writeFileSync(join(root, 'media/house.svg'), 'Mine');
  await choice.click();
  const refusal = page.getByRole('alert');
  await expect.poll(() => refusal.textContent()).toContain('a file media/house.svg already');
  expect(readFileSync(join(root, 'media/house.svg'), 'utf8')).toBe('Mine');

  rmSync(join(root, 'media'), { recursive: true });
  await choice.click();
  const heading = shownOn(page).getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent()).toBe('A warm house by tonight');
  await page.close();
});
