import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { weigh } from '#build/weighPages.ts';
import { styleNames } from '#styles/readStyle.ts';
import { findBarriers, findStateFaults, modes, widths } from '#tests/states/findStateFaults.ts';
import { scrollThrough } from '#verify/steps.ts';
import { openSite } from './harness/openSite.ts';
import { variantSite } from './harness/variantSite.ts';

/**
 * A page of twelve blocks in each style; each mode meets each width in one of them. All blocks with all contents:
 * `npm run bench -- states`.
 */
describe.each(styleNames)('%s', (style) => {
  const folder = variantSite('dozen', (source) => {
    const { routes, ...rest } = parse(source);
    return stringify({ ...rest, theme: { style }, routes: [...routes, contactPage] });
  });
  const site = openSite(folder);
  const place = styleNames.indexOf(style);

  test('holds at every width, and can be read', async () => {
    const { page } = await site.visit('/', { viewport: 'desktop' });
    await scrollThrough(page);
    for (const [index, mode] of modes.entries()) {
      const width = widths[(place + index) % widths.length] ?? 320;
      const faults = await findStateFaults(page, { width, mode });
      if (mode === 'plain' || mode === 'dark') faults.push(...(await findBarriers(page)));
      expect({ width, mode, faults }).toEqual({ width, mode, faults: [] });
    }
  });

  test.each(['no-preference', 'reduce'] as const)(
    'moves heads as they come into view, where %s is wanted of motion',
    async (reducedMotion) => {
      const { page } = await site.visit('/', { viewport: 'phone', context: { reducedMotion } });
      const head = page.locator('main > section:nth-of-type(n + 3) > div > header').first();
      const moved = () => head.evaluate((element) => getComputedStyle(element).translate);
      const scrollTo = (share: number) =>
        head.evaluate((element, at) => {
          const { top } = element.getBoundingClientRect();
          scrollBy({ top: top - at * innerHeight, behavior: 'instant' });
        }, share);
      await scrollTo(0.95);
      const isMoving = reducedMotion === 'no-preference';
      await expect.poll(async () => /\dpx$/.test(await moved())).toBe(isMoving);
      await scrollTo(0.3);
      await expect.poll(moved).toMatch(isMoving ? /^0px$/ : /^none$/);
    },
  );

  test('shows every picture from a file that is wide enough, and not far too wide', async () => {
    for (const viewport of ['phone', 'desktop'] as const) {
      const { page } = await site.visit('/', { viewport });
      await scrollThrough(page);
      expect({ viewport, wrong: await page.evaluate(wrongPictures) }).toEqual({
        viewport,
        wrong: [],
      });
    }
  });

  test('keeps the columns and lines of a contact apart, also without an address', async () => {
    const { page } = await site.visit('/contact', { viewport: 'desktop' });
    const boxOf = (text: string) =>
      page.getByText(text).evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return { left, right, bottom };
      });
    const { left } = await boxOf('Monday');
    expect(left - (await boxOf('write@dozen.example')).right).toBeGreaterThan(16);
    const end = await page
      .locator('[data-block~=contact]')
      .evaluate((section) => section.getBoundingClientRect().bottom);
    expect(end - (await boxOf('By appointment, too.')).bottom).toBeGreaterThan(16);
  });

  test('is light', async () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    expect(await weigh(styles.join(''))).toBeLessThanOrEqual(12 * 1024);
    const assets = join(folder, 'assets');
    const typefaces = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
    const sizes = typefaces.map((name) => statSync(join(assets, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  });
});

/** Of a place, no more than how to reach it and when. */
const contactPage = {
  path: '/contact',
  reachedFrom: 'outside',
  title: 'Contact',
  seo: { index: false },
  sections: [
    {
      type: 'contact',
      heading: 'We are open',
      places: [
        {
          links: [{ text: 'E-mail', label: 'write@dozen.example', to: '/' }],
          hours: {
            days: [{ day: 'monday', until: 'friday', times: ['08:00-18:00'] }],
            note: 'By appointment, too.',
          },
        },
      ],
    },
  ],
};

/** Pictures that come from a file which is narrower than their place, or more than 1.6 times as wide as it needs. */
function wrongPictures(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    if (width === 0) return [];
    const [, file = '0'] = /-(\d+)\.\w+$/.exec(picture.currentSrc) ?? [];
    const files = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one));
    // What is cut off must be there, too.
    const needed = Math.max(
      width,
      (height * Number(picture.getAttribute('width'))) / Number(picture.getAttribute('height')),
    );
    const isNarrow = Number(file) < Math.min(needed, Math.max(...files)) - 1;
    const isWide = Number(file) > Math.max(1.6 * needed * devicePixelRatio, Math.min(...files));
    const section = picture.closest('section')?.dataset['block'];
    return isNarrow || isWide ? `${section}: ${file} for ${Math.round(needed)} (${files})` : [];
  });
}
