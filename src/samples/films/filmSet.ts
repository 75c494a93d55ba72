import { beam, blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, circle, clipped, ellipse, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { crate } from '../pieces/crate.ts';
import { lemon } from '../pieces/fruit.ts';
import { lettuce } from '../pieces/vegetables.ts';
import { shopUnit } from '../pieces/shopUnit.ts';
import { tree, tub } from '../pieces/street.ts';
import { seededRandom } from '../random.ts';
import type { Film } from './film.ts';

/** A camera on a tripod films a shop across the pavement. Nobody is in the picture. */
export const filmSet: Film = () => {
  const shop = shopUnit({
    wall: p.cream,
    paint: p.teal,
    awning: [p.marigold, p.paper],
    glass: p.sky,
    isLit: false,
    random: seededRandom(5),
  });
  return (
    gradient([0, 0, 1600, 900], ['#C5E2E2', '#F7EFD9']) +
    circle([520, 210, 110], '#FFF3CF') +
    glow([520, 210, 420], '#FFF3CF', 0.8) +
    blurred(
      4,
      shape('M-20 640Q300 520 620 600T1000 560V800H-20Z', '#B9D6AE'),
      repeat(5, (i) =>
        at(
          [60 + i * 190, 690 - (i % 2) * 20, 0.7 + (i % 3) * 0.15],
          tree(i % 2 ? p.sage : '#8FBF8A', '#6FA57C'),
        ),
      ),
    ) +
    gradient([0, 700, 1600, 200], ['#D9CFB4', '#BFB08D']) +
    repeat(7, (i) =>
      shape(
        `M${800 + (i - 3) * 190} 700h4L${804 + (i - 3) * 420} 900h-8Z`,
        '#06140F',
        'opacity=".07"',
      ),
    ) +
    rect([0, 790, 1600, 3], '#06140F', 'opacity=".07"') +
    blurred(
      1.2,
      rect([1000, 40, 640, 700], '#E9D3A8'),
      rect([990, 26, 660, 26], p.paper),
      repeat(
        3,
        (i) =>
          rect([1060 + i * 190, 84, 110, 110], p.teal) + rect([1070 + i * 190, 94, 90, 90], p.sky),
      ),
      at([1016, 740, 1.04], shop),
      at([1580, 752, 1.2], tub(p.leaf, p.clay)),
      at([1120, 764, 0.72], crate(p.wood, [lemon(), lemon(), lemon(), lemon()])),
      at([1276, 764, 0.72], crate(p.wood, [lettuce(), lettuce(), lettuce(), lettuce()])),
    ) +
    shape('M470 420L1010 180V700Z', '#FFF3CF', 'opacity=".16"') +
    at([330, 860, 1.14], groundShadow([0, 4, 220, 18], 0.28), camera(shop)) +
    beam('M0 0H380L0 520Z', 0.14) +
    vignette([0, 0, 1600, 900], 0.32)
  );
};

function camera(shop: string): string {
  return (
    stroke('M0 -330L-170 0M0 -330L170 0M0 -330L30 -6', p.ink, 17) +
    stroke('M-92 -150H92', p.steel, 8) +
    rect([-46, -372, 92, 50], p.ink, 'rx="10"') +
    stroke('M-30 -344L-190 -280', p.ink, 12) +
    stroke('M-160 -292L-200 -276', p.bark, 20) +
    rect([-170, -560, 300, 190], '#22302A', 'rx="24"') +
    rect([-170, -560, 300, 40], '#33443C', 'rx="20"') +
    shape('M-90 -560L-70 -606H40L60 -560Z', '#22302A') +
    stroke('M-60 -606Q-10 -640 40 -606', p.ink, 14) +
    rect([130, -530, 70, 130], '#33443C', 'rx="10"') +
    rect([196, -544, 60, 158], p.ink, 'rx="14"') +
    ellipse([256, -465, 16, 70], p.teal) +
    ellipse([259, -480, 7, 30], '#FFFFFF', 'opacity=".5"') +
    rect([206, -544, 10, 158], p.marigold) +
    rect([-146, -512, 240, 128], p.night, 'rx="10"') +
    clipped(
      [-138, -504, 224, 112],
      6,
      gradient([-138, -504, 224, 112], ['#C5E2E2', '#F7EFD9']),
      at([-78, -396, 0.2], shop),
    ) +
    stroke('M-126 -478V-494H-108M74 -478V-494H56M-126 -418V-402H-108M74 -418V-402H56', p.paper, 3) +
    circle([66, -484, 6], p.tomato) +
    circle([112, -420, 9], p.tomato)
  );
}
