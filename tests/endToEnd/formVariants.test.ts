import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { startEndpoint } from './harness/endpoint.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

/* Forms beside each other that ask for the same, one whose fields have conditions, and one whose uploads are not watched. */
const endpoint = startEndpoint(
  variantSite('forms', (source) =>
    replaceAll(source, [
      '\nroutes:\n',
      `
sections:
  ask:
    type: form
    to: enquiries
    fields:
      - { type: line, name: name, label: Name, required: true }
      - { type: paragraph, name: reason, label: Reason }
    send: Send
routes:
  - path: /two
    title: Two
    reachedFrom: outside
    sections:
      - use: ask
      - use: ask
      - type: form
        to: enquiries
        fields:
          - { type: choice, name: kind, label: Kind, options: [Cat, Dog], keep: false }
          - { type: line, name: reason, label: Illness, keep: false, when: { field: kind, is: [Cat] } }
          - { type: line, name: name, label: Breed, when: { field: reason } }
        send: Ask
  - path: /pets
    title: Pets
    reachedFrom: outside
    sections:
      - type: form
        to: enquiries
        fields:
          - { type: choice, name: kind, label: Kind, options: [Cat, Dog] }
          - { type: paragraph, name: breed, label: Breed, when: { field: kind, is: [Cat] } }
        send: Tell
  - path: /basin
    title: Basin
    reachedFrom: outside
    sections:
      - type: form
        to: enquiries
        provider: basin
        fields:
          - { type: line, name: name, label: Name, required: true }
          - { type: file, name: photo, label: Photo, accept: [jpg], maxSize: 1 }
        send: Send
`,
    ]),
  ),
);
const site = openSite(endpoint.folder);

const withoutScript = {
  expectedErrors: [/./],
  prepare: (empty: Page) => empty.route('**/assets/*.js', (route) => route.abort()),
};
const saysSent = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor();
const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

