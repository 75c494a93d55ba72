import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { faceFiles } from '#load/typefaces.ts';
import { headingWeight } from '#styles/readStyle.ts';
import type { Site } from '#schema/site.ts';
import { always, holdsOneOf } from './fonts.ts';
import { hash } from './hash.ts';
import { assetName, type BuildContext, keptFolder, readSource } from './makeFiles.ts';

/** Of the picture beside a shared link, in pixels. */
export const socialSize = { width: 1200, height: 630 };
const margin = 84;
/** The first of these sizes in which the title has no more lines than that. */
const sizes = [104, 88, 74, 62, 52];
const mostLines = 4;
const nameSize = 36;

/** What comes with Fascia, for a site without a typeface. */
const usual = 'Figtree';

/** Pictures of the titles of the pages that have none beside shared links, in the typeface and colours of the site. */
export async function makeTitlePictures(site: Site, context: BuildContext) {
  const plain = site.site.socialPicture ? [] : site.routes.filter(({ seo }) => !seo.picture);
  const made = [...new Set(plain.map(({ title }) => title))].map(async (title) => {
    const drawing = await drawTitle(title, site, context.root);
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
  return Object.fromEntries((await Promise.all(made)).flat());
}

/** Undefined where no file of the typeface has all the letters, or they run from right to left. */
export async function drawTitle(title: string, { site, theme }: Site, root: string) {
  const text = title + site.name;
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return undefined;
  const { heading, text: own } = theme.fonts ?? {};
  const weight = headingWeight(theme);
  const fonts = await openFonts(heading ?? own ?? usual, { text, weight }, root);
  const has = (letter: string) => fonts.some((font) => hasLetter(font, letter));
  if (![...text].every(has)) return undefined;
  const { strong, onStrong, accent } = theme.colours;
  const { width, height } = socialSize;
  const inSize = (size: number) => breakLines(title, { fonts, size, language: site.language });
  const size = sizes.find((one) => inSize(one).length <= mostLines) ?? Number(sizes.at(-1));
  const lines = inSize(size).slice(0, mostLines);
  const rows = lines.map((line, row) =>
    drawWords(line, { fonts, size, y: margin + 70 + size * (0.8 + 1.08 * row) }),
  );
  const name = drawWords(site.name, { fonts, size: nameSize, y: height - margin });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${strong}"/><rect x="${margin}" y="${margin}" width="112" height="12" rx="${Math.min(theme.radius, 6)}" fill="${accent}"/><g fill="${onStrong}">${rows.join('')}${name}</g></svg>`;
}

type Lettering = { fonts: readonly Font[]; size: number };

/** The files of a typeface that a text needs, in a weight. */
async function openFonts(
  typeface: Parameters<typeof faceFiles>[0],
  { text, weight }: { text: string; weight: number },
  root: string,
): Promise<Font[]> {
  const files = faceFiles(typeface, root).filter(holdsOneOf(text));
  const opened = files.map(async ({ file, lightest, boldest }) => {
    // With the plain letters: fontkit cannot read some files of very few.
    const content = await subsetFont(await readSource(file, root), always + text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: Math.min(Math.max(weight, lightest), boldest) },
    });
    const font = create(content);
    return 'layout' in font ? font : [];
  });
  return (await Promise.all(opened)).flat();
}

function hasLetter(font: Font, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The parts of a text that are in the same file, with what they draw. */
function runsOf(text: string, { fonts, size }: Lettering) {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => hasLetter(one, letter));
    const last = runs.at(-1);
    if (last && last.font === font) last.letters += letter;
    else if (font) runs.push({ font, letters: letter });
  }
  return runs.map(({ font, letters }) => {
    const scale = size / font.unitsPerEm;
    const run = font.layout(letters);
    const { glyphs, positions } = run;
    return { glyphs, positions, scale, width: run.advanceWidth * scale };
  });
}

/** Lines that fit between the margins, broken between words as the language has them. */
function breakLines(text: string, { language, ...lettering }: Lettering & { language: string }) {
  const room = socialSize.width - 2 * margin;
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  const lines = [''];
  for (const { segment } of words) {
    const line = lines.at(-1) ?? '';
    const isLonger = widthOf((line + segment).trimEnd(), lettering) > room;
    if (isLonger && line !== '') lines.push(segment.trimStart());
    else lines[lines.length - 1] = line + segment;
  }
  return lines.map((line) => line.trim());
}

function widthOf(text: string, lettering: Lettering): number {
  return runsOf(text, lettering).reduce((sum, { width }) => sum + width, 0);
}

/** Words as shapes, so that no program needs the typeface. */
function drawWords(text: string, { y, ...lettering }: Lettering & { y: number }): string {
  let x = margin;
  const drawn = runsOf(text, lettering).map(({ glyphs, positions, scale, width }) => {
    let at = 0;
    const shapes = glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const shape = `<path transform="translate(${at + xOffset} 0)" d="${path.toSVG()}"/>`;
      at += xAdvance;
      return shape;
    });
    const run = `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
    x += width;
    return run;
  });
  return drawn.join('');
}
