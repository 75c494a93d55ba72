import { describe, expect, test } from 'vitest';
import type { Answer, Fake } from '#verify/intercept.ts';
import { outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const elsewhere = outsidePages(/\.aislezero\.example$/);
const script = (body: string): Answer => ({ type: 'text/javascript', body });

// A script that is not there fails as one that is blocked, and one that cannot be read as one that throws.
const failures: readonly [string, Answer, RegExp[]][] = [
  ['is blocked', 'blocked', []],
  ['hangs', 'hangs', []],
  ['throws', script('throw new Error("The pixel is broken.")'), [/The pixel is broken/]],
  [
    'breaks its own queue',
    script(
      'fbq.queue = null; fbq.callMethod = () => { throw new Error("The pixel is broken."); };',
    ),
    [/The pixel is broken/],
  ],
];

describe.each(failures)('a pixel that %s', (_, answer, expectedErrors) => {
  const pixel: Fake = { host: 'connect.facebook.net', answer: () => answer };

  test('leaves a page that works', async () => {
    const { page, context } = await site.visit('/', { fakes: [pixel, elsewhere], expectedErrors });
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForTimeout(300);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /Learn more/i }).click();
    expect((await opened).url()).toContain('forms.aislezero.example/qualify');
    await page.getByRole('link', { name: 'Affiliate resources' }).click();
    await page.getByRole('heading', { level: 1, name: 'Affiliate Resources' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page
      .getByRole('heading', { name: 'May we measure our advertising?' })
      .waitFor({ state: 'hidden' });
  });
});
