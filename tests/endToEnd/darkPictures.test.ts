import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const light = 'house-on-the-hill';
const dark = 'terrace';
const folder = variantSite('dozen', (source) =>
  replaceAll(
    source,
    ['\ntheme:\n', '\ntheme:\n  brand: "#22302F"\n'],
    [`src: media/${light}.jpg`, `src: media/${light}.jpg\n          dark: media/${dark}.jpg`],
  ),
);
const site = openSite(folder);

test.each([
  { colorScheme: 'light', shown: light, other: dark },
  { colorScheme: 'dark', shown: dark, other: light },
] as const)(
  'a device set to $colorScheme loads the picture for it alone',
  async ({ colorScheme, shown, other }) => {
    const { page } = await site.visit('/', { viewport: 'phone', context: { colorScheme } });
    const sources = () =>
      page
        .locator('main img')
        .evaluateAll((images) =>
          images.slice(0, 1).map((image) => (image as HTMLImageElement).currentSrc),
        );
    expect(await sources()).toEqual([expect.stringContaining(shown)]);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((address) => address.includes(other))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(sources).toEqual([expect.stringContaining(light)]);
  },
);
