import { expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite(builtFolder('extremes'));

test.each(['/', '/anzahl', '/recht', '/partner'])(
  'nothing of %s prints that is only for the screen, or over the text',
  async (path) => {
    const { page } = await site.visit(path, { viewport: 'desktop' });
    await page.getByRole('button', { name: 'Alle Einwilligungen ablehnen' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { position, contentVisibility } = getComputedStyle(element);
          return (
            /fixed|sticky/.test(position) ||
            contentVisibility === 'auto' ||
            element.matches('button, iframe, input, [role=status]:not(:empty)')
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(left).toEqual([]);
  },
);

test('every text prints in dark letters, or on the ground that it needs', async () => {
  const { page } = await site.visit('/', { viewport: 'desktop' });
  await page.emulateMedia({ media: 'print' });
  const light = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, a, strong, span')]
      .filter(
        (element) =>
          element.textContent !== '' && element.checkVisibility({ opacityProperty: true }),
      )
      .filter((element) => {
        const { color, printColorAdjust } = getComputedStyle(element);
        const channels = color.match(/[\d.]+/g)?.map(Number) ?? [];
        return printColorAdjust !== 'exact' && Math.max(...channels.slice(0, 3)) > 128;
      })
      .map(({ textContent }) => textContent),
  );
  expect(light).toEqual([]);
});

test('all pictures come before the page is printed', async () => {
  const { page } = await site.visit('/anzahl', { viewport: 'desktop' });
  await page.evaluate(() => window.print());
  const isThere = () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0);
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
});

test('all pictures print without JavaScript', async () => {
  const { page } = await site.visit('/anzahl', { viewport: 'desktop', javaScript: false });
  const sources = await page
    .locator('main img')
    .evaluateAll((pictures) => [
      ...new Set(pictures.map((picture) => picture.getAttribute('src'))),
    ]);
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(sources.length);
});
