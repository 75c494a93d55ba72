import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { openWindow, good, read, write, file } = openPreview();
const wrong = good.replace('headline: Affiliate Resources', 'headlin: Affiliate Resources');
const panel = (page: Page) => page.getByRole('region', { name: /wrong in site\.yaml/ });

describe('a wrong file', () => {
  test('is reported below the last valid page, and corrected by its fix', async () => {
    const page = await openWindow('/affiliates');
    write(wrong);
    await panel(page).waitFor();
    expect(await panel(page).innerText()).toMatch(/site\.yaml:\d+:9[\s\S]*"headlin"[\s\S]*\^{7}/);
    const heading = shownOn(page).getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe('Affiliate Resources');
    await page.getByRole('button', { name: /\/affiliates.*1 problem/ }).waitFor();

    await panel(page).getByRole('button', { name: 'Apply fix' }).click();
    await panel(page).waitFor({ state: 'detached' });
    expect(read()).toBe(good);
  });

  test('is followed when it was deleted, emptied, saved half-way or in another encoding, and when it comes back by a rename', async () => {
    const page = await openWindow('/');
    for (const harm of [
      () => rmSync(file()),
      () => write(''),
      () => write(good.slice(0, good.length / 2)),
      () => writeFileSync(file(), Buffer.from(good, 'latin1')),
    ]) {
      harm();
      await panel(page).waitFor();
      writeFileSync(`${file()}.new`, good);
      renameSync(`${file()}.new`, file());
      await panel(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('button', { name: 'All right' }).count()).toBe(1);
    }
  });
});
