import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const light = 'house-on-the-hill';
const dark = 'terrace';
const folder = variantSite('dozen', (source) =>
  replaceAll(
    source.replace(/^theme:\n(?: .*\n)+/m, 'theme: { brand: "#22302F" }\n'),
    [`src: media/${light}.jpg`, `src: media/${light}.jpg\n          dark: media/${dark}.jpg`],
    ['\nfooter:\n', '\nfooter:\n  colourScheme: Light or dark\n'],
  ),
);
const site = openSite(folder);

/** What the page shows: the ground that it paints, the picture of its opening, and the colour of the browser's bar. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const [lightness = 0] = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    const picture = document.querySelector<HTMLImageElement>('main img')?.currentSrc;
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    return {
      isDark: lightness < 128,
      picture: picture?.match(/house-on-the-hill|terrace/)?.[0],
      bar: Number.parseInt(bar?.content.slice(1, 3) ?? '', 16) < 128,
    };
  });
/** What the page has loaded that names a picture. */
const loadedOf = (page: Page, picture: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').filter((loaded) => loaded.name.includes(name)),
    picture,
  );
const isLight = { isDark: false, picture: light, bar: false };
const isDark = { isDark: true, picture: dark, bar: true };

test.each([
  { colorScheme: 'light', shown: isLight, other: dark },
  { colorScheme: 'dark', shown: isDark, other: light },
] as const)(
  'a device set to $colorScheme loads what is for it alone',
  async ({ colorScheme, shown, other }) => {
    const { page } = await site.visit('/', { context: { colorScheme } });
    expect(await look(page)).toEqual(shown);
    expect(await loadedOf(page, other)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await look(page)).picture).toBe(light);
  },
);

test.each([
  { colorScheme: 'light', first: isLight, second: isDark },
  { colorScheme: 'dark', first: isDark, second: isLight },
] as const)(
  'a visitor with a device set to $colorScheme chooses the other, and keeps it',
  async ({ colorScheme, first, second }) => {
    const { page } = await site.visit('/', {
      context: { colorScheme },
      // The script of the page never comes.
      prepare: (empty) => empty.route('**/assets/*.js', () => {}),
      waitUntil: 'domcontentloaded',
    });
    await expect.poll(() => look(page)).toEqual(first);
    const button = page.getByRole('button', { name: 'Light or dark' });
    await button.click();
    await expect.poll(() => look(page)).toEqual(second);
    await page.unroute('**/assets/*.js');
    await page.reload();
    expect(await look(page)).toEqual(second);
    expect(await loadedOf(page, first.picture)).toEqual([]);
    await button.click();
    await expect.poll(() => look(page)).toEqual(first);
  },
);

test('a choice in another tab counts, and one that was made since a page was left', async () => {
  const { page, context } = await site.visit('/');
  const other = await context.newPage();
  await other.goto(`${site.origin()}/`);
  await other.getByRole('button', { name: 'Light or dark' }).click();
  await expect.poll(() => look(page)).toEqual(isDark);
  await page.evaluate(() => {
    localStorage.setItem('scheme', 'light'); // no event in this tab
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => look(page)).toEqual(isLight);
});

test('what asks for something else as well goes on asking for that', async () => {
  const { page } = await site.visit('/');
  const fitting = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLSourceElement>('#own source')].map(
        ({ media }) => matchMedia(media).matches,
      ),
    );
  await page.evaluate(() => {
    const conditions = [
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme:dark)',
      '(min-width: 300px) and (prefers-color-scheme: dark)',
      '(min-width: 9000px) and (prefers-color-scheme: dark)',
      '(min-width: 300px)',
    ];
    const sources = conditions.map((media) =>
      Object.assign(document.createElement('source'), { media, srcset: '/favicon.svg' }),
    );
    const own = Object.assign(document.createElement('picture'), { id: 'own' });
    own.append(...sources);
    document.body.append(own);
  });
  expect(await fitting()).toEqual([true, false, false, false, true]);
  await page.getByRole('button', { name: 'Light or dark' }).click();
  expect(await fitting()).toEqual([false, true, true, false, true]);
  await page.getByRole('button', { name: 'Light or dark' }).click();
  expect(await fitting()).toEqual([true, false, false, false, true]);
});

test('without JavaScript, there is no button that does nothing', async () => {
  const { page } = await site.visit('/', { javaScript: false });
  await page.getByText('Registered in England').waitFor();
  expect(await page.getByRole('button', { name: 'Light or dark' }).count()).toBe(0);
});
