import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenFrom } from '#build/listenFrom.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { visit, good, read, write, file } = openPreview();
/** A comment, so that no page has it; near the first line that says something. */
const secret = 'the names of the sales people, the videos';

/** The script of a calendar on a page of the site, which is as hostile as it can be. */
function showHostile(script: string, bypassCSP = false): Promise<Page> {
  return visit('/_fascia/#/congratulations', {
    async prepare(page) {
      const session = await page.context().newCDPSession(page);
      // Whatever the policy of a page lets through by mistake, the server must refuse as well.
      await session.send('Page.setBypassCSP', { enabled: bypassCSP });
      // With a route of Playwright, the browser would load all of the window anew.
      session.on('Fetch.requestPaused', ({ requestId }) => {
        const body = Buffer.from(script).toString('base64');
        const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }];
        void session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders,
          body,
        });
      });
      const patterns = [{ urlPattern: 'https://assets.calendly.com/*' }];
      await session.send('Fetch.enable', { patterns });
    },
  });
}

/** What the script has written down on its page. */
async function resultOf(page: Page): Promise<unknown> {
  const done = shownOn(page).locator('html[data-result]');
  await done.waitFor();
  return JSON.parse((await done.getAttribute('data-result')) ?? '');
}

/** A script that does something and writes down what came of it. `home` is the origin of the window. */
const attempt = (body: string) => `(async () => {
  const home = document.querySelector('meta[name="fascia-window"]').content;
  const root = ${JSON.stringify(dirname(file()))};
  const settle = (promise) => Promise.race([
    promise.catch((error) => 'failed: ' + error.name),
    new Promise((done) => setTimeout(() => done('failed: nothing came'), 3000)),
  ]);
  const result = await (async () => { ${body} })();
  document.documentElement.dataset.result = JSON.stringify(result);
})()`;

