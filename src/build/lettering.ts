import type { Font } from 'fontkit';
import { faceFiles, nearestWeight } from '#load/typefaces.ts';
import { headingWeight } from '#styles/readStyle.ts';
import type { Site } from '#schema/site.ts';
import { always, holdsOneOf } from './fonts.ts';
import { readSource } from './makeFiles.ts';
import { openFont } from './openFont.ts';

/** What comes with Fascia, for a site without a typeface. */
const usual = 'Figtree';

/** A text of this size, in these files of its typeface. */
export type Lettering = { fonts: readonly Font[]; size: number };

/** The files of the site's typeface that a text needs, in the weight of its headings. */
export async function openFonts(
  { theme }: Pick<Site, 'theme'>,
  text: string,
  root: string,
): Promise<Font[]> {
  const { heading, text: own } = theme.fonts ?? {};
  const weight = headingWeight(theme);
  const all = faceFiles(heading ?? own ?? usual, root).filter(holdsOneOf(text));
  const opened = nearestWeight(all, weight).map(async ({ file, lightest, boldest }) => {
    const within = Math.min(Math.max(weight, lightest), boldest);
    // With the plain letters: fontkit cannot read some files of very few.
    return openFont(await readSource(file, root), always + text, within);
  });
  return Promise.all(opened);
}

/** Whether they have all letters of a text that are seen: soft hyphens and the like are not. */
export function isDrawable(text: string, fonts: readonly Font[]): boolean {
  return [...text].every(
    (letter) => unseen.test(letter) || fonts.some((font) => hasLetter(font, letter)),
  );
}
const unseen = /\p{Default_Ignorable_Code_Point}/u;

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

/** In the units of its size. */
export function widthOf(text: string, lettering: Lettering): number {
  return runsOf(text, lettering).reduce((sum, { width }) => sum + width, 0);
}

/** Words as shapes, so that no program needs the typeface. */
export function drawWords(
  text: string,
  { x: start, y, ...lettering }: Lettering & { x: number; y: number },
): string {
  let x = start;
  const drawn = runsOf(text, lettering).map(({ glyphs, positions, scale, width }) => {
    let at = 0;
    const shapes = glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const shape = `<path transform="translate(${at + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
      at += xAdvance;
      return shape;
    });
    const run = `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
    x += width;
    return run;
  });
  return drawn.join('');
}
