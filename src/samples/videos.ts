import { caption } from './caption.ts';
import type { OutlineFont } from './drawing/outlineFont.ts';
import type { Film } from './films/film.ts';
import { filmSet } from './films/filmSet.ts';
import { goldenStreet } from './films/goldenStreet.ts';
import { kitFlatLay } from './films/kitFlatLay.ts';
import { pinnedMap } from './films/pinnedMap.ts';
import { seededRandom } from './random.ts';
import { saveJpeg } from './saveJpeg.ts';

const films: Record<string, Film> = {
  home: goldenStreet,
  'buy-media': kitFlatLay,
  affiliates: pinnedMap,
  'affiliate-join': filmSet,
};

export async function drawVideos(folder: URL, font: OutlineFont): Promise<void> {
  for (const [page, film] of Object.entries(films)) {
    const svg = film(seededRandom(200)) + caption('Sample video', font, 900);
    await saveJpeg(new URL(`video-${page}.jpg`, folder), {
      svg,
      width: 1600,
      height: 900,
      limit: 130_000,
    });
  }
}
