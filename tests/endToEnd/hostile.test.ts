import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { calendly, metaPixel, outsidePages, videoPlayers } from './harness/fakes.ts';
import { hostileSource } from './harness/hostileSource.ts';
import { openSite } from './harness/openSite.ts';
import { variantSite } from './harness/variantSite.ts';

const { source, attacks } = hostileSource();
const site = openSite(variantSite('specification', () => source));
const fakes = [
  calendly(),
  ...metaPixel().fakes,
  ...videoPlayers(),
  outsidePages(/\.aislezero\.example$/),
];

/** A page on which an attack that runs, and a policy that is broken, are noted. */
async function visit(path: string) {
  const profile = {
    fakes,
    viewport: 'desktop',
    expectedErrors: [/404/, /%3Cscript%3E/],
    prepare: noteFaults,
  } as const;
  const { page } = await site.visit(path, profile);
  return page;
}

const noteFaults = (page: Page) =>
  page.addInitScript(() => {
    const faults: string[] = [];
    Object.assign(window, { faults, attack: () => faults.push('an attack ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      faults.push(`${violatedDirective}: ${blockedURI}`);
    });
  });

const textOf = (...path: (string | number)[]) =>
  attacks.find((attack) => attack.path.join() === path.join())?.text;

/**
 * Whatever of a page would run, or lead out of it, if a text were not taken as one. The boot
 * script and the one in the head are the page's own.
 */
function findFaults(page: Page, own = 2): Promise<string[]> {
  return page.evaluate((count) => {
    const elements = [...document.querySelectorAll('head, head *, body, body *')];
    // The room for the consent banner is set by script: here, and on the root element.
    const isOurs = (element: Element, { name, value }: Attr) =>
      element.id === '_end' && name === 'style' && /^--room: \d+px;$/.test(value);
    const odd = elements.flatMap((element) =>
      [...element.attributes]
        .filter((attribute) => !isOurs(element, attribute))
        .filter(
          ({ name, value }) =>
            /^(?:on|style$|srcdoc$|autofocus$)/.test(name) ||
            (/^(?:href|src|srcset|action)$/.test(name) && /javascript:|evil\.example/.test(value)),
        )
        .map(({ name }) => `${element.tagName} has ${name}`),
    );
    const scripts = [...document.scripts].filter(({ type, src }) => !type && !src);
    const strangers = elements.filter((element) =>
      element.matches('iframe[srcdoc], object, embed, base, form, img[src="x"]'),
    );
    return [
      ...(window as unknown as { faults: string[] }).faults,
      ...odd,
      ...strangers.map(({ tagName }) => tagName),
      ...(scripts.length === count ? [] : [`${scripts.length} inline scripts`]),
    ];
  }, own);
}

/** All that a visitor, a screen reader or a search engine reads. */
function readAll(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      document.body.textContent,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        ['alt', 'aria-label', 'content', 'title', 'data-text'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ),
    ].join('\n'),
  );
}

async function missingOn(page: Page, texts: readonly string[]): Promise<string[]> {
  const all = await readAll(page);
  return texts.filter((text) => !all.includes(text));
}

/** The path of every route, by its place in site.yaml. */
const routes = (JSON.parse(source) as { routes: { path: string; sections: { use?: string }[] }[] })
  .routes;

/** The attacks that a page carries, but for those that only show when something happens. */
function attacksOf(index: number): string[] {
  const uses = routes[index]?.sections.flatMap(({ use }) => use ?? []) ?? [];
  const later = ['failed', 'otherWays', 'copiedLabel', 'unavailable', 'loading'];
  return attacks
    .filter(
      ({ path: [part, name] }) =>
        (part === 'routes' && name === index) ||
        (part === 'sections' && uses.includes(String(name))) ||
        part === 'header' ||
        part === 'footer',
    )
    .filter(({ path }) => !path.some((step) => later.includes(String(step))))
    .map(({ text }) => text);
}

describe.each(routes.map(({ path }, index) => [path, index] as const))(
  'a site whose every text is an attack, on %s',
  (path, index) => {
    test('shows them as the texts that they are, before React and after; no link opens a way back', async () => {
      const page = await visit(path);
      const expected = attacksOf(index);
      expect(expected.length).toBeGreaterThan(10);
      for (const moment of ['before', 'after']) {
        if (moment === 'after') {
          await bringReact(page);
          await page.waitForTimeout(200);
        }
        await expect.poll(() => missingOn(page, expected)).toEqual([]);
        expect(await findFaults(page)).toEqual([]);
      }
      expect(await page.title()).toBe(textOf('routes', index, 'title'));
      const relations = await page
        .locator('a[target]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('rel')));
      expect(relations.filter((rel) => rel !== 'noopener')).toEqual([]);
    });
  },
);

test('its data for search engines holds the same texts', async () => {
  const page = await visit('/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(json ?? '') as { '@graph': { name: string }[] })['@graph'];
  const name = textOf('site', 'name');
  expect(graph.map((thing) => thing.name)).toEqual([name, name]);
  const description = page.locator('meta[name="description"]');
  expect(await description.getAttribute('content')).toBe(textOf('routes', 0, 'seo', 'description'));
});

test('its pages follow each other, its buttons work, and nothing runs', async () => {
  const page = await visit('/');
  await bringReact(page);
  await page.locator('footer a[href="/affiliates"]').click();
  await page.waitForURL('**/affiliates');
  await expect.poll(() => page.title()).toBe(textOf('routes', 5, 'title'));
  await page.getByRole('button', { name: /#\d+/ }).first().hover();
  for (const button of await page.locator('main button:not([aria-disabled])').all()) {
    await button.click({ timeout: 2000 }).catch(() => {});
  }
  await page.waitForTimeout(200);
  expect(await findFaults(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await findFaults(page)).toEqual([]);
});

test('an address with quotes in it stays an address, and opens no way back', async () => {
  const page = await visit('/?gclid=1');
  const link = page.locator('a[data-campaign]').first();
  expect(await link.getAttribute('rel')).toBe('noopener');
  const { host, pathname } = new URL((await link.getAttribute('href')) ?? '');
  expect(host).toBe('forms.aislezero.example');
  expect(decodeURI(pathname)).toBe('/"onmouseover="attack()"');
});

test('its 404 page shows the path as it is, and nothing runs', async () => {
  const page = await visit('/');
  await page.goto(`${site.origin()}/%3Cscript%3Eattack()%3C/script%3E`);
  // Its own word to the console is one script more.
  expect(await findFaults(page, 3)).toEqual([]);
});
