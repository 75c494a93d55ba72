import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startNode } from '#tests/docs/endpoints/node.ts';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { copyBuilt } from './harness/endpoint.ts';
import { openSite } from './harness/openSite.ts';
import type { Profile } from './harness/profiles.ts';

/** The forms of a built site, with the endpoint for Node that docs/forms.md shows. */
const parent = mkdtempSync(join(tmpdir(), 'fascia-own-endpoint-'));
const folder = join(parent, 'dist');
mkdirSync(folder);
const site = openSite(folder);
let endpoint: Awaited<ReturnType<typeof startNode>>;
let before = 0;
beforeAll(async () => {
  endpoint = await startNode(site.origin());
  copyBuilt(builtFolder('forms'), folder, {
    'https://endpoint.example': endpoint.origin,
    'https://hollins-vets.example': site.origin(),
  });
});
beforeEach(async () => {
  before = (await endpoint.kept()).length;
});
afterAll(async () => {
  await endpoint?.stop();
  rmSync(parent, { recursive: true, force: true });
});
const kept = async () => (await endpoint.kept()).slice(before);

async function fill(profile: Profile = {}) {
  const visit = await site.visit('/', profile);
  const { page } = visit;
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@byron.example');
  await page.getByLabel('A bill').check();
  await page.getByLabel('Limping').check();
  await page.getByLabel('No appetite').check();
  await page.getByLabel('Your message').fill('First line\nSecond line');
  await page.getByLabel('I agree').check();
  return visit;
}

test.each([10, 900_000])('a form with a file of %i bytes is sent by the script', async (size) => {
  const { page } = await fill();
  const photo = { name: 'dog.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(size, 1) };
  await page.getByLabel('A photo').setInputFiles(photo);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. We answer today.').waitFor();
  const [taken, ...others] = await kept();
  expect(others).toEqual([]);
  expect(taken?.text).toMatch(/signs: Limping\nsigns: No appetite\nmessage: First line\r\nSecond/);
  expect(taken?.files.map(({ name }) => name)).toEqual(['dog.jpg']);
  expect(taken?.files[0]?.bytes.equals(photo.buffer)).toBe(true);
});

test('what is wrong is said at its field', async () => {
  const { page } = await fill({ expectedErrors: [/status of 422/] });
  // A browser takes an address without a dot, this endpoint does not.
  await page.getByLabel('E-mail').fill('ada@byron');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.locator('form').getByRole('alert').getByRole('link', { name: 'E-mail' });
  await said.filter({ hasText: 'Please write an e-mail address.' }).waitFor();
  expect(await kept()).toEqual([]);
  await page.getByLabel('E-mail').fill('ada@byron.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. We answer today.').waitFor();
  expect(await kept()).toHaveLength(1);
});

test('a form without script leads back to its page', async () => {
  const { page } = await fill({ javaScript: false });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/#/);
  expect(new URL(page.url()).origin).toBe(site.origin());
  expect(await page.getByText('Thank you. We answer today.').isVisible()).toBe(true);
  expect((await kept()).map(({ text }) => /name: .+/.exec(text)?.[0])).toEqual(['name: Ada Byron']);
});

test('what is sent again after no answer is kept once', async () => {
  const { page } = await fill({ expectedErrors: [/net::ERR|CORS/] });
  // It arrives, and the answer is lost.
  await page.route(
    `${endpoint.origin}/**`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('we do not know whether it arrived').waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. We answer today.').waitFor();
  expect(await kept()).toHaveLength(1);
});

test('a browser can read that it is too large', async () => {
  const { page } = await site.visit('/', { expectedErrors: [/status of 413/] });
  const status = await page.evaluate(async (address) => {
    const body = new FormData();
    body.append('photo', new File([new Uint8Array(20_000_000)], 'film.mp4'));
    return (await fetch(address, { method: 'POST', body })).status;
  }, endpoint.origin);
  expect(status).toBe(413);
  expect(await kept()).toEqual([]);
});
