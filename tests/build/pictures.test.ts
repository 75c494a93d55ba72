import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { createOutput } from '#build/output.ts';
import { makePictures } from '#build/pictures.ts';
import { makeSocialPictures } from '#build/socialPictures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

function createContext() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media'));
  const dist = join(root, 'dist');
  const place = { root, cache: join(root, 'cache'), output: createOutput(dist) };
  return { place, dist, cached: () => readdirSync(join(root, 'cache/pictures')) };
}

async function draw(root: string, path: string, size: { width: number; height: number }) {
  await sharp({ create: { ...size, channels: 3, background: '#0e3b2c' } }).toFile(join(root, path));
}

describe('makePictures', () => {
  test('makes the widths below the original, and the original width itself', async () => {
    const { place, dist } = createContext();
    await draw(place.root, 'media/a.jpg', { width: 700, height: 350 });
    const { 'media/a.jpg': made } = await makePictures(['media/a.jpg', 'media/a.jpg'], place);
    expect(made).toMatchObject({ width: 700, height: 350 });
    const candidates = made?.srcset?.split(', ').map((candidate) => candidate.split(' ')) ?? [];
    expect(candidates.map(([, width]) => width)).toEqual(['350w', '530w', '700w']);
    expect(made?.src).toBe(candidates.at(-1)?.[0]);
    for (const [file = '', width = ''] of candidates) {
      const size = { width: Number.parseInt(width, 10) };
      const read = (name: string) => sharp(join(dist, name)).metadata();
      expect(await read(file)).toMatchObject({ format: 'webp', ...size });
      // sharp reads AVIF as what it is within: HEIF.
      expect(await read(file.replace('.webp', '.avif'))).toMatchObject({ format: 'heif', ...size });
    }
    expect(made?.sources).toEqual([
      { type: 'image/avif', srcSet: made?.srcset?.replaceAll('.webp', '.avif') },
    ]);
  });

  test.each(['gif', 'tiff'])('makes of a %s what every browser shows', async (ending) => {
    const { place, dist } = createContext();
    await draw(place.root, `media/a.${ending}`, { width: 90, height: 60 });
    const { [`media/a.${ending}`]: made } = await makePictures([`media/a.${ending}`], place);
    expect(made).toMatchObject({ width: 90, height: 60 });
    expect(await sharp(join(dist, made?.src ?? '')).metadata()).toMatchObject({ format: 'webp' });
  });

  test('says how many pictures are ready while it makes new ones, and nothing when all are kept', async () => {
    const { place } = createContext();
    const paths = ['media/a.jpg', 'media/b.jpg', 'media/c.jpg'];
    for (const [index, path] of paths.entries())
      await draw(place.root, path, { width: 40 + index, height: 30 });
    const onPicture = vi.fn();
    await makePictures(paths, { ...place, onPicture });
    expect(onPicture.mock.calls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    onPicture.mockClear();
    await makePictures(paths, { ...place, onPicture });
    expect(onPicture).not.toHaveBeenCalled();
  });

  test('gives a phone photo the size that it is seen with', async () => {
    const { place } = createContext();
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } });
    await photo.withMetadata({ orientation: 6 }).toFile(join(place.root, 'media/a.jpg'));
    const { 'media/a.jpg': made } = await makePictures(['media/a.jpg'], place);
    expect(made).toMatchObject({ width: 300, height: 400 });
  });

  test('knows the colour of the whole, but not where something shows through', async () => {
    const { place } = createContext();
    await draw(place.root, 'media/a.jpg', { width: 400, height: 300 });
    const glass = { width: 40, height: 30, channels: 4, background: '#0e3b2c80' } as const;
    await sharp({ create: glass }).toFile(join(place.root, 'media/b.png'));
    const made = await makePictures(['media/a.jpg', 'media/b.png'], place);
    expect(made['media/a.jpg']?.tint).toBe('#133');
    expect(made['media/b.png']).not.toHaveProperty('tint');
  });

  test('copies a drawing as it is', async () => {
    const { place, dist } = createContext();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"/>';
    writeFileSync(join(place.root, 'media/logo.svg'), drawing);
    const { 'media/logo.svg': made } = await makePictures(['media/logo.svg'], place);
    expect(made).toEqual({
      src: expect.stringMatching(/^\/assets\/logo-\w+\.svg$/),
      width: 120,
      height: 30,
    });
    expect(existsSync(join(dist, made?.src ?? ''))).toBe(true);
  });

  test('makes nothing twice, and everything again that changed', async () => {
    const { place, cached } = createContext();
    await draw(place.root, 'media/a.jpg', { width: 400, height: 300 });
    const before = await makePictures(['media/a.jpg'], place);
    const again = await makePictures(['media/a.jpg'], place);
    expect(again).toEqual(before);
    expect(cached()).toHaveLength(1);
    await draw(place.root, 'media/a.jpg', { width: 500, height: 300 });
    expect(await makePictures(['media/a.jpg'], place)).not.toEqual(before);
    expect(cached()).toHaveLength(2);
  });

  test('names the file that is no picture', async () => {
    const { place } = createContext();
    writeFileSync(join(place.root, 'media/a.jpg'), 'not a picture');
    await expect(makePictures(['media/a.jpg'], place)).rejects.toThrow('media/a.jpg');
  });
});

describe('makeSocialPictures', () => {
  test('makes a JPEG of 1200 by 630, whatever the original is', async () => {
    const { place, dist } = createContext();
    await draw(place.root, 'media/a.png', { width: 900, height: 900 });
    const { 'media/a.png': address = '' } = await makeSocialPictures(['media/a.png'], place);
    expect(await sharp(join(dist, address)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });
});
