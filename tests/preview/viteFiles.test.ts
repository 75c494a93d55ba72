import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rendererFolder } from '#build/renderer.ts';
import { createViteGate } from '#preview/viteFiles.ts';

const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'fascia-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = join(folder, 'site');
const outside = join(folder, 'outside');
mkdirSync(outside);
const blocks = join(root, 'blocks');
mkdirSync(join(blocks, 'parts'), { recursive: true });
for (const name of ['Quote.tsx', 'page.html', 'parts/Line.tsx'])
  writeFileSync(join(blocks, name), '');
writeFileSync(join(outside, 'secret.txt'), 'secret');
symlinkSync(join(outside, 'secret.txt'), join(blocks, 'link.txt'));
symlinkSync(outside, join(blocks, 'folder'));
symlinkSync('Quote.tsx', join(blocks, 'Other.tsx'));
symlinkSync(blocks, join(root, 'alias'));

/** Where Vite serves a file: `/@fs/C:/…` on Windows. */
const served = (path: string) => `/@fs/${path.replaceAll('\\', '/').replace(/^\//, '')}`;

const mayServe = createViteGate({ packages: join(rendererFolder, '.fascia/vite'), blocks });

describe('Vite may answer', () => {
  test.each([
    '/@vite/client',
    '/src/window/main.tsx?t=1',
    '/.fascia/vite/deps/react.js?v=1',
    '/.fascia/vite/%C3%9C%20[neu]/react.js',
    `/@fs${rendererFolder}src/preview/client.tsx`,
    '/@fs/somewhere/100%25/src/preview/client.tsx',
  ])('at both origins for %s', (address) => {
    expect([mayServe(address, 'window'), mayServe(address, 'pages')]).toEqual([true, true]);
  });

  test.each(['Quote.tsx', 'Quote.tsx?t=1', 'parts/Line.tsx', 'page.html', 'Other.tsx'])(
    'for the pages alone where it is of a block: blocks/%s',
    (name) => {
      const address = `${served(blocks)}/${name}`;
      expect([mayServe(address, 'window'), mayServe(address, 'pages')]).toEqual([false, true]);
    },
  );

  test.each([
    'link.txt',
    'link.txt?raw',
    'link%2Etxt?import&raw',
    'link%252Etxt',
    'folder/secret.txt',
    './link.txt',
    '/link.txt/',
    '../site.yaml',
    '%2e%2e/site.yaml',
    '..%2fsite.yaml',
    '..%5csite.yaml',
    '%252e%252e/site.yaml',
  ])('at neither for what leads out of the blocks: blocks/%s', (name) => {
    const address = `${served(blocks)}/${name}`;
    expect([mayServe(address, 'window'), mayServe(address, 'pages')]).toEqual([false, false]);
  });

  test('for a block under no other name at the origin of the window', () => {
    expect(mayServe(`${served(root)}/alias/page.html`, 'window')).toBe(false);
    expect(mayServe(`${served(blocks).replace('/@fs/', '/@fs//')}/page.html`, 'window')).toBe(
      false,
    );
  });

  test.each(['/site.yaml', '/package.json', '/@id/x', '/src/../package.json', '/media/logo.svg'])(
    'at neither for %s',
    (address) => {
      expect([mayServe(address, 'window'), mayServe(address, 'pages')]).toEqual([false, false]);
    },
  );
});
