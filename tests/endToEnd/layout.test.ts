import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { findLayoutFaults } from './harness/findLayoutFaults.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const site = openSite(builtFolder('extremes'));
/** As much as is usual above the picture of a hero: sixty letters, and all that there may be. */
const fullHero = `eyebrow: Wool from the north
        headline: A warm house by tonight, with nothing but wool over your head
        trust:
          - { rating: 4.9, text: from 312 reviews }
          - { icon: clock, text: Done in a day }
          - { icon: house, text: In every county }
`;
const german = openSite(
  variantSite('landing', (source) =>
    replaceAll(
      source,
      ['language: en-GB', 'language: de-DE'],
      ['headline: A warm house by tonight\n', fullHero],
    ),
  ),
);
const withoutHeader = openSite(
  variantSite('dozen', (source) => {
    const { routes, ...rest } = parse(source);
    const tiles = { type: 'features', look: 'tiles', items: [{ title: 'One wall' }] };
    const plans = { type: 'pricing', plans: [{ name: 'Small' }, { name: 'Large' }] };
    const comparison = { title: 'All', groups: [{ rows: [{ title: 'Wool', cells: [1, 2] }] }] };
    const entries = [
      { name: 'Tomato rice', prices: ['£9.50', '£17'], picture: 'media/barn.jpg' },
      { name: 'Clams with pork', prices: ['£13', '£24'] },
      { name: 'Bread', price: '£3.20', picture: 'media/barn.jpg' },
    ];
    const menu = { type: 'priceList', groups: [{ sizes: ['For one', 'For two'], entries }] };
    const [page] = routes;
    const sections = [...page.sections, menu, { ...plans, comparison }, tiles];
    return stringify({ ...rest, routes: [{ ...page, header: false, sections }] });
  }),
);
const specification = openSite();
const widths = [320, 390, 600, 768, 1080, 1440];

// Blocks by themselves: states.test.ts. This has a header, a footer and the question around them.
test('a page of long words fits every screen, also with text at twice its size', async () => {
  const { page } = await site.visit('/');
  // All of the page is laid out at once.
  await page.evaluate(() => delete document.documentElement.dataset['later']);
  for (const size of [100, 200]) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([size, width, await findLayoutFaults(page)]).toEqual([size, width, []]);
    }
  }
});

test('the words of the footer keep their distance from a logo of pixels', async () => {
  const { page } = await site.visit('/');
  const [logo, words] = await Promise.all(
    ['img', 'p'].map((name) => page.locator(`footer ${name}`).first().boundingBox()),
  );
  expect((words?.y ?? 0) - (logo?.y ?? 0) - (logo?.height ?? 0)).toBeGreaterThan(8);
});

test('the first screen of a phone shows where the picture of a hero begins', async () => {
  const { page } = await german.visit('/');
  const picture = await page.locator('main img').first().boundingBox();
  expect(picture?.y).toBeLessThan(844 - 64);
});

test('a single tile takes the whole row', async () => {
  const { page } = await withoutHeader.visit('/', { viewport: 'desktop' });
  const widthOf = async (name: string) =>
    (await page.locator(`main > section:last-of-type ${name}`).boundingBox())?.width;
  expect(await widthOf('li')).toBe(await widthOf('ul'));
});

test('the head of a comparison stays at the top where no header is', async () => {
  const { page } = await withoutHeader.visit('/', { viewport: 'desktop' });
  const head = page.getByRole('table', { name: 'All' }).locator('thead');
  expect(await head.evaluate((one) => getComputedStyle(one).insetBlockStart)).toBe('0px');
});

test('the number of a step stands at its top', async () => {
  const { page } = await german.visit('/');
  const step = page.locator('main ol > li', { has: page.getByRole('heading') }).first();
  expect(await step.evaluate((item) => getComputedStyle(item, '::after').top)).toBe('0px');
});

test('a price keeps to one line, also where a language puts a space into it', async () => {
  const { page } = await german.visit('/', { viewport: 'desktop' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .getByText(/^\d\.\d{3}\s£$/)
      .evaluateAll((prices) =>
        prices.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize)),
      );
    expect([width, lines.length, Math.max(...lines) < 1.5]).toEqual([width, 3, true]);
  }
});

test('a price is under the head of its column, or shows its size, also beside a picture', async () => {
  const { page } = await withoutHeader.visit('/');
  for (const width of [240, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    const astray = await page.getByText('Tomato rice').evaluate((name) => {
      const list = name.closest('ul');
      const heads = [...(list?.parentElement?.querySelectorAll('[aria-hidden] > *') ?? [])];
      const ends = heads.map((head) => Math.round(head.getBoundingClientRect().right));
      return [...(list?.querySelectorAll('p:has(small) > span') ?? [])]
        .filter((price, index) => {
          const { right } = price.getBoundingClientRect();
          const size = price.querySelector('small')?.clientHeight ?? 0;
          return size < 8 && Math.abs(right - (ends[index % 2] ?? 0)) > 1;
        })
        .map((price) => price.textContent);
    });
    expect([width, astray]).toEqual([width, []]);
  }
});

test('the light logo of the footer has its ground where the device chooses the colours', async () => {
  const { page } = await specification.visit('/');
  const logo = page.locator('footer img').first();
  const ground = () => logo.evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await ground()).toBe('rgb(14, 59, 44)');
});
