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

  /** Where lines of the title or the name begin, and how large their letters are. */
  const linesIn = (drawing = '') =>
    [...drawing.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)/g)].map(
      ([, x, y, scale]) => ({ x: Number(x), y: Number(y), scale: Number(scale) }),
    );
  const words = { ...site, theme: { ...site.theme, fonts: { heading: 'Figtree' } } };

  test('leaves a title of many lines above the name of the site', async () => {
    for (const title of [
      'Our bakery opens early in the morning, and closes late at night, each day',
      'Fresh bread, rolls and cakes, every morning (but Sunday), and our whole street can smell it from six',
    ]) {
      const lines = linesIn(await draw(title, words));
      const name = lines.pop();
      const last = lines.at(-1);
      // Letters of 1000 units: 36 pixels are the height of the name, a third of the size what hangs below a line.
      expect((last?.y ?? Infinity) + 300 * (last?.scale ?? 1)).toBeLessThan((name?.y ?? 0) - 36);
    }
  });

  test('keeps a comma with its word where the line has no room for both', async () => {
    const drawing = (await draw('Fahrräder aller Arten, Verleih', words)) ?? '';
    const lines = drawing.split('<g transform="translate(84 ').slice(1, -1);
    expect(lines.map((line) => line.match(/<path/g)?.length)).toEqual(
      ['Fahrräder aller', 'Arten, Verleih'].map(({ length }) => length),
    );
  });

  test('draws accents that are signs by themselves above their letters, and soft hyphens not at all', async () => {
    const top = async (title: string) => {
      const data = await sharp(Buffer.from((await draw(title, words)) ?? ''))
        .extract({ left: 0, top: 120, width: 1200, height: 300 })
        .greyscale()
        .raw()
        .toBuffer();
      return Math.floor(data.findIndex((grey) => grey > 200) / 1200);
    };
    const [bare, whole, parts] = await Promise.all(['Ecole', 'École', 'E\u0301cole'].map(top));
    expect(whole).toBeLessThan((bare ?? 0) - 15);
    expect(Math.abs((whole ?? 0) - (parts ?? 0))).toBeLessThan(5);
    expect(await draw('Lasten\u00ADräder', words)).toBe(await draw('Lastenräder', words));
  });

  test('shows a long name of the site within the margins', async () => {
    const name = 'The United Allotment, Beekeeping and Bicycle Repair Society of Lower Bristol';
    const drawing = await draw('Join', { ...words, site: { ...plain, name } });
    const { info } = await sharp(Buffer.from(drawing ?? ''))
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThanOrEqual(1200 - 2 * 84);
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
