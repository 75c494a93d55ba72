import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, clipped, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import { baguette } from '../pieces/bread.ts';
import { apple, avocado, lemon, orange, tomato } from '../pieces/fruit.ts';
import { carrot, lettuce, pepper } from '../pieces/vegetables.ts';
import type { Motif, Scene } from '../scene.ts';

/** A phone with an order on it: a shop in the palm of a hand, or the route of a delivery. Bars stand for words. */
export const phoneOrder: Motif = (scene) => (scene.take === 1 ? catalogue(scene) : route(scene));

function catalogue({ mood }: Scene): string {
  const things = [tomato(), lettuce(), lemon(), avocado(), pepper(p.marigold), orange()];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([360, 450, 330], mood.stage) +
    at([110, 200, 1.2, -20], apple(p.clay)) +
    at([628, 300, 1.3, 14], carrot()) +
    at([108, 640, 1.3, 12], lemon()) +
    at([630, 660, 1.25, -16], lettuce()) +
    at(
      [360, 450, 1, 5],
      rect([-178, -346, 400, 740], '#06140F', 'rx="60" opacity=".2"'),
      rect([-200, -370, 400, 740], p.ink, 'rx="60"'),
      rect([-184, -354, 368, 708], p.paper, 'rx="46"'),
      clipped([-184, -354, 368, 708], 46, rect([-184, -354, 368, 130], mood.main)),
      at(
        [-184, -280],
        awning({ width: 368, depth: 80, stripes: 9, colours: [mood.accent, p.paper] }),
      ),
      rect([-60, -336, 120, 26], p.ink, 'rx="13"'),
      repeat(6, (i) =>
        at(
          [-160 + (i % 2) * 166, -160 + Math.floor(i / 2) * 142],
          rect([0, 0, 154, 130], [p.mist, p.cream, '#FBE3D2'][i % 3] ?? p.mist, 'rx="20"'),
          at([77, 54, 0.78], things[i] ?? tomato()),
          rect([18, 106, 70, 9], p.ink, 'rx="4" opacity=".6"'),
          circle([130, 108, 13], mood.isDark ? p.leaf : mood.main),
          stroke('M124 108H136M130 102V114', p.paper, 3),
        ),
      ),
      rect([-160, 276, 320, 52], mood.isDark ? p.leaf : mood.main, 'rx="26"'),
      rect([-64, 296, 128, 12], p.paper, 'rx="6"'),
    )
  );
}

function route({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    shape('M0 640Q360 520 720 640V900H0Z', mood.ground) +
    groundShadow([330, 812, 300, 26], 0.25) +
    at(
      [270, 430, 1, -4],
      rect([-190, -360, 380, 750], p.ink, 'rx="56"'),
      rect([-174, -344, 348, 718], '#EFEBDB', 'rx="42"'),
      clipped(
        [-174, -344, 348, 718],
        42,
        repeat(6, (i) =>
          stroke(`M${-200 + i * 80} -380l50 780M-200 ${-330 + i * 110}l400 -40`, p.white, 12),
        ),
        shape('M-174 60Q-60 0 40 70T200 60V130Q60 140 -20 120T-174 140Z', p.sky),
        shape('M60 -344H174V-200L80 -230Z', '#B9D6AE'),
        stroke(
          'M-100 150L-76 -10L30 -44L54 -216',
          mood.accent === p.marigold ? p.leaf : mood.accent,
          15,
        ),
        rect([-174, 210, 348, 180], p.paper),
      ),
      circle([-100, 150, 24], p.paper),
      circle([-100, 150, 13], p.leaf),
      at(
        [54, -216],
        shape('M0 0C-20 -34 -46 -52 -46 -86A46 46 0 0 1 46 -86C46 -52 20 -34 0 0Z', p.tomato),
        circle([0, -86, 20], p.paper),
      ),
      circle([-112, 284, 36], mood.main),
      rect([-56, 262, 150, 14], p.ink, 'rx="7" opacity=".8"'),
      rect([-56, 292, 100, 11], p.ink, 'rx="5" opacity=".35"'),
      rect([-60, -326, 120, 26], p.ink, 'rx="13"'),
    ) +
    at([560, 500, 1.1, 8], baguette()) +
    at([500, 560, 1.1], lettuce()) +
    at([596, 566, 1], tomato()) +
    shape(
      'M440 560L462 544L484 560L506 544L528 560L550 544L572 560L594 544L616 560L638 544L660 560L648 812H452Z',
      '#DDB27C',
    ) +
    shape('M594 544L616 560L638 544L660 560L648 812H600Z', '#B9864F', 'opacity=".5"') +
    circle([546, 690, 48], mood.main) +
    shape(
      'M522 690L540 708L572 670',
      'none',
      `stroke="${p.paper}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"`,
    )
  );
}
