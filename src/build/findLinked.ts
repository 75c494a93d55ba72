import type { Linked } from '#page/PageData.ts';
import type { BlockType } from '#schema/block.ts';
import type { Page, Site } from '#schema/site.ts';

/** Every page carries this with it, so a page that is a list of links names only the first. */
const mostLinked = 24;

/** Finds what the pages that a page leads to show, and the page itself does not. */
export function findLinked(site: Site): (page: Page) => Linked {
  const typesOf = ({ sections }: Page) => new Set(sections.map(({ type }) => type));
  const shown = new Map(site.routes.map((route) => [route.path, typesOf(route)] as const));
  return (page) => {
    const own = typesOf(page);
    const home = page.header ? ['/'] : []; // where the logo leads
    const paths = new Set([...page.uses.pages, ...home, ...site.uses.pages]);
    return Object.fromEntries(
      [...paths].slice(0, mostLinked).flatMap((path): [string, BlockType[]][] => {
        const types = [...(shown.get(path) ?? [])].filter((type) => !own.has(type));
        return types.length > 0 ? [[path, types]] : [];
      }),
    );
  };
}
