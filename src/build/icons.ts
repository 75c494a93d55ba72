import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { directionOf } from '#page/directionOf.ts';
import type { Site } from '#schema/site.ts';
import { addressOf } from './addressOf.ts';
import { escapeHtml } from './escape.ts';
import { hash } from './hash.ts';
import { drawWords, isDrawable, openFonts, widthOf } from './lettering.ts';
import { type BuildContext, keptFolder, requireWhole } from './makeFiles.ts';
import { readPublishable } from './readPublishable.ts';

/** Browsers and phones also request these names by default, so they hold no hash. */
export const faviconPath = '/favicon.svg';
export const touchIconPath = '/apple-touch-icon.png';
export const manifestPath = '/manifest.json';

/**
 * What home screens show, in pixels. What is `maskable` is cut to a circle or another shape by the device, which
 * leaves four fifths of it (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const icons = [
  { file: touchIconPath.slice(1), size: 180, of: 1 },
  { file: 'icon-192.png', size: 192, of: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, of: 1, purpose: 'any' },
  { file: 'icon-mask.png', size: 512, of: 0.8, purpose: 'maskable' },
];

/** Makes the pictures of the browser's tab and of home screens, all from one drawing, and the manifest that lists them. */
export async function makeIcons(site: Site, context: BuildContext) {
  const { output, root, cache } = context;
  const { favicon, touchIcon } = site.site;
  const drawing =
    favicon === undefined
      ? Buffer.from(await drawInitial(site, root))
      : await readPublishable(root, favicon);
  if (favicon !== undefined) await requireWhole(favicon, drawing);
  await output.write(faviconPath.slice(1), drawing);
  const { paper } = site.theme.colours;
  const key = hash(drawing, JSON.stringify([icons, paper, sharp.versions.sharp]));
  const folder = await keptFolder(join(cache, 'icons'), key, async (draft) => {
    for (const { file, size, of } of icons)
      await writeFile(join(draft, file), await drawIcon(drawing, { size, of, paper }));
  });
  for (const { file } of icons) {
    if (file !== touchIconPath.slice(1) || touchIcon === undefined)
      await output.copy(join(folder, file), file, folder);
  }
  if (touchIcon !== undefined) {
    const own = await readPublishable(root, touchIcon);
    await requireWhole(touchIcon, own);
    // Made anew: the same pixels, without notes.
    await output.write(touchIconPath.slice(1), await sharp(own).png().toBuffer());
  }
  await output.write(manifestPath.slice(1), JSON.stringify(manifestOf(site)));
}

/** A square without holes: the drawing on the colour of its own edge, or on that of the page. */
async function drawIcon(
  drawing: Buffer,
  { size, of, paper }: { size: number; of: number; paper: string },
): Promise<Buffer> {
  const inner = Math.round(size * of);
  const { density = 72, width, height } = await sharp(drawing).metadata();
  const drawn = await sharp(drawing, {
    density: Math.min(density * Math.max(inner / Math.max(width, height), 1), 2400),
  })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .png()
    .toBuffer();
  const edge = { left: inner >> 1, top: 1, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(drawn).extract(edge).raw().toBuffer();
  const background = alpha === 255 ? { r, g, b } : paper;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/** What a phone takes the site for that is put on its home screen: a page in the browser, not an app. */
function manifestOf(site: Site): object {
  const { name, language } = site.site;
  const { paper } = site.theme.colours;
  const listed = icons.flatMap(({ file, size, purpose }) =>
    purpose === undefined
      ? []
      : { src: addressOf(site, `/${file}`), sizes: `${size}x${size}`, type: 'image/png', purpose },
  );
  return {
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language) ?? 'ltr',
    start_url: addressOf(site, '/'),
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: listed,
  };
}

/** The first letter of the name, for a site without a favicon; where its typeface has no such letter, in one of the device. */
async function drawInitial(site: Site, root: string): Promise<string> {
  const { strong, onStrong } = site.theme.colours;
  const { name, language } = site.site;
  const [letter] = new Intl.Segmenter(language).segment(name);
  const initial = (letter?.segment ?? '').toLocaleUpperCase(language);
  const fonts = await openFonts(site, initial, root);
  const size = 44;
  const tallest = Math.max(...fonts.map(({ capHeight, unitsPerEm }) => capHeight / unitsPerEm));
  const shapes = isDrawable(initial, fonts)
    ? drawWords(initial, {
        fonts,
        size,
        x: 32 - widthOf(initial, { fonts, size }) / 2,
        y: 32 + (tallest * size) / 2,
      })
    : `<text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="40">${escapeHtml(initial)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${strong}"/><g fill="${onStrong}">${shapes}</g></svg>`;
}
