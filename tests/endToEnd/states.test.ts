import { describe, expect, test } from 'vitest';
import { findBarriers, findStateFaults, modes, widths } from '#tests/states/findStateFaults.ts';
import { blockTypes, statePath, statesSite } from '#tests/states/statesSite.ts';
import { scrollThrough } from '#verify/steps.ts';
import { openSite } from './harness/openSite.ts';
import type { Profile } from './harness/profiles.ts';
import { variantSite } from './harness/variantSite.ts';

const site = openSite(variantSite('specification', () => statesSite().source));
const alone: Profile = { adBlocker: true, expectedErrors: [/ERR_BLOCKED_BY_CLIENT/] };

/**
 * Of block, content, tone, width and mode each with each at least once: a page has every content on tones in
 * turn, and every block meets each mode at a width that is another one from block to block. All of them:
 * `npm run bench -- states`.
 */
describe.each(blockTypes)('%s', (type) => {
  const place = blockTypes.indexOf(type);

  test('holds, with too little, usual and too much in it', async () => {
    const { page } = await site.visit(statePath(type), { ...alone, viewport: 'desktop' });
    // Whether it jumps is a matter of chance where typefaces come late: the bench says it.
    await scrollThrough(page);
    expect(await findBarriers(page)).toEqual([]);
    for (const [index, mode] of modes.entries()) {
      const width = widths[(place + index) % widths.length] ?? 320;
      const faults = await findStateFaults(page, { width, mode });
      expect({ width, mode, faults }).toEqual({ width, mode, faults: [] });
    }
  });
});

test('every block holds without JavaScript', async () => {
  const { page } = await site.visit('/', { ...alone, javaScript: false });
  expect(await page.locator('main > section').count()).toBe(blockTypes.length);
  expect(await findStateFaults(page, { width: 390, mode: 'plain' })).toEqual([]);
});
