import sharp from 'sharp';
import { iconsOf } from '#load/icons.ts';
import type { Components } from '#page/components.ts';
import { withDarkPictures } from '#page/darkPictures.ts';
import { framePictures } from '#page/selectData.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import type { Site } from '#schema/site.ts';
import { downloadsOf } from './downloads.ts';
import { opened } from './pictureWidths.ts';
import { isDrawing, readPublishable } from './readPublishable.ts';
import { renderSite } from './renderSite.ts';

/** The `sizes` of the places where the pages show each picture, by the path that site.yaml names. */
export type Places = ReadonlyMap<string, readonly string[]>;

/**
 * Finds where pages show each picture, in what is rendered of them, before a file is made: so that files are made for
 * these places. What is linked to can be opened; what blocks of the site's own do after a press nobody knows.
 */
export async function findPlaces(
  site: Site,
  { root, components, own }: { root: string; components: Components; own: object },
): Promise<Places> {
  const all = [...site.routes, site.notFound];
  const shown = all.flatMap(({ uses }) => uses.pictures);
  const paths = [...new Set([...framePictures(site), ...shown])];
  if (paths.every(isDrawing)) return new Map();
  const stands = paths.map(async (path, index): Promise<[string, PictureSource]> => {
    const size = isDrawing(path) ? undefined : await sizeOf(path, root);
    // The number is what the page says of it.
    return [
      path,
      {
        src: `${index}`,
        ...(size ?? { width: 4, height: 3 }),
        ...(size && { srcset: `${index}` }),
      },
    ];
  });
  const pictures = withDarkPictures(Object.fromEntries(await Promise.all(stands)), site);
  const files = Object.fromEntries(
    downloadsOf(site).map((name) => [name, { src: '', about: '', opens: true, name }]),
  );
  const places = new Map<string, string[]>();
  const add = (path: string, sizes: string) =>
    places.set(path, [...new Set([...(places.get(path) ?? []), sizes])]);
  for (const { sections, uses } of all)
    if (sections.some(({ type }) => Object.hasOwn(own, type)))
      for (const path of uses.pictures) add(path, opened);
  for (const html of rendered(site, { pictures, files, icons: iconsOf(site), components })) {
    for (const [, sizes = '', index = ''] of html.matchAll(
      / sizes="([^"]*)"(?: media="[^"]*")? srcSet="(\d+)"/g,
    ))
      add(paths[Number(index)] ?? '', sizes);
    for (const [, index = ''] of html.matchAll(/ href="(\d+)"/g))
      add(paths[Number(index)] ?? '', opened);
  }
  return places;
}

/** Empty where a block throws: whoever renders the pages for good says so. */
function rendered(...inputs: Parameters<typeof renderSite>): string[] {
  try {
    return renderSite(...inputs).pages.map((page) => page.rendered.html);
  } catch {
    return [];
  }
}

/** Undefined for a damaged file: whoever makes files of it says so. */
async function sizeOf(path: string, root: string) {
  try {
    const { autoOrient } = await sharp(await readPublishable(root, path)).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}
