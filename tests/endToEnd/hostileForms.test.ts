import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { bringReact, waitForReact } from './harness/bringReact.ts';
import { allowed, startEndpoint } from './harness/endpoint.ts';
import { openSite } from './harness/openSite.ts';
import type { Profile } from './harness/profiles.ts';

const endpoint = startEndpoint(builtFolder('forms'));
const site = openSite(endpoint.folder);

const markup = '<img src=x onerror="window.hasRun=1"><script>window.hasRun=1</script>"\'&amp;';
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
const alert = (page: Page) => page.locator('form').getByRole('alert');
const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window || 'x' in {});

describe('a form with fields that are called as what every form has', () => {
  const written = {
    constructor: markup,
    submit: `${markup}\n\n${markup}`,
    action: 'Build',
    elements: 'toString',
    children: 'Dogs',
  };
  async function fill(profile: Profile) {
    const visit = await site.visit('/names', profile);
    const { page } = visit;
    await page.getByLabel('Builder').fill(written.constructor);
    await page.getByLabel('Plan').fill(written.submit);
    await page.getByRole('radio', { name: written.action }).check();
    await page.getByLabel('Materials').fill(written.elements);
    await page.getByLabel(written.children).check();
    return visit;
  }
  const sent = { ...written, submit: written.submit.replaceAll('\n', '\r\n') };

  test('keeps and sends markup and line breaks as they were typed', async () => {
    endpoint.answer((_, response) => response.writeHead(500, allowed).end(markup));
    const { page } = await fill({ expectedErrors: [/status of 500/] });
    await send(page);
    await alert(page).filter({ hasText: 'It could not be sent.' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe(written.submit);
    expect(await page.getByLabel('Builder').inputValue()).toBe(written.constructor);
    expect(await page.getByLabel('Materials').inputValue()).toBe(written.elements);
    expect(await page.getByLabel('Dogs').isChecked()).toBe(true);
    // It shows the field with a condition, which moves the button.
    await waitForReact(page);
    await send(page);
    await expect.poll(() => endpoint.posted.length).toBe(2);
    const [first, again] = endpoint.posted.map(({ values }) => Object.fromEntries(values));
    expect(first).toMatchObject(sent);
    expect(again).toEqual(first);
    expect(await hasRun(page)).toBe(false);
  });

  test('is sent without JavaScript, too', async () => {
    const { page } = await fill({ javaScript: false });
    await send(page);
    await expect.poll(() => endpoint.posted.length).toBe(1);
    expect(Object.fromEntries(endpoint.posted[0]?.values ?? [])).toMatchObject(sent);
  });

  test('keeps and sends a text of a megabyte', async () => {
    const { page } = await site.visit('/names');
    await bringReact(page);
    await page.getByLabel('Builder').fill('A');
    const text = `${markup}\n`.repeat(12_000);
    await page.getByLabel('Plan').evaluate((input: HTMLTextAreaElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await page.reload();
    const plan = page.getByLabel('Plan');
    await expect
      .poll(() => plan.evaluate((it: HTMLInputElement) => it.value.length))
      .toBe(text.length);
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor();
    expect(endpoint.posted[0]?.values.get('submit')).toBe(text.replaceAll('\n', '\r\n'));
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

describe('an answer', () => {
  const says = (status: number, body: unknown) => (response: ServerResponse) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  const named = JSON.stringify({ errors: { ['__proto__']: { x: 1 } } });

  test.each([
    ['of markup', says(400, markup), 'This was not accepted.'],
    ['of markup for the whole', says(403, { error: markup }), markup],
    [
      'of markup for fields that there are not',
      says(422, '{"errors":{"__proto__":"<b>No</b>","constructor":"<i>No</i>"}}'),
      '__proto__ – <b>No</b>',
      ['Builder – <i>No</i>'],
    ],
    [
      'of thousands of fields',
      says(422, {
        errors: Array.from({ length: 3000 }, (_, index) => ({ field: `f${index}`, message: 'No' })),
      }),
      'f0 – No',
    ],
    [
      'of a list of such fields',
      says(422, { errors: [{ field: '__proto__', message: markup }] }),
      `__proto__ – ${markup}`,
    ],
    ['of no text', says(422, named), 'This was not accepted.'],
    [
      'of 100 MB',
      (response: ServerResponse) => pour(response.writeHead(400), 100_000_000),
      'This was not accepted.',
    ],
    [
      'that begins and never ends',
      // Chromium waits for more than a few bytes, and says nothing of them.
      (response: ServerResponse) =>
        response.writeHead(400, { 'Content-Type': 'application/json' }).write('{'.padEnd(3000)),
      'This was not accepted.',
    ],
    [
      'that leads to another host',
      (response: ServerResponse) =>
        response.writeHead(307, { Location: 'https://elsewhere.example/take' }).end(),
      'we do not know whether it arrived',
    ],
  ])(
    '%s is said as text, runs nothing, and keeps nothing',
    async (_, how, said, links: string[] = []) => {
      let taken: number | undefined;
      endpoint.answer((_request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Set-Cookie', 'tracked=1; SameSite=None');
        const { socket } = response;
        response.on('close', () => {
          taken = socket?.bytesWritten;
        });
        how(response);
      });
      const { page, context } = await site.visit('/names', {
        expectedErrors: [/status of 4\d\d/, /net::ERR|CORS|Content Security Policy/],
      });
      await page.getByLabel('Builder').fill('Ada');
      await send(page);
      const notice = alert(page).filter({ hasText: said });
      await notice.waitFor();
      // It leads to no field that is not there, and has an end.
      expect(await notice.getByRole('link').allInnerTexts()).toEqual(links);
      expect(await notice.getByRole('listitem').count()).toBeLessThanOrEqual(60);
      expect(await page.getByLabel('Builder').inputValue()).toBe('Ada');
      expect(await hasRun(page)).toBe(false);
      expect(await context.cookies()).toEqual([]);
      expect(
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      ).toEqual(['form']);
      expect(endpoint.posted).toHaveLength(1);
      // The page hears no more of it.
      await expect.poll(() => taken).toBeLessThan(50_000_000);
    },
  );
});

/** Writes as many bytes as are taken, until there are enough or the other side has gone. */
function pour(response: ServerResponse, bytes: number): void {
  const part = Buffer.alloc(100_000, 'x');
  let left = bytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= part.length;
      if (!response.write(part)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
}
