import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { fascia, prepareWindows, serve } from './wine.ts';

// The renderer is on drive C:, and every site on drive Z:.
beforeAll(prepareWindows);

/** A site in a folder as people have them. */
function site() {
  const folder = join(temporaryFolder(), 'Müller & Söhne');
  mkdirSync(folder);
  return siteWithQuote(folder);
}

test('check finds what is wrong, and programs get paths with slashes', () => {
  const { folder, write, source } = site();
  write(source.replace('headline: Earn', 'headlin: Earn'));
  const above = join(folder, '..');
  const root = ['--root', 'Müller & Söhne'];
  const github = fascia(above, 'check', ...root, '--format', 'github');
  expect(github).toMatchObject({ status: 1, error: '' });
  expect(github.out).toContain('file=Müller & Söhne/site.yaml,');
});

test('--fix changes what is wrong, and keeps the line ends', () => {
  const { folder, write, source } = site();
  const windows = source.replaceAll('\n', '\r\n');
  write(windows.replace('headline: Earn', 'headlin: Earn'));
  expect(fascia(folder, 'check', '--fix')).toMatchObject({ status: 0, error: '' });
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe(windows);
});

test('new and migrate begin a site', () => {
  const folder = temporaryFolder();
  expect(fascia(folder, 'new', 'our shop')).toMatchObject({ status: 0, error: '' });
  expect(fascia(folder, 'migrate', '--root', 'our shop')).toMatchObject({ status: 0 });
});

test('build writes the site, and preview serves it, by the names of its files alone', async () => {
  const { folder } = site();
  expect(fascia(folder, 'build')).toMatchObject({ status: 0, error: '' });
  expect(readdirSync(join(folder, 'dist'))).toContain('join.html');
  const { address, stop } = await serve(folder, 'preview', '--port', '0');
  try {
    expect(await (await fetch(new URL('/join', address))).text()).toContain('<!doctype html>');
    expect((await fetch(new URL('/JOIN', address))).status).toBe(404);
  } finally {
    stop();
  }
});

test('start shows the window and a block of the site, and writes edits and uploads', async () => {
  const { folder } = site();
  const { address, stop, read } = await serve(folder, 'start', '--port', '0');
  try {
    const { origin } = new URL(address);
    const window = await (await fetch(new URL('/_fascia/', origin))).text();
    const token = /name="fascia-token" content="([^"]+)"/.exec(window)?.[1] ?? '';
    const pages = /name="fascia-pages" content="([^"]+)"/.exec(window)?.[1] ?? '';
    const block = `${pages}/@fs/Z:${encodeURI(join(folder, 'blocks/Quote.tsx'))}`;
    for (const module of [`${origin}/src/window/main.tsx`, block])
      expect([module, (await fetch(module)).status]).toEqual([module, 200]);
    const headers = { origin, 'x-fascia-token': token, 'content-type': 'application/json' };
    const post = async (name: string, body: object) =>
      (
        await fetch(`${origin}/_fascia/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
      ).json();
    const base = readFileSync(join(folder, 'site.yaml'), 'utf8');
    const text = base.replace('A neighbour', 'Two neighbours');
    expect(await post('save', { base, text })).toMatchObject({ isDone: true });
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe(text);
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const upload = { name: 'C:\\Pictures\\aux.svg', content: content.toString('base64') };
    expect(await post('upload', upload)).toMatchObject({ isDone: true, file: 'media/aux-1.svg' });
    // Another program changes the file.
    writeFileSync(join(folder, 'site.yaml'), text.replace('by: Two', 'buy: Two'));
    await vi.waitFor(() => expect(read().out).toContain('error unknown-key'), 60_000);
  } finally {
    stop();
  }
});
