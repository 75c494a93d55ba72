import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPicturePlaceholders } from '#build/picturePlaceholders.ts';
import type { RenderedPage } from '#build/renderPage.tsx';
import type { PictureSource } from '#parts/PictureSource.ts';
import { temporaryFolder } from './temporaryFolder.ts';

type Size = { width: number; height: number };
const wide = { width: 1600, height: 900 };

/** A folder with a picture, which has noise in it as a photograph has. */
async function createContext(name: string, size: Size = wide) {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { ...size, channels: 3, background: '#0e3b2c', noise } })
    .toColourspace('srgb')
    .toFile(join(root, 'media', name));
  return { root, cache: join(root, 'cache') };
}

const opaque: PictureSource = { src: '/a.webp', ...wide, tint: '#133' };

/** Pages that start with the pictures at these addresses. */
const pagesWith = (...firsts: RenderedPage['firstPicture'][]) =>
  firsts.map((firstPicture) => ({
    rendered: {
      html: '',
      css: 'a{}',
      firstPicture,
    },
  }));

/** The styles of each page, with the content of placeholders apart. */
async function complete(...[pages, pictures, place]: Parameters<typeof addPicturePlaceholders>) {
  const made = await addPicturePlaceholders(pages, pictures, place);
  const data = /(?<=base64,)[\w+/=]*/;
  return made.map(({ rendered: { css, placeholder = '' } }) => ({
    css: css.replace(data, ''),
    file: Buffer.from(data.exec(placeholder)?.[0] ?? '', 'base64'),
  }));
}

const none = { css: 'a{}', file: Buffer.from('') };
const rule =
  '[src="/a.webp"]{background-image:url(data:image/avif;base64,);background-position:50%;background-size:cover}';

test('is part of the styles of a page that shows the picture first, and of no other', async () => {
  const place = await createContext('a.jpg');
  const pages = pagesWith('/a.webp', undefined, '/b.webp');
  expect(await complete(pages, { 'media/a.jpg': opaque }, place)).toMatchObject([
    { css: `a{}${rule}` },
    none,
    none,
  ]);
});

test.each<[string, Size, Size]>([
  ['as wide as phones show it', wide, { width: 400, height: 225 }],
  ['narrower where it is tall', { width: 900, height: 1600 }, { width: 225, height: 400 }],
  ['no larger than it was', { width: 300, height: 200 }, { width: 300, height: 200 }],
])('is small, and %s', async (_, original, size) => {
  const place = await createContext('a.jpg', original);
  const [page] = await complete(pagesWith('/a.webp'), { 'media/a.jpg': opaque }, place);
  const file = page?.file ?? Buffer.from('');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', ...size });
  expect(file.length).toBeLessThan(1500);
});

test('is not made where something shows through, nor of a drawing', async () => {
  const place = await createContext('a.png');
  const { tint: _, ...seeThrough } = opaque;
  const drawing = { ...seeThrough, src: '/b.svg' };
  const pages = pagesWith('/a.webp', '/b.svg');
  const pictures = { 'media/a.png': seeThrough, 'media/b.svg': drawing };
  expect(await complete(pages, pictures, place)).toEqual([none, none]);
});

test('is made once', async () => {
  const place = await createContext('a.jpg');
  const make = () => complete(pagesWith('/a.webp'), { 'media/a.jpg': opaque }, place);
  await make();
  const kept = join(place.cache, 'placeholders');
  for (const folder of readdirSync(kept)) {
    writeFileSync(join(kept, folder, 'placeholder.avif'), 'from before');
  }
  const [page] = await make();
  expect(page?.file.toString()).toBe('from before');
});