describe('a hostile script on a page of the preview', () => {
  test('finds no token, and cannot look into the window', async () => {
    const page = await showHostile(
      attempt(`
        const tries = [
          () => parent.document.querySelector('meta[name="fascia-token"]').content,
          () => frameElement.ownerDocument.documentElement.outerHTML,
          () => parent.fetch,
          () => { top.location.href = 'about:blank'; return 'left'; },
        ];
        const seen = tries.map((one) => {
          try { return String(one()); } catch (error) { return 'failed: ' + error.name; }
        });
        return [...seen, String(document.documentElement.outerHTML.includes('fascia-token'))];
      `),
    );
    expect(await resultOf(page)).toEqual([
      'failed: SecurityError',
      'failed: TypeError',
      'failed: SecurityError',
      'failed: SecurityError',
      'false',
    ]);
    expect(new URL(page.url()).pathname).toBe('/_fascia/');
  });

  test.each([
    ['as its policy has it', false],
    ['without any policy', true],
  ])('reads nothing of the file, %s', async (_, bypassCSP) => {
    const outside = join(temporaryFolder(), 'outside.txt');
    writeFileSync(outside, secret);
    const link = join(dirname(file()), 'media/outside.txt');
    symlinkSync(outside, link);
    onTestFinished(() => rmSync(link));
    const page = await showHostile(
      attempt(`
        const addresses = [
          '/src/preview/client.tsx', '/_fascia/', '/_fascia/source', '/_fascia/places?route=/', '/_fascia/outline',
          '/site.yaml', '/site.yaml?raw', '/site.yaml?import&raw', '/site.yaml?url',
          '/src/../site.yaml?raw', '/src/%2e%2e/site.yaml?raw', '/src/..%2fsite.yaml?raw',
          '/media/..%2fsite.yaml', '/media/%2e%2e%2fsite.yaml', '/@fs' + root + '/site.yaml',
          '/@fs' + root + '/site.yaml?raw', '/@fs' + root + '/src/..%2fsite.yaml?raw',
          '/@id' + root + '/site.yaml?raw', '/@fs' + root + '/src/../site.yaml?import&raw',
          '/@id/file://' + root + '/media/outside.txt?import&raw', '/media/outside.txt',
          '/@fs' + root + '/package.json?raw', '/package.json', '/__open-in-editor?file=site.yaml',
        ];
        const texts = [];
        for (const origin of [location.origin, home]) {
          for (const address of addresses) {
            for (const mode of ['cors', 'no-cors']) {
              const answer = fetch(origin + address, { mode, headers: { accept: '*/*' } });
              texts.push(origin + address + ' ' + await settle(answer.then(async (response) =>
                response.type + ' ' + response.status + ' ' + await response.text())));
            }
          }
        }
        return texts;
      `),
      bypassCSP,
    );
    const texts = (await resultOf(page)) as string[];
    // What is no secret is there, so that the rest means something.
    expect(texts.filter((text) => text.includes(' basic 200 ')).length).toBeGreaterThan(0);
    expect(
      texts.filter((text) => text.includes(secret) || text.includes('"dependencies"')),
    ).toEqual([]);
    expect(texts.filter((text) => /fascia-token/.test(text))).toEqual([]);
  });

  test('hears nothing of the file over the socket of either origin, and cannot ask for it', async () => {
    const page = await showHostile(
      attempt(`
        const [, token] = /wsToken = "([^"]+)"/.exec(await (await fetch('/@vite/client')).text());
        const heard = [];
        const say = async (origin) => {
          const socket = new WebSocket(origin.replace('http', 'ws') + '/?token=' + token, 'vite-hmr');
          socket.onmessage = ({ data }) => heard.push(data);
          await new Promise((done) => { socket.onopen = done; socket.onerror = done; });
          const send = (event, data) => socket.readyState === 1 &&
            socket.send(JSON.stringify({ type: 'custom', event, data }));
          const fetchModule = (url) => send('vite:invoke', { name: 'fetchModule', id: 'send:1', data: [url] });
          send('vite:invoke', null);
          send('vite:invalidate', { path: '/src/window/main.tsx', message: '' });
          fetchModule(root + '/site.yaml?raw');
          fetchModule('file://' + root + '/site.yaml?raw');
          send('fascia:look', { toString: 1, valueOf: 1 });
          send('fascia:hello', -1);
        };
        await settle(say(location.origin));
        await settle(say(home));
        await new Promise((done) => setTimeout(done, 500));
        return heard;
      `),
      true,
    );
    await resultOf(page);
    // A problem near the comment: the window shows the lines around it, the page does not.
    write(good.replace('version: 3', 'versoin: 2'));
    await page.getByRole('button', { name: /error/ }).waitFor();
    const heard = (await resultOf(page)) as string[];
    // The answer to `fascia:hello`: all that a page may know.
    expect(heard.some((text) => text.includes('"since":null'))).toBe(true);
    expect(heard.filter((text) => text.includes(secret) || text.includes('vite:invoke'))).toEqual(
      [],
    );
  });

  test.each([
    ['as its policy has it', false],
    ['without any policy', true],
  ])('writes, uploads and opens nothing, %s', async (_, bypassCSP) => {
    const script = join(temporaryFolder(), 'editor.sh');
    const opened = join(dirname(script), 'opened');
    writeFileSync(script, `#!/bin/sh\ntouch ${opened}\n`, { mode: 0o755 });
    vi.stubEnv('LAUNCH_EDITOR', script);
    onTestFinished(() => void vi.unstubAllEnvs());
    const media = () => readdirSync(join(dirname(file()), 'media'));
    const before = media();
    const page = await showHostile(
      attempt(`
        const bodies = {
          save: { hash: '', text: 'version: 3' },
          edit: { hash: '', operation: { kind: 'delete', path: ['routes', 0] } },
          upload: { name: 'a.svg', content: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>') },
          open: { line: 1, column: 1 },
          undo: { hash: '' },
        };
        const codes = [];
        for (const origin of [location.origin, home]) {
          for (const [name, body] of Object.entries(bodies)) {
            for (const type of ['text/plain', 'application/json']) {
              const answer = fetch(origin + '/_fascia/' + name, {
                method: 'POST', body: JSON.stringify(body),
                headers: { 'content-type': type, 'x-fascia-token': 'guessed' },
              });
              codes.push(await settle(answer.then(({ ok }) => ok ? origin + name : 'refused')));
            }
            const form = Object.assign(document.createElement('form'), {
              action: origin + '/_fascia/' + name, method: 'post', enctype: 'text/plain', target: 'sink',
            });
            const input = Object.assign(document.createElement('input'), { name: JSON.stringify(body) });
            form.append(input);
            document.body.append(Object.assign(document.createElement('iframe'), { name: 'sink' }), form);
            try { form.submit(); } catch {}
          }
        }
        return codes.filter((code) => code !== 'refused' && !code.startsWith('failed'));
      `),
      bypassCSP,
    );
    expect(await resultOf(page)).toEqual([]);
    expect(read()).toBe(good);
    expect(media()).toEqual(before);
    expect(existsSync(opened)).toBe(false);
  });

  test('changes nothing by what it says to the window, not even while the operator is at work in the page', async () => {
    const page = await showHostile(
      attempt(`
        const box = { top: 0, left: 0, width: 500, height: 500 };
        const say = (message) => parent.postMessage(message, '*');
        const hash = JSON.parse(document.getElementById('update').textContent).hash;
        addEventListener('click', () => {
          const target = { hash, section: 0, hits: [{ text: 0, attribute: null }], words: '', box, sectionBox: box };
          say({ kind: 'pointed', target });
          for (const purpose of ['choose', 'edit']) say({ kind: 'requested', for: purpose, byPointer: true, target });
          say({ kind: 'requested', for: 'edit', byPointer: true, target, text: 'Mine', place: { line: 1 } });
          say({ kind: 'undo' });
          say({ kind: 'edit', operation: { kind: 'delete', path: ['routes', 0] } });
          document.documentElement.dataset.result = '"said"';
        }, true);
        say({ kind: 'shown', path: 'javascript:alert(1)' });
        say({ kind: 'sent', rule: 0, path: '/', text: 'more' });
        say('nonsense');
        return 'ready';
      `),
    );
    await expect.poll(() => resultOf(page)).toBe('ready');
    await shownOn(page).getByRole('heading', { level: 1 }).click();
    await expect.poll(() => resultOf(page)).toBe('said');
    // All that it gains is that a field of the window opens, which the operator sees.
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(read()).toBe(good);
    expect(new URL(page.url()).hash).toBe('#/congratulations');
  });

  test('cannot keep the window from opening again by the name of a page', async () => {
    const page = await showHostile(
      attempt(`parent.postMessage({ kind: 'shown', path: '/%' }, '*'); return 'said';`),
    );
    await expect.poll(() => new URL(page.url()).hash).toBe('#/%');
    await page.reload();
    await page.getByRole('button', { name: 'All right' }).waitFor();
  });
});

test('another site on this machine cannot lay the window into a page, nor read it', async () => {
  const page = await visit('/_fascia/#/affiliates');
  const home = new URL(page.url()).origin;
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${home}/_fascia/"></iframe><script>
      fetch('${home}/_fascia/').then((answer) => answer.text()).catch(({ name }) => name)
        .then((text) => (document.documentElement.dataset.result = JSON.stringify(text)));
    </script>`);
  });
  onTestFinished(() => void other.close().closeAllConnections());
  await page.goto(await listenFrom(other, 0));
  const done = page.locator('html[data-result]');
  await done.waitFor();
  expect(await done.getAttribute('data-result')).toBe('"TypeError"');
  await page.waitForLoadState('networkidle');
  const [, framed] = page.frames();
  expect(await framed?.title()).not.toBe('site.yaml – Fascia');
  expect(await framed?.locator('meta[name="fascia-token"]').count()).toBe(0);
});
