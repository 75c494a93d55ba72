import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { OutlineFont } from './drawing/outlineFont.ts';
import { at, rect, shape } from './drawing/svg.ts';
import { mark } from './mark.ts';
import { palette as p, type Colour } from './palette.ts';
import { saveJpeg } from './saveJpeg.ts';
import { socialCard } from './socialCard.ts';

/** Draws the wordmark for light and for dark backgrounds, the icons, and the card that a shared link shows. */
export async function drawBrand(folder: URL, font: OutlineFont): Promise<void> {
  await writeFile(new URL('logo.svg', folder), wordmark(font, p.bottle));
  await writeFile(new URL('logo-light.svg', folder), wordmark(font, p.paper));
  await writeFile(new URL('favicon.svg', folder), svgFile(icon(14), 64, 64));
  const touchIcon = await sharp(Buffer.from(svgFile(icon(0), 64, 64)), { density: 300 })
    .resize(180)
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(new URL('icon-180.png', folder), touchIcon);
  await saveJpeg(new URL('social.jpg', folder), {
    svg: socialCard(font),
    width: 1200,
    height: 630,
    limit: 110_000,
  });
}

function wordmark(font: OutlineFont, ink: Colour): string {
  const { path, width } = font.outline('Aisle Zero', 36, -0.5);
  return svgFile(
    at([0, 1], mark(ink, 5)) + shape(path, ink, 'transform="translate(43 32.5)"'),
    Math.ceil(width + 44),
    40,
  );
}

/** The mark on a tile of bottle green. Three stripes: five would blur at 16 pixels. */
function icon(corner: number): string {
  return rect([0, 0, 64, 64], p.bottle, `rx="${corner}"`) + at([8.5, 6, 1.38], mark(p.paper, 3));
}

function svgFile(content: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
}
