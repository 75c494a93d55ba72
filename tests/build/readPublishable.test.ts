import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPublishable } from '#build/readPublishable.ts';
import { temporaryFolder } from './temporaryFolder.ts';

async function publish(name: string, content: string | Buffer): Promise<Buffer> {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media'));
  writeFileSync(join(root, 'media', name), content);
  return readPublishable(root, `media/${name}`);
}

/** A box as in MP4: its size, its name, what it holds. */
function box(name: string, ...content: Buffer[]): Buffer {
  const all = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(all.length + 8);
  return Buffer.concat([size, Buffer.from(name, 'latin1'), all]);
}

test('says nowhere in a recording where it was made, and leaves the rest of it as it is', async () => {
  const place = Buffer.from('+52.5200+013.4050+034.000/', 'latin1');
  const sound = Buffer.from('sound +1.5 and -2.5 exif 52', 'latin1');
  const loci = box(
    'loci',
    Buffer.from('\0\0\0\0\x15\xc7Berlin\0\0\0\x0d\x67\xae', 'latin1'),
    Buffer.alloc(16, 7),
  );
  const key = Buffer.from('com.apple.quicktime.location.ISO6709', 'latin1');
  const xmp = Buffer.from('<x exif:GPSLatitude="52,31.2N" dc:title="Take 52"/>', 'latin1');
  const recording = Buffer.concat([
    box('moov', box('udta', box('\xa9xyz', place), loci), box('meta', key, place), xmp),
    box('mdat', sound),
  ]);
  const published = await publish('greeting.m4a', recording);
  const text = published.toString('latin1');
  expect(published.length).toBe(recording.length);
  expect(text).not.toMatch(/52\.52|13\.40|52,31|Berlin|loci/);
  expect(text).toContain('Take 52');
  expect(text).toContain('+00.0000+000.0000+000.000/');
  expect(published.subarray(-sound.length)).toEqual(sound);
});

test.each([
  ['as one line', (text: string) => text, 'image/jpeg'],
  ['in lines', (text: string) => text.replaceAll(/.{76}/g, '$&&#10;'), 'image/jpeg'],
  ['with a parameter', (text: string) => text, 'image/jpeg;charset=utf-8'],
])(
  'leaves the notes of a camera out of a photograph inside a drawing, %s',
  async (_, write, type) => {
    const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    const exif = {
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 0/1' },
    };
    const jpeg = await photo.jpeg().withExif(exif).toBuffer();
    const address = `data:${type};base64,${write(jpeg.toString('base64'))}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="${address}" width="9" height="9"/></svg>`;
    const published = (await publish('logo.svg', svg)).toString();
    const [, content = ''] = /base64,([^"]+)/.exec(published) ?? [];
    const { exif: left, width, height } = await sharp(Buffer.from(content, 'base64')).metadata();
    expect({ left, width, height }).toEqual({ left: undefined, width: 40, height: 20 });
  },
);
