import { addressOf } from '#build/addressOf.ts';
import { BrokenBlock, loadOwnComponents } from '#build/loadOwnComponents.ts';
import { renderPage } from '#build/renderPage.tsx';
import type { OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { loadComponents } from '#page/components.ts';
import type { PageData } from '#page/PageData.ts';
import type { Problem } from '#problems/Problem.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/**
 * What the build would say of the blocks of a site's own: the first problem of each, when they are rendered
 * without a browser. Does not render what they are not part of.
 */
export async function findFailingBlocks(
  { shared, pages, notFound }: PreviewSite,
  blocks: OwnBlocks,
): Promise<Problem[]> {
  const types = new Set<string>(blocks.blocks.map(({ type }) => type));
  if (types.size === 0) return [];
  const own = await loadOwnComponents(blocks).catch(problemOf);
  if ('code' in own) return [own];
  const components = { ...(await loadComponents()), ...own.components };
  const found = new Map<string, Problem>();
  const all: [string | null, PageData][] = [...Object.entries(pages), [null, notFound]];
  for (const [path, page] of all) {
    const address = addressOf({ base: shared.base ?? '' }, path ?? '/404');
    for (const block of page.sections.filter(({ type }) => types.has(type) && !found.has(type))) {
      try {
        renderPage(shared, { ...page, sections: [block], path, components }, address);
      } catch (error) {
        found.set(block.type, problemOf(own.explain(error)));
      }
    }
  }
  return [...found.values()];
}

function problemOf(error: unknown): Problem {
  if (error instanceof BrokenBlock) return error.problem;
  throw error;
}
