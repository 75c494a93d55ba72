import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DistServer, serveDist } from '#build/serveDist.ts';
import { type Fake, interceptPage } from '#verify/intercept.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-intercept-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><link rel="icon" href="data:,">Home');
writeFileSync(join(folder, '404.html'), '<!doctype html>');

let server: DistServer;
let page: Page | undefined;
beforeAll(async () => {
  server = await serveDist(folder, { port: 0 });
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const fakes: Fake[] = [
  {
    host: 'frame.example',
    answer: ({ pathname }, request) => ({
      type: 'text/html',
      body: `<p>${request.resourceType()} ${pathname}<img src="https://tracker.example/dot.gif" onerror="this.replaceWith(', no dot')">`,
    }),
  },
  { host: 'words.example', answer: () => ({ type: 'text/plain', body: 'the words' }) },
  { host: 'slow.example', answer: () => 'hangs' },
  { host: 'gone.example', answer: () => 'blocked' },
  {
    host: (url) => url.hostname === '127.0.0.1' && url.pathname === '/form',
    answer: (_, request) => ({ type: 'text/plain', body: `got ${request.postData()}` }),
  },
];

async function open() {
  const browser = await sharedBrowser();
  const opened = await (await browser.newContext()).newPage();
  page = opened;
  const outside = await interceptPage(opened, fakes);
  await opened.goto(server.origin);
  const read = (url: string) =>
    opened.evaluate(
      (address) =>
        Promise.race([
          fetch(address).then((response) => response.text()),
          new Promise((resolve) => setTimeout(resolve, 500, 'nothing')),
        ]).catch(() => 'failed'),
      url,
    );
  return { page: opened, outside, read };
}

test('hosts outside are answered by their fakes, and all others are blocked', async () => {
  const { read, outside } = await open();
  const answers = {
    'https://words.example/': 'the words',
    'http://words.example/': 'the words',
    'https://slow.example/': 'nothing',
    'https://gone.example/': 'failed',
    'https://nobody.example/': 'failed',
    'http://nobody.example/': 'failed',
  };
  for (const [url, answer] of Object.entries(answers))
    expect([url, await read(url)]).toEqual([url, answer]);
  expect(outside.requests.map(String)).toEqual(Object.keys(answers));
  expect(outside.unexpected.map(String)).toEqual([
    'https://nobody.example/',
    'http://nobody.example/',
  ]);
});

test('what has an address that is not noted is not reached', async () => {
  const { read } = await open();
  expect(await read('http://1.example/')).toBe('failed');
  expect(await read('http://192.0.2.1/')).toBe('failed');
});

test('a frame shows its fake, also once it has gone elsewhere', async () => {
  const { page: current } = await open();
  await current.evaluate(() => document.body.append(document.createElement('iframe')));
  const words = current.frameLocator('iframe').locator('p');
  for (const path of ['/one', '/two']) {
    await current.evaluate((name) => {
      document.querySelector('iframe')?.setAttribute('src', `https://frame.example${name}`);
    }, path);
    await expect.poll(() => words.innerText()).toBe(`document ${path}, no dot`);
  }
});

test('what a script posts to the site is answered by a fake, if there is one', async () => {
  const { page: opened, outside } = await open();
  const post = (path: string) =>
    opened.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          const request = new XMLHttpRequest();
          request.open('POST', address);
          request.addEventListener('load', () =>
            resolve(`${request.status} ${request.responseText}`),
          );
          request.send('words');
        }),
      path,
    );
  expect(await post('/form')).toBe('200 got words');
  expect(await post('/')).toMatch(/^405 /);
  expect(outside).toEqual({ requests: [], unexpected: [], said: [] });
});

test('what hosts outside are told is kept', async () => {
  const { page: opened, outside } = await open();
  await opened.evaluate(() =>
    fetch('https://words.example/in', { method: 'POST', body: 'a & b' }).then((got) => got.text()),
  );
  const to = 'https://words.example/in';
  expect(outside.said).toEqual([{ to, text: `${to}a & b` }]);
});
