import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainName } from '#build/makeFiles.ts';
import { createOutput } from '#build/output.ts';
import { makeSocialPictures } from '#build/socialPictures.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { loadSite } from '#load/loadSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { joinSources } from '#load/sources.ts';

const names = [
  'Shop Front (2).jpg',
  'IMG_2041.JPG',
  'Tom & Ann’s [new].jpg',
  "Tom's.jpg",
  '100%.jpg',
  'a+b=c, d.jpg',
  'offer #1.jpg',
  // No such name can be on Windows.
  ...(process.platform === 'win32' ? [] : ['What now?.jpg']),
  '%41.jpg',
  'Grüße.jpg',
  '店.jpg',
  '🥐.jpg',
  'photos of 2024/v1.2/front.jpg',
];

/** A copy of the small site with one of its pictures under another name, and what is reported of it. */
function withPicture(file: string, written = `"media/${file}"`) {
  const { folder, source } = copyFixture('small', temporaryFolder());
  const path = join(folder, 'media', file);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(folder, 'media/social.jpg'), path);
  const text = source.replace('{ src: media/social.jpg', `{ src: ${written}`);
  expect(text).not.toBe(source);
  return { folder, ...loadSite(joinSources(text), fileSystemOf(folder)) };
}

const said = ({ problems }: ReturnType<typeof withPicture>) =>
  problems.map(({ code, message, hint }) => `${code}: ${message} ${hint}`).join('\n');

/** Where the build puts what it makes of a picture. */
async function builtFrom(root: string, file: string): Promise<string | undefined> {
  const output = createOutput(join(root, 'dist'));
  return (await makeSocialPictures([file], { root, cache: join(root, 'kept'), output }))[file];
}

describe('a file under media/', () => {
  test.each(names)('may be named %s', async (name) => {
    const { folder, site, problems } = withPicture(name);
    expect(problems).toEqual([]);
    const picture = site?.site.socialPicture?.src ?? '';
    expect(picture).toBe(`media/${name}`);
    expect(await builtFrom(folder, picture)).toMatch(/^\/assets\/[a-z0-9_.-]+\.jpg$/);
  });

  test.each([
    ['NFD', 'NFC'],
    ['NFC', 'NFD'],
  ])('is found when its name is %s on the disk and %s in site.yaml', async (disk, written) => {
    const read = withPicture('Café.jpg'.normalize(disk), `media/${'Café.jpg'.normalize(written)}`);
    expect(read.problems).toEqual([]);
    expect(await builtFrom(read.folder, read.site?.site.socialPicture?.src ?? '')).toContain(
      'cafe-',
    );
  });

  test('is found under the name that macOS gives a screenshot, with its unusual space', () => {
    expect(
      withPicture('Shot at 10.15.32\u202FAM.jpg', '"media/Shot at 10.15.32 AM.jpg"').problems,
    ).toEqual([]);
  });

  test('is found when it is written with the separator of Windows', () => {
    expect(withPicture('photos/front.jpg', String.raw`media\photos\front.jpg`).problems).toEqual(
      [],
    );
  });

  test('is another one in other capitals, on every system', () => {
    expect(said(withPicture('Shop.jpg', 'media/shop.jpg'))).toMatch(
      /^missing-media: .*Did you mean "media\/Shop.jpg"\?/,
    );
  });

  test.each([
    ['"media/../site.jpg"', 'What is outside the folder media is never published.'],
    [
      'media/.shop.jpg',
      'A name that begins with a dot, such as .shop.jpg, is that of a hidden file.',
    ],
    [String.raw`"media\new.jpg"`, 'It holds U+000A'],
    ['media/shop', 'It has no ending, such as .jpg.'],
    ['media/offer #1.jpg\n   ', 'put the whole name in quotes'],
    [String.raw`C:\Pictures\shop.jpg`, 'copy it into the folder media'],
    ['/Users/ann/Pictures/shop.jpg', 'copy it into the folder media'],
  ])('is refused with the reason when it is written %s', (written, reason) => {
    const read = withPicture('shop.jpg', written);
    expect(said(read)).toContain('wrong-form');
    expect(said(read)).toContain(reason);
  });
});

test('a built file has a readable name in plain letters', () => {
  expect(['Élan (3)', 'Shop_Front.v2', '100%', '店', '..'].map(plainName)).toEqual([
    'elan-3',
    'shop_front.v2',
    '100',
    'file',
    'file',
  ]);
});
