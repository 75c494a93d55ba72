import type { Block } from '#schema/block.ts';
import { readStyle } from '#styles/readStyle.ts';
import type { StyledSection } from './PageData.ts';

/** What the style of a site makes of the sections of a page. */
export function styledSections(style: string, sections: readonly Block[]): StyledSection[] {
  const { sizes = {} } = readStyle(style);
  return sections.map((block) => {
    const { look, pictureAt, align, width } = block as Partial<Record<string, unknown>>;
    const written = [block.type, look, pictureAt, align, width];
    const words = written.filter((word) => typeof word === 'string');
    const isMeant = (hooks: string) => hooks.split(' ').every((word) => words.includes(word));
    const [, found] = Object.entries(sizes).find(([hooks]) => isMeant(hooks)) ?? [];
    return { words: words.join(' '), ...(found !== undefined && { sizes: found }) };
  });
}
