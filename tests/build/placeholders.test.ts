import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePlaceholders } from '#build/placeholders.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A folder with pictures by their names, each 1,600 × 900, with noise in it as in a photograph. */
async function workplace(...names: string[]) {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media'));
  for (const name of names) {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0e3b2c', noise } })
      .toColourspace('srgb')
      .toFile(join(root, 'media', name));
  }
  return { place: { root, cache: join(root, 'cache') } };
}

const at = (src: string, tint?: string): PictureSource => ({
  src,
  width: 1600,
  height: 900,
  ...(tint && { tint }),
});

test('makes one of each first picture: small, and as wide as phones show it', async () => {
  const { place } = await workplace('a.jpg', 'b.jpg');
  const pictures = { 'media/a.jpg': at('/a.webp', '#133'), 'media/b.jpg': at('/b.webp', '#133') };
  const made = await makePlaceholders(['/a.webp', undefined, '/a.webp'], pictures, place);
  expect([...made.keys()]).toEqual(['/a.webp']);
  const [, content = ''] =
    /^\[src="\/a\.webp"\]\{background-image:url\(data:image\/avif;base64,([^)]*)\)/.exec(
      made.get('/a.webp') ?? '',
    ) ?? [];
  const file = Buffer.from(content, 'base64');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 400, height: 225 });
  expect(file.length).toBeLessThan(1500);
});

test('makes none where something shows through, nor of a drawing', async () => {
  const { place } = await workplace('a.png');
  const pictures = { 'media/a.png': at('/a.webp'), 'media/b.svg': at('/b.svg') };
  expect(await makePlaceholders(['/a.webp', '/b.svg'], pictures, place)).toEqual(new Map());
});

test('makes nothing that was made before', async () => {
  const { place } = await workplace('a.jpg');
  const make = () => makePlaceholders(['/a.webp'], { 'media/a.jpg': at('/a.webp', '#133') }, place);
  await make();
  const kept = join(place.cache, 'placeholders');
  for (const folder of readdirSync(kept)) {
    writeFileSync(join(kept, folder, 'placeholder.avif'), 'from before');
  }
  const content = Buffer.from('from before').toString('base64');
  expect((await make()).get('/a.webp')).toContain(`base64,${content})`);
});