describe('forms that ask for the same', () => {
  test('keep each their own', async () => {
    const { page } = await site.visit('/two');
    await bringReact(page);
    const names = page.getByLabel('Name');
    await names.first().fill('First');
    await names.last().fill('Second');
    await page.reload();
    await bringReact(page);
    expect(await names.first().inputValue()).toBe('First');
    expect(await names.last().inputValue()).toBe('Second');
    await page.getByRole('button', { name: 'Send' }).first().click();
    await saysSent(page);
    expect(await kept(page)).toMatch(/Second/);
    expect(await kept(page)).not.toMatch(/First/);
  });

  test('keep nothing that one of them must not, also before the script is there', async () => {
    const { page } = await site.visit('/two', withoutScript);
    await page.getByLabel('Reason').first().fill('A question');
    await page.getByLabel('Cat').check();
    await page.getByLabel('Illness').evaluate((input: HTMLInputElement) => {
      input.value = 'Flu';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await kept(page)).toMatch(/A question/);
    expect(await kept(page)).not.toMatch(/Flu|Cat/);
  });
});

test('a field whose condition leads to one that is not kept has its text once that is given again', async () => {
  const { page } = await site.visit('/two');
  await bringReact(page);
  const [illness, breed] = [page.getByLabel('Illness'), page.getByLabel('Breed')];
  await page.getByLabel('Cat').check();
  await illness.fill('Flu');
  await breed.fill('Persian');
  await page.reload();
  await bringReact(page);
  await expect.poll(() => illness.isVisible()).toBe(false);
  expect(await breed.isVisible()).toBe(false);
  await page.getByLabel('Cat').check();
  expect(await illness.inputValue()).toBe('');
  expect(await breed.isVisible()).toBe(false);
  await illness.fill('Flu again');
  expect(await breed.inputValue()).toBe('Persian');
  await page.getByLabel('Dog').check();
  await page.getByRole('button', { name: 'Ask' }).click();
  await saysSent(page);
  expect([...(endpoint.posted[0]?.values.keys() ?? [])]).toEqual([
    'kind',
    '_gotcha',
    'submission-id',
  ]);
});

test('what is typed on a slow line after a reload does not take the place of what was there', async () => {
  let isSlow = false;
  const { page } = await site.visit('/two', {
    prepare: (empty) =>
      empty.route('**/assets/*.js', (route) => (isSlow ? undefined : route.fallback())),
  });
  await bringReact(page);
  const reason = page.getByLabel('Reason').first();
  await reason.fill('A long text');
  isSlow = true;
  await page.reload();
  await reason.press('End');
  await reason.pressSequentially(', and more');
  isSlow = false;
  await page.reload();
  await bringReact(page);
  expect(await reason.inputValue()).toBe('A long text, and more');
});

test('a press whose button moves away under it is one, and none whose pointer leaves it', async () => {
  let bring = () => {};
  const { page } = await site.visit('/pets');
  await bringReact(page);
  await page.getByLabel('Cat').check();
  await page.getByLabel('Breed').fill('Persian');
  const ready = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await ready;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Tell' });
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await button.hover();
  await page.mouse.down();
  bring();
  // Its field comes back with the script.
  await page.getByLabel('Breed').waitFor();
  expect(endpoint.posted).toEqual([]);
  await page.mouse.up();
  await saysSent(page);
  expect(endpoint.posted.map(({ values }) => values.get('breed'))).toEqual(['Persian']);
});

test('what was kept before the storage was full is deleted once all is sent', async () => {
  const { page } = await site.visit('/two');
  await bringReact(page);
  await page.getByLabel('Name').first().fill('Ada');
  await page.evaluate(() => {
    let size = 2 ** 22;
    for (let count = 0; size >= 1; count++) {
      try {
        sessionStorage.setItem(`other${count}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await page.getByLabel('Reason').first().fill('Too long for what is left. '.repeat(20));
  await page.getByRole('button', { name: 'Send' }).first().click();
  await saysSent(page);
  expect(endpoint.posted[0]?.values.get('reason')).toHaveLength(540);
  expect(await page.evaluate(() => sessionStorage.getItem('form'))).toBeNull();
});

describe('when the script fails', () => {
  test('a field with a condition is shown', async () => {
    const { page } = await site.visit('/two', withoutScript);
    const illness = page.getByLabel('Illness');
    expect(await illness.isVisible()).toBe(false);
    await page.getByLabel('Cat').check();
    await illness.fill('Flu', { timeout: 8000 });
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.poll(() => endpoint.posted.length, { timeout: 8000 }).toBe(1);
    expect(endpoint.posted[0]?.values.get('reason')).toBe('Flu');
  });

  test('a field for robots that a browser has filled in is shown, and nothing sent', async () => {
    const { page } = await site.visit('/two', withoutScript);
    await page.getByLabel('Name').first().fill('Ada');
    const trap = page.getByLabel('Please leave this field empty').first();
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://ada.example'));
    await page.getByRole('button', { name: 'Send' }).first().click();
    await trap.fill('', { timeout: 8000 });
    expect(endpoint.posted).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).first().click();
    await expect.poll(() => endpoint.posted.length, { timeout: 8000 }).toBe(1);
  });

  test('what the endpoint has not taken is kept once the visitor has gone back', async () => {
    endpoint.answer((_, response) => response.writeHead(500).end('It failed.'));
    const { page } = await site.visit('/two', withoutScript);
    await page.getByLabel('Name').first().fill('Ada');
    await page.getByRole('button', { name: 'Send' }).first().click();
    await page.getByText('It failed.').waitFor({ timeout: 8000 });
    await page.goBack();
    await page.reload();
    expect(await page.getByLabel('Name').first().inputValue()).toBe('Ada');
  });
});

test('an upload that nothing says the end of has an end, too, when no answer comes', async () => {
  endpoint.answer(() => {});
  const { page } = await site.visit('/basin');
  await bringReact(page);
  await page.getByLabel('Name').fill('Ada');
  const photo = { name: 'dog.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_000) };
  await page.getByLabel('Photo').setInputFiles(photo);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('we do not know whether it arrived').waitFor();
  expect(endpoint.posted).toHaveLength(1);
});
