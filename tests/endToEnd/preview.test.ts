import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPreview, type Preview } from '#preview/createPreview.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';

const { source: good } = fixtureSite('specification');
const before = 'headline: Affiliate Resources';
const after = 'headline: Resources for affiliates';
const wrong = good.replace(before, 'headlin: Affiliate Resources');
const h1 = { level: 1 } as const;

let root: string;
let site: string;
let preview: Preview;
let browser: Browser;
let page: Page;
let failures: string[];

/** The preview of a copy of the specification’s site, outside of the project. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fascia-preview-'));
  site = copyFixture('specification', root).file;
  [preview, browser] = await Promise.all([
    createPreview({ root, port: 5290, open: false, onRead: () => {} }),
    sharedBrowser(),
  ]);
});

afterAll(async () => {
  await preview?.close();
  rmSync(root, { recursive: true, force: true });
});

beforeEach(async () => {
  failures = [];
  page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.on('pageerror', ({ message }) => failures.push(message));
});

afterEach(async () => {
  await page.close();
  if (failures.length > 0) throw new Error(failures.join('\n'));
});

function open(path: string) {
  return page.goto(preview.origins.pages + path);
}

const panel = () => page.getByRole('region', { name: 'wrong in site.yaml' });

/** Marks the document and scrolls, so that a reload or a jump shows. Late typefaces move the text. */
async function settle() {
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.documentElement.dataset['mark'] = 'same';
    scrollTo({ top: 400, behavior: 'instant' });
  });
}

/** `same 400` while nothing has happened to either. */
function settled(): Promise<string> {
  return page.evaluate(() => `${document.documentElement.dataset['mark']} ${scrollY}`);
}

describe('the preview', () => {
  test('shows an edit without a reload, and keeps scroll position, route and state', async () => {
    await open('/affiliates');
    await page.getByRole('heading', { ...h1, name: 'Affiliate Resources' }).waitFor();
    await page
      .getByRole('button', { name: /^Play video/ })
      .first()
      .click();
    await page.locator('iframe').first().waitFor();
    await settle();

    writeFileSync(site, good.replace(before, after));
    await page.getByRole('heading', { ...h1, name: 'Resources for affiliates' }).waitFor();
    expect(await settled()).toBe('same 400');
    expect(await page.locator('iframe').count()).toBe(1);
    writeFileSync(site, good);
    await page.getByRole('heading', { ...h1, name: 'Affiliate Resources' }).waitFor();
  });

  test('goes on without a reload when an .env file appears beside the site', async () => {
    await open('/affiliates');
    const logo = page.locator('header img').first();
    const address = await logo.getAttribute('src');
    await settle();
    writeFileSync(join(root, '.env'), 'VITE_KEY=1\n');
    // Seen by the watcher that sees the .env file, and after it.
    utimesSync(join(root, 'media/samples/logo.svg'), 1, 1);
    await expect.poll(() => logo.getAttribute('src')).not.toBe(address);
    writeFileSync(site, good.replace(before, after));
    await page.getByRole('heading', { ...h1, name: 'Resources for affiliates' }).waitFor();
    expect(await settled()).toBe('same 400');
    writeFileSync(site, good);
    await page.getByRole('heading', { ...h1, name: 'Affiliate Resources' }).waitFor();
  });

  test('shows what is wrong above the last right page, until the file is right', async () => {
    await open('/affiliates');
    await page.getByRole('heading', h1).waitFor();
    await settle();

    writeFileSync(site, wrong);
    await panel().waitFor();
    expect(await panel().innerText()).toMatch(/site\.yaml:\d+:9[\s\S]*"headlin"/);
    expect(await page.getByRole('heading', h1).innerText()).toBe('Affiliate Resources');
    expect(await page.locator('vite-error-overlay').count()).toBe(0);

    writeFileSync(site, good);
    await panel().waitFor({ state: 'detached' });
    expect(await settled()).toBe('same 400');
  });

  test('recovers when the file was deleted, emptied or saved half-way', async () => {
    await open('/');
    await page.getByRole('heading', h1).waitFor();
    await settle();
    for (const harm of [
      () => rmSync(site),
      () => writeFileSync(site, ''),
      () => writeFileSync(site, good.slice(0, good.length / 2)),
    ]) {
      harm();
      await panel().waitFor();
      writeFileSync(`${site}.new`, good);
      renameSync(`${site}.new`, site);
      await panel().waitFor({ state: 'detached' });
      expect(await settled()).toBe('same 400');
    }
  });

  test('shows the problems alone when the file was never right, then the page', async () => {
    await preview.close();
    writeFileSync(site, wrong);
    preview = await createPreview({
      root,
      port: 5290,
      open: false,
      onRead: () => {},
    });
    await open('/affiliates');
    await panel().waitFor();
    expect(await panel().innerText()).toContain('The page appears as soon as the file is right.');

    writeFileSync(site, good);
    await page.getByRole('heading', { ...h1, name: 'Affiliate Resources' }).waitFor();
    await panel().waitFor({ state: 'detached' });
  });

  test('moves between pages without a reload and logs what a visitor’s page would send', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open('/');
    await page.getByRole('heading', h1).waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await settle();
    await page.getByRole('link', { name: 'Marketing package' }).click();
    await expect.poll(() => page.title()).toBe('The complete marketing solution for your store');
    expect(await page.evaluate(() => document.documentElement.dataset['mark'])).toBe('same');
    await expect.poll(() => logged.filter((text) => text.includes('PageView')).length).toBe(2);
  });

  test.each(['/', '/congratulations', '/affiliates', '/nowhere'])(
    'gives %s the policy of the built page, which lets through all that is on it',
    async (path) => {
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          const { dataset } = document.documentElement;
          dataset['blocked'] = `${dataset['blocked'] ?? ''}${effectiveDirective} ${blockedURI};`;
        });
      });
      const policy = (await open(path))?.headers()['content-security-policy'];
      await page.getByRole('heading', h1).waitFor();
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(policy).not.toContain('unsafe');
      // What the site does not name is kept out, and nothing else.
      await page.evaluate(() => {
        const image = document.createElement('img');
        image.src = 'https://nowhere.example/a.png';
      });
      const blocked = page.locator('html[data-blocked]');
      await blocked.waitFor();
      const all = await blocked.getAttribute('data-blocked');
      expect(all).toBe('img-src https://nowhere.example/a.png;');
    },
  );

  test('follows a redirect as soon as it is written', async () => {
    const redirects = '\nredirects:\n  - { from: /old, to: "/buy-media" }\n\nnotFound:';
    writeFileSync(site, good.replace('\nnotFound:', redirects));
    await expect
      .poll(async () => (await open('/old/?a=1'))?.url())
      .toMatch(/:\d+\/buy-media\?a=1$/);
    writeFileSync(site, good);
  });

  test('shows the 404 page for an unknown path, with its status, and says so in the console', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await open('/nowhere');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { ...h1, name: 'Oops! Page not found' }).waitFor();
    await expect.poll(() => logged).toContain('404: there is no page at /nowhere');
  });
});
