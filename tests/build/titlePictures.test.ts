import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createOutput } from '#build/output.ts';
import { openFonts } from '#build/lettering.ts';
import { drawTitle, makeTitlePictures } from '#build/titlePictures.ts';
import type { Site } from '#schema/site.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallSite } from './smallSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = fixtureSite('small').folder;
const small = smallSite();
const { socialPicture: _, ...plain } = small.site;
const fonts = { heading: 'Newsreader' };
const site: Site = { ...small, site: plain, theme: { ...small.theme, fonts } };

const draw = async (title: string, of: Site) =>
  drawTitle(title, of, await openFonts(of, of.site.name + title, root));

describe('the picture beside a shared link', () => {
  test('is made of the title of each page that has none', async () => {
    const dist = temporaryFolder();
    const place = { root, cache: temporaryFolder(), output: createOutput(dist) };
    const made = await makeTitlePictures(site, place);
    expect([...made.keys()]).toEqual([...new Set(site.routes.map(({ title }) => title))]);
    const [address = ''] = made.values();
    expect(address).toMatch(/^\/assets\/[a-z-]+-\w+\.png$/);
    const { width, height } = await sharp(join(dist, address)).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await makeTitlePictures(small, place)).toEqual(new Map());
  });

  test('has the colours of the site, and stays between its margins', async () => {
    const title =
      'Fahrradwerkstatt für alle, die jeden Tag nach Łódź fahren und nicht warten wollen';
    const drawing = await draw(title, site);
    const { data, info } = await sharp(Buffer.from(drawing ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({
        resolveWithObject: true,
      });
    const colourAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((part) =>
        part.toString(16).padStart(2, '0'),
      );
    const ground = colourAt(0, 0).join('');
    expect(`#${ground.toUpperCase()}`).toBe(site.theme.colours.strong);
    const isEmpty = (x: number) =>
      Array.from({ length: info.height }, (__, y) => colourAt(x, y).join('')).every(
        (colour) => colour === ground,
      );
    expect([40, 80, 1120, 1160].map(isEmpty)).toEqual([true, true, true, true]);
    expect(isEmpty(600)).toBe(false);
  });

  test('is left out where the typeface has not all letters, they run the other way, or it cannot hold them', async () => {
    expect(await draw('从街角小店', site)).toBeUndefined();
    expect(await draw('توصيل', site)).toBeUndefined();
    expect(
      await draw('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenx', site),
    ).toBeUndefined();
    const own = { file: 'media/sans.woff2', lightest: 300, boldest: 900 };
    const inFile = { ...site, theme: { ...site.theme, fonts: { heading: own } } };
    expect(await draw('Join', inFile)).toContain('<path');
    const { fonts: __, ...bare } = site.theme;
    expect(await draw('Join', { ...site, theme: bare })).toContain('<path');
  });
});
