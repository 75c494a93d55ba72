import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeIcons } from '#build/icons.ts';
import { createOutput } from '#build/output.ts';
import type { Site } from '#schema/site.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallSite } from './smallSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const small = smallSite();
const { favicon: _, touchIcon: __, ...plain } = small.site;

async function make(site: Site) {
  const dist = temporaryFolder();
  const { folder: root } = fixtureSite('small');
  await makeIcons(site, { root, cache: temporaryFolder(), output: createOutput(dist) });
  return (file: string) => readFileSync(join(dist, file));
}

test('the manifest lists icons that are there, in their sizes', async () => {
  const read = await make({ ...small, site: plain, base: '/shop' });
  const manifest = JSON.parse(read('manifest.json').toString()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: plain.name,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/shop/',
  });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const { width, height, hasAlpha } = await sharp(read(src.replace('/shop/', ''))).metadata();
    expect({ sizes: `${width}x${height}`, hasAlpha }).toEqual({ sizes, hasAlpha: false });
  }
});

test('without a drawing, all are of the first letter of the name, as shapes', async () => {
  const read = await make({ ...small, site: { ...plain, name: 'élan' } });
  const drawing = read('favicon.svg').toString();
  expect(drawing).toContain('<path');
  expect(drawing).not.toContain('<text');
  expect(drawing).toContain(small.theme.colours.strong);
  const { width } = await sharp(read('apple-touch-icon.png')).metadata();
  expect(width).toBe(180);
  const chinese = await make({ ...small, site: { ...plain, name: '早市' } });
  expect(chinese('favicon.svg').toString()).toContain('>早</text>');
});

test('what is cut to a circle keeps the drawing away from its edge, on the same ground', async () => {
  const read = await make({ ...small, site: plain });
  const { data, info } = await sharp(read('icon-mask.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    data
      .subarray((y * info.width + x) * info.channels)
      .subarray(0, 3)
      .toString('hex');
  const ring = Array.from({ length: 50 }, (_edge, at) => [colourAt(at, 256), colourAt(256, at)]);
  expect(new Set(ring.flat())).toEqual(
    new Set([small.theme.colours.strong.slice(1).toLowerCase()]),
  );
});

test('an icon of the site’s own takes the place of the one that is made', async () => {
  const read = await make({ ...small, site: { ...plain, touchIcon: 'media/icon.png' } });
  const own = readFileSync(join(fixtureSite('small').folder, 'media/icon.png'));
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  expect(await pixels(read('apple-touch-icon.png'))).toEqual(await pixels(own));
});
