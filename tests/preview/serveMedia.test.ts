import type { IncomingMessage } from 'node:http';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingPolicy } from '#build/policy.ts';
import { serveMedia } from '#preview/serveMedia.ts';
import { describe, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'fascia-'));
const outside = mkdtempSync(join(tmpdir(), 'fascia-'));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
mkdirSync(join(root, 'media'));
writeFileSync(join(root, 'site.yaml'), 'secret');
for (const name of ['logo.svg', 'LOGO.SVG']) writeFileSync(join(root, 'media', name), drawing);
writeFileSync(join(root, 'media/photo.jpg'), '');
writeFileSync(join(outside, 'secret.jpg'), '');
symlinkSync(join(outside, 'secret.jpg'), join(root, 'media/secret.jpg'));
symlinkSync(outside, join(root, 'media/folder'));
symlinkSync('photo.jpg', join(root, 'media/other.jpg'));

/** What the preview answers to a request for a file. */
async function get(url: string) {
  // No more of a request is read.
  const reply = await serveMedia(root)({ method: 'GET', url } as IncomingMessage);
  return reply && { ...reply.headers, status: reply.status, body: reply.body?.toString() };
}

describe('a file of media/', () => {
  test.each(['/media/logo.svg', '/media/LOGO.SVG?v=1', '/media/logo%2Esvg'])(
    'may only draw when it is an SVG file (%s)',
    async (address) => {
      expect(await get(address)).toMatchObject({
        status: 200,
        body: drawing,
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Content-Security-Policy': drawingPolicy,
      });
    },
  );

  test.each(['/media/photo.jpg', '/media/other.jpg'])(
    'is sent as it is otherwise, in a sandbox (%s)',
    async (address) => {
      expect(await get(address)).toEqual({
        status: 200,
        body: '',
        'Content-Type': 'image/jpeg',
        'Content-Security-Policy': 'sandbox',
      });
    },
  );

  test.each(['html', 'HTM', 'xhtml', 'js', 'mjs', 'xml', 'xsl', 'svgz', 'json', 'txt', 'none'])(
    'is only ever saved when it ends in .%s',
    async (ending) => {
      writeFileSync(join(root, `media/page.${ending}`), '<script>alert(1)</script>');
      expect(await get(`/media/page.${ending}`)).toMatchObject({
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
        'Content-Security-Policy': 'sandbox',
      });
    },
  );

  test('is saved, and never opened, when it is a document but no PDF', async () => {
    for (const name of ['menu.pdf', 'menu.docx']) writeFileSync(join(root, 'media', name), '');
    expect(await get('/media/menu.docx')).toHaveProperty('Content-Disposition', 'attachment');
    const pdf = await get('/media/menu.pdf');
    expect(pdf).toEqual({ status: 200, body: '', 'Content-Type': 'application/pdf' });
  });

  test('is kept by browsers where the address names a version', async () => {
    expect(await get('/media/photo.jpg?v=1')).toHaveProperty('Cache-Control');
  });

  test.each([
    '/media/secret.jpg',
    '/media/secret.jpg?v=1',
    '/media/folder/secret.jpg',
    '/media/..%2fsite.yaml',
    '/media/../site.yaml',
    '/media/missing.jpg',
    '/media/%E0%A4%A',
    '/media/',
  ])('is not sent when it is not there, or outside (%s)', async (address) => {
    expect(await get(address)).toEqual({ status: 404, body: undefined });
  });

  test('may be one of an installed typeface, which any page may show', async () => {
    expect(await get('/media/_typeface/Newsreader/0')).toMatchObject({
      status: 200,
      'Content-Type': 'font/woff2',
      'Access-Control-Allow-Origin': '*',
    });
    const folder = join(root, 'node_modules/@fontsource/secret');
    mkdirSync(join(folder, 'files'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(
      join(folder, 'metadata.json'),
      '{ "family": "Secret", "weights": [400], "variable": false }',
    );
    writeFileSync(join(folder, 'unicode.json'), '{ "latin": "U+0000-00FF" }');
    symlinkSync(join(outside, 'secret.jpg'), join(folder, 'files/secret-latin-400-normal.woff2'));
    for (const address of ['Secret/0', 'Newsreader/99', 'Nowhere/0', '../0', 'Secret', ''])
      expect(await get(`/media/_typeface/${address}`)).toEqual({ status: 404, body: undefined });
  });

  test('is all that is answered', async () => {
    expect(await get('/src/preview/client.tsx')).toBeUndefined();
  });
});
