import { caption } from './caption.ts';
import type { OutlineFont } from './drawing/outlineFont.ts';
import { moods, type MoodName } from './mood.ts';
import { bakery } from './motifs/bakery.ts';
import { basket } from './motifs/basket.ts';
import { cargoBike } from './motifs/cargoBike.ts';
import { citrus } from './motifs/citrus.ts';
import { cornerShop } from './motifs/cornerShop.ts';
import { deliveryVan } from './motifs/deliveryVan.ts';
import { eggBox } from './motifs/eggBox.ts';
import { flowerStand } from './motifs/flowerStand.ts';
import { fridge } from './motifs/fridge.ts';
import { milkBottles } from './motifs/milkBottles.ts';
import { paperBag } from './motifs/paperBag.ts';
import { phoneOrder } from './motifs/phoneOrder.ts';
import { produceCrates } from './motifs/produceCrates.ts';
import { receipt } from './motifs/receipt.ts';
import { scales } from './motifs/scales.ts';
import { scooter } from './motifs/scooter.ts';
import { shopDoor } from './motifs/shopDoor.ts';
import { shopFront } from './motifs/shopFront.ts';
import { terrace } from './motifs/terrace.ts';
import { territoryMap } from './motifs/territoryMap.ts';
import { tinShelves } from './motifs/tinShelves.ts';
import { seededRandom } from './random.ts';
import { saveJpeg } from './saveJpeg.ts';
import type { Motif, Scene } from './scene.ts';

// In gallery order: neighbours differ in motif and in mood.
const stories: readonly (readonly [Motif, MoodName, Scene['take']])[] = [
  [shopFront, 'morning', 1],
  [produceCrates, 'plum', 1],
  [deliveryVan, 'mist', 1],
  [shopDoor, 'bottle', 2],
  [milkBottles, 'sky', 1],
  [scooter, 'dusk', 1],
  [paperBag, 'marigold', 1],
  [territoryMap, 'peach', 1],
  [tinShelves, 'tomato', 1],
  [cornerShop, 'night', 2],
  [citrus, 'morning', 1],
  [cargoBike, 'sky', 1],
  [scales, 'peach', 1],
  [terrace, 'dusk', 2],
  [basket, 'mist', 1],
  [phoneOrder, 'plum', 1],
  [bakery, 'marigold', 2],
  [fridge, 'night', 1],
  [flowerStand, 'sky', 1],
  [receipt, 'tomato', 1],
  [shopFront, 'night', 2],
  [eggBox, 'mist', 1],
  [deliveryVan, 'plum', 2],
  [milkBottles, 'marigold', 2],
  [shopDoor, 'tomato', 1],
  [scales, 'bottle', 2],
  [produceCrates, 'morning', 2],
  [scooter, 'night', 2],
  [paperBag, 'peach', 2],
  [territoryMap, 'sky', 2],
  [basket, 'tomato', 2],
  [terrace, 'peach', 1],
  [tinShelves, 'bottle', 2],
  [phoneOrder, 'marigold', 2],
  [cargoBike, 'plum', 2],
  [bakery, 'morning', 1],
];

export async function drawStories(folder: URL, font: OutlineFont): Promise<void> {
  for (const [index, [motif, mood, take]] of stories.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const scene = { mood: moods[mood], random: seededRandom(index + 1), take };
    const svg = motif(scene) + caption(`Sample story ${number}`, font, 900);
    await saveJpeg(new URL(`story-${number}.jpg`, folder), {
      svg,
      width: 720,
      height: 900,
      limit: 55_000,
    });
  }
}
