import { caption } from './caption.ts';
import { aisle } from './clips/aisle.ts';
import { bakeryWindow } from './clips/bakeryWindow.ts';
import type { Clip } from './clips/clip.ts';
import { counter } from './clips/counter.ts';
import { duskStreet } from './clips/duskStreet.ts';
import { fridgeWall } from './clips/fridgeWall.ts';
import { fruitStall } from './clips/fruitStall.ts';
import { packedOrders } from './clips/packedOrders.ts';
import { rainyNight } from './clips/rainyNight.ts';
import type { OutlineFont } from './drawing/outlineFont.ts';
import { seededRandom } from './random.ts';
import { saveJpeg } from './saveJpeg.ts';

const clips: readonly Clip[] = [
  counter,
  fruitStall,
  duskStreet,
  aisle,
  bakeryWindow,
  rainyNight,
  packedOrders,
  fridgeWall,
];

export async function drawTestimonials(folder: URL, font: OutlineFont): Promise<void> {
  for (const [index, clip] of clips.entries()) {
    const svg =
      clip(seededRandom(100 + index)) + caption(`Sample testimonial ${index + 1}`, font, 1280);
    await saveJpeg(new URL(`testimonial-${index + 1}.jpg`, folder), {
      svg,
      width: 720,
      height: 1280,
      limit: 70_000,
    });
  }
}
