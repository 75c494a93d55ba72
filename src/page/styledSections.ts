import type { PictureSource } from '#parts/PictureSource.ts';
import type { Block } from '#schema/block.ts';
import { readStyle } from '#styles/readStyle.ts';
import type { StyledSection } from './PageData.ts';

/** What the style of a site makes of the sections of a page, by its pictures. */
export function styledSections(
  style: string,
  sections: readonly Block[],
  pictures: Readonly<Record<string, PictureSource>> = {},
): StyledSection[] {
  const { sizes = {}, cropped = [] } = readStyle(style);
  return sections.map((block) => {
    const { look, pictureAt, align, width } = block as Partial<Record<string, unknown>>;
    const written = [block.type, look, pictureAt, align, width];
    const words = written.filter((word) => typeof word === 'string');
    const isMeant = (hooks: string) => hooks.split(' ').every((word) => words.includes(word));
    const [hooks = '', found] = Object.entries(sizes).find(([one]) => isMeant(one)) ?? [];
    const by = cropped.includes(hooks) ? widestIn(block, pictures) / usualShape : 1;
    return {
      words: words.join(' '),
      ...(found !== undefined && { sizes: widened(found, Math.max(by, 1)) }),
    };
  });
}

/** Of the pictures that `sizes` of styles are meant for: width to height. */
const usualShape = 3 / 2;

/** The shape of the widest picture that a section shows. */
function widestIn(block: Block, pictures: Readonly<Record<string, PictureSource>>): number {
  const text = JSON.stringify(block);
  const shapes = Object.entries(pictures).flatMap(([path, { width, height }]) =>
    text.includes(JSON.stringify(path)) ? width / height : [],
  );
  return Math.max(0, ...shapes);
}

/** All lengths of a `sizes` attribute times a number; not the widths of screens in it. */
function widened(sizes: string, by: number): string {
  return sizes.replace(/\(min-width[^)]*\)|[\d.]+(?=px|vw|rem)/g, (part) =>
    part.startsWith('(') ? part : `${Math.round(Number(part) * by)}`,
  );
}
