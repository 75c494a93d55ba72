import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { bottle, box, carton, jar, packet } from '../pieces/goods.ts';
import { baguette } from '../pieces/bread.ts';
import { avocado, halfCitrus, lemon, orange, tomato } from '../pieces/fruit.ts';
import { carrot, leek, lettuce, pepper } from '../pieces/vegetables.ts';
import type { Motif, Scene } from '../scene.ts';

/** A shopping basket: packed and seen from the front, or from above on checked tiles. */
export const basket: Motif = (scene) => (scene.take === 1 ? fromFront(scene) : fromAbove(scene));

function fromFront({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    shape('M0 560L720 300V900H0Z', mood.stage) +
    rect([0, 740, 720, 160], mood.ground) +
    groundShadow([360, 800, 270, 22], 0.25) +
    shape(
      'M150 500Q150 170 360 170T570 500',
      'none',
      `stroke="${mood.mainShade}" stroke-width="26"`,
    ) +
    at([210, 500, 1.9], box(p.teal, p.butter)) +
    at([316, 480, 2], bottle(p.leaf, p.paper)) +
    at([420, 490, 1.9], carton(p.tomato, p.marigold)) +
    at([516, 500, 1.8], packet(p.honey, p.paper)) +
    at([262, 470, 1.1, -12], leek()) +
    at([480, 440, 1.1, 14], baguette()) +
    at([220, 504, 1.1], tomato()) +
    at([330, 500, 1.2], lettuce()) +
    at([430, 504, 1.1], lemon()) +
    at([510, 506, 1.1], orange()) +
    shape('M110 500H610L560 800H160Z', mood.main) +
    repeat(7, (i) =>
      repeat(3, (row) =>
        rect(
          [152 + i * 62 + (3 - i) * row * 3, 564 + row * 74, 42 - row * 2, 54],
          mood.mainShade,
          'rx="10"',
        ),
      ),
    ) +
    shape('M480 500H610L560 800H490Z', '#06140F', 'opacity=".12"') +
    rect([92, 482, 536, 44], mood.main, 'rx="14"') +
    rect([92, 482, 536, 14], '#FFFFFF', 'rx="7" opacity=".25"') +
    circle([150, 504, 15], mood.accent) +
    circle([570, 504, 15], mood.accent)
  );
}

function fromAbove({ mood }: Scene): string {
  return (
    rect([0, 0, 720, 900], mood.backdrop[1]) +
    repeat(8, (row) =>
      repeat(6, (i) =>
        (i + row) % 2 ? rect([i * 120, row * 120 - 30, 120, 120], mood.stage) : '',
      ),
    ) +
    at(
      [360, 446, 1, -9],
      rect([-250, -316, 520, 660], '#06140F', 'rx="60" opacity=".22"'),
      rect([-260, -330, 520, 660], mood.main, 'rx="60"'),
      rect([-226, -296, 452, 592], mood.mainShade, 'rx="36"'),
      repeat(6, (i) => rect([-210 + i * 74, -280, 50, 560], mood.main, 'rx="20" opacity=".5"')),
      at([-128, -60, 1.5, -8], baguette()),
      at([-40, -170, 1.9], lettuce()),
      at([140, -130, 1.8, 14], jar(p.tomato, p.leaf)),
      at([60, 100, 1.7, 24], carton(p.teal, p.marigold)),
      at([170, -10, 1.4], tomato()),
      at([160, 100, 1.4], orange()),
      at([-20, 200, 1.5, -30], pepper(p.marigold)),
      at([120, 200, 1.6, 14], avocado()),
      at([-140, 220, 1.5, 30], carrot()),
      at([40, 130, 1.1], halfCitrus(p.lime, '#C5DE86')),
      at([-30, -20, 1.1], lemon()),
      rect([-300, -22, 600, 40], mood.accent, 'rx="20" opacity=".96"'),
      rect([-300, 4, 600, 14], '#06140F', 'rx="7" opacity=".15"'),
      circle([-276, -2, 12], p.ink, 'opacity=".4"'),
      circle([276, -2, 12], p.ink, 'opacity=".4"'),
    )
  );
}
