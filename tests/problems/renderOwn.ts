import { BrokenBlock, loadOwnComponents } from '#build/loadOwnComponents.ts';
import { renderSite } from '#build/renderSite.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { framePictures } from '#page/selectData.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Site } from '#schema/site.ts';
import { allComponents } from '#tests/render/allComponents.ts';

/** What the build finds wrong with the blocks of the site's own in a folder, when it renders the site. */
export async function renderOwn(site: Site, root: string): Promise<Problem[]> {
  const own = await loadOwnComponents(readOwnBlocks(root));
  const picture = { src: '/assets/logo.svg', width: 120, height: 30 };
  const pictures = Object.fromEntries(framePictures(site).map((file) => [file, picture]));
  try {
    renderSite(site, { pictures, components: { ...allComponents, ...own.components } });
    return [];
  } catch (error) {
    const explained = own.explain(error);
    if (explained instanceof BrokenBlock) return [explained.problem];
    throw error;
  }
}
