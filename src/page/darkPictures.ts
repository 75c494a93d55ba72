import type { Site } from '#schema/site.ts';
import type { PictureSources } from './selectData.ts';

/** When visitors see what is for devices that are set to dark: paper is light. */
const media = 'screen and (prefers-color-scheme: dark)';

/** The pictures, with the files of those that devices set to dark get in their places. */
export function withDarkPictures(
  pictures: PictureSources,
  { darkPictures }: Pick<Site, 'darkPictures'>,
): PictureSources {
  const paired = Object.entries(darkPictures).flatMap(([path, file]) => {
    const [light, dark] = [pictures[path], pictures[file]];
    if (!light || !dark) return [];
    const { tint: _, sources = [], ...rest } = light;
    const ofDark = [...(dark.sources ?? []), { srcSet: dark.srcset ?? dark.src }];
    const all = [...ofDark.map((one) => ({ media, ...one })), ...sources];
    return [[path, { ...rest, sources: all }] as const];
  });
  return { ...pictures, ...Object.fromEntries(paired) };
}
