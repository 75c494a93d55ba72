import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { crate } from '../pieces/crate.ts';
import { orange, tomato } from '../pieces/fruit.ts';
import { shopUnit } from '../pieces/shopUnit.ts';
import { bulbs, tub } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** A shop seen straight on: by day with the flat above it, by night close up under a string of bulbs. */
export const shopFront: Motif = (scene) => (scene.take === 1 ? wholeShop(scene) : closeUp(scene));

function wholeShop({ mood, random }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([590, 170, 130], mood.stage) +
    rect([0, 772, 720, 128], mood.ground) +
    rect([0, 772, 720, 12], '#FFFFFF', 'opacity=".25"') +
    at(
      [100, 0],
      rect([0, 60, 520, 240], mood.second),
      rect([-10, 44, 540, 22], mood.mainShade),
      repeat(3, (i) => at([56 + i * 156, 104], sash(mood.main, mood.isDark ? p.butter : p.sky))),
    ) +
    at(
      [100, 772],
      shopUnit({
        wall: mood.second,
        paint: mood.main,
        awning: [mood.accent, p.paper],
        glass: p.sky,
        isLit: mood.isDark,
        random,
      }),
    ) +
    groundShadow([200, 800, 150, 14], 0.16) +
    at([216, 806, 0.62], crate(p.wood, [orange(), orange(), orange(), orange()])) +
    at([356, 806, 0.62], crate(p.wood, [tomato(), tomato(), tomato(), tomato()])) +
    at([646, 800, 0.95], tub(p.leaf, p.clay))
  );
}

function closeUp({ mood, random }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    at(
      [-80, 800, 1.42],
      shopUnit({
        wall: mood.mainShade,
        paint: mood.main,
        awning: [mood.accent, p.cream],
        glass: p.sky,
        isLit: mood.isDark,
        random,
      }),
    ) +
    rect([0, 796, 720, 104], mood.ground) +
    (mood.isDark ? gradient([0, 796, 720, 104], ['#FFD27A55', '#FFD27A00']) : '') +
    at([0, 26], bulbs(720, 44, 9)) +
    at([620, 836, 1.3], tub(p.leaf, mood.accent))
  );
}

function sash(frame: Colour, pane: Colour): string {
  return (
    rect([0, 0, 96, 140], frame) +
    gradient([10, 10, 76, 120], [pane, '#F2F5EA']) +
    rect([10, 68, 76, 6], frame) +
    rect([45, 10, 6, 120], frame) +
    rect([-8, 140, 112, 12], p.cream)
  );
}
