import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import type { Site } from '#schema/site.ts';
import { hash } from './hash.ts';
import { drawWords, isDrawable, type Lettering, openFonts, widthOf } from './lettering.ts';
import { assetName, type BuildContext, keptFolder } from './makeFiles.ts';
import { socialSize } from './socialPictures.ts';

const margin = 84;
const room = socialSize.width - 2 * margin;
/** The first of these sizes in which the title fits. */
const sizes = [104, 88, 74, 62, 52];
/** The distance of lines, and how high and how deep letters are, as shares of their size. */
const [leading, ascent, descent] = [1.08, 0.8, 0.3];
const top = margin + 70;
const nameSize = 36;
const nameLine = socialSize.height - margin;

/**
 * Pictures of the titles of the pages that have none beside shared links, in the typeface and colours of the site. By
 * the title, where within the site each is.
 */
export async function makeTitlePictures(
  site: Site,
  context: BuildContext,
): Promise<ReadonlyMap<string, string>> {
  const plain = site.site.socialPicture ? [] : site.routes.filter(({ seo }) => !seo.picture);
  const titles = [...new Set(plain.map(({ title }) => title))];
  if (titles.length === 0) return new Map();
  const fonts = await openFonts(site, site.site.name + titles.join(''), context.root);
  const made = titles.map(async (title) => {
    const drawing = drawTitle(title, site, fonts);
    if (drawing === undefined) return [];
    const key = hash(drawing, sharp.versions.sharp);
    const folder = await keptFolder(join(context.cache, 'titles'), key, async (draft) => {
      const picture = await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
      await writeFile(join(draft, 'title.png'), picture);
    });
    const name = assetName(`${title.slice(0, 40)}.png`, key);
    await context.output.copy(join(folder, 'title.png'), `${name}.png`, folder);
    return [[title, `/${name}.png`] as const];
  });
  return new Map((await Promise.all(made)).flat());
}

/** An SVG. Undefined where the typeface has not all the letters, they run from right to left, or the title is too long. */
export function drawTitle(
  title: string,
  { site, theme }: Pick<Site, 'site' | 'theme'>,
  fonts: readonly Font[],
): string | undefined {
  const text = title + site.name;
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) || !isDrawable(text, fonts))
    return undefined;
  const fitting = sizes
    .map((size) => ({ size, lines: breakLines(title, { fonts, size, language: site.language }) }))
    .find(({ size, lines }) => {
      const isWide = lines.some((line) => widthOf(line, { fonts, size }) > room);
      const end = top + size * (ascent + leading * (lines.length - 1) + descent);
      return end <= nameLine - nameSize && !isWide;
    });
  if (!fitting) return undefined;
  const { size, lines } = fitting;
  const { strong, onStrong, accent } = theme.colours;
  const { width, height } = socialSize;
  const rows = lines.map((line, row) =>
    drawWords(line, { fonts, size, x: margin, y: top + size * (ascent + leading * row) }),
  );
  const nameWidth = widthOf(site.name, { fonts, size: nameSize });
  const nameFits = nameSize * Math.min(1, room / nameWidth);
  const name = drawWords(site.name, { fonts, size: nameFits, x: margin, y: nameLine });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${strong}"/><rect x="${margin}" y="${margin}" width="112" height="12" rx="${Math.min(theme.radius, 6)}" fill="${accent}"/><g fill="${onStrong}">${rows.join('')}${name}</g></svg>`;
}

/** Lines that fit between the margins. */
function breakLines(text: string, { language, ...lettering }: Lettering & { language: string }) {
  const lines = [''];
  for (const part of unbroken(text, language)) {
    const line = lines.at(-1) ?? '';
    const isLonger = widthOf((line + part).trimEnd(), lettering) > room;
    if (isLonger && line !== '') lines.push(part);
    else lines[lines.length - 1] = line + part;
  }
  return lines.map((line) => line.trim());
}

/** What stays in one line: words with the marks and spaces at them. Some languages have no spaces between words. */
function unbroken(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const parts: string[] = [];
  let wasWord = false;
  for (const { segment, isWordLike = false } of words) {
    const before = parts.pop() ?? '';
    const isAfterSpace = /[^\S\u00A0\u202F]$/.test(before);
    const isNextWord = isWordLike && (wasWord || /[、。，！？：；」』）]$/.test(before));
    if ((isAfterSpace && segment.trim() !== '') || isNextWord) parts.push(before, segment);
    else parts.push(before + segment);
    wasWord = isWordLike;
  }
  return parts;
}
