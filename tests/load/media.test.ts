import { readMedia } from '#load/media/readMedia.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { smallFileSystem } from './smallFileSystem.ts';

const picture = sharp({ create: { width: 321, height: 123, channels: 3, background: '#0E3B2C' } });

test.each([
  ['jpeg', picture.clone().jpeg()],
  [
    'jpeg',
    picture
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Artist: 'x'.repeat(9000) } }),
  ],
  ['png', picture.clone().png()],
  ['webp', picture.clone().webp()],
  ['webp', picture.clone().webp({ lossless: true })],
  [
    'webp',
    picture
      .clone()
      .webp()
      .withExif({ IFD0: { Artist: 'somebody' } }),
  ],
  ['avif', picture.clone().avif()],
  ['gif', picture.clone().gif()],
] as const)('reads the size of a %s from its first bytes', async (form, made) => {
  const bytes = new Uint8Array(await made.toBuffer());
  expect(readMedia(bytes)).toEqual({ form, width: 321, height: 123 });
});

test.each([
  ['svg', 'media/logo.svg'],
  ['woff2', 'media/sans.woff2'],
])('knows %s', (form, file) => {
  expect(readMedia(new Uint8Array(readFileSync(join(fixtureSite('small').folder, file))))).toEqual({
    form,
  });
});

test('knows a scan, and a photograph of a phone', async () => {
  const scan = new Uint8Array(await picture.clone().tiff().toBuffer());
  expect(readMedia(scan)).toEqual({ form: 'tiff' });
  expect(readMedia(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toEqual({
    form: 'heic',
  });
});

test('a photograph of a phone is reported with the way to one that browsers show', () => {
  const { source } = fixtureSite('small');
  const readHead = (path: string) =>
    path === 'media/social.jpg'
      ? { media: { form: 'heic' as const }, size: 100 }
      : smallFileSystem.readHead(path);
  const { problems } = diagnoseSite(source, { ...smallFileSystem, readHead });
  expect(problems).toMatchObject([
    {
      code: 'unreadable-media',
      message: expect.stringContaining('of the kind HEIC'),
      hint: expect.stringContaining('Export it as JPEG'),
    },
  ]);
});

test.each([
  ['- { type: note, text: Closed, ground: media/icon.png }', 1200],
  [hero('pictureAt: behind'), 1200],
  [hero('pictureAt: below'), undefined],
])('the ground of a section needs a large picture: %s', (section, least) => {
  const { source } = fixtureSite('small');
  const written = source.replace('- type: richText', `${section}\n      - type: richText`);
  const { problems } = diagnoseSite(written, smallFileSystem);
  expect(problems.map(({ code, hint }) => [code, /\d+/.exec(hint ?? '')?.[0]])).toEqual(
    least === undefined ? [] : [['small-media', String(least)]],
  );
});

function hero(more: string): string {
  return `- { type: hero, headline: Bread, picture: { src: media/icon.png, alt: A loaf }, ${more} }`;
}

test('never throws, however little there is of a file', async () => {
  for (const made of [
    picture.clone().jpeg(),
    picture.clone().png(),
    picture.clone().webp(),
    picture.clone().avif(),
  ]) {
    const bytes = new Uint8Array(await made.toBuffer());
    for (let length = 0; length < Math.min(400, bytes.length); length++)
      expect(() => readMedia(bytes.subarray(0, length))).not.toThrow();
  }
});
