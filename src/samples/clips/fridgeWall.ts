import { beam, blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { bottle, carton, shelfOfGoods } from '../pieces/goods.ts';
import { baguette } from '../pieces/bread.ts';
import { tomato } from '../pieces/fruit.ts';
import { leek, lettuce } from '../pieces/vegetables.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** By the fridges: cold light and rows of bottles out of focus, a full basket on the floor in focus. */
export const fridgeWall: Clip = (random) =>
  blurred(
    9,
    gradient([-40, -40, 800, 1400], ['#0B2F30', '#123F3C']),
    repeat(2, (i) =>
      at(
        [24 + i * 350, 70],
        gradient([0, 0, 324, 850], ['#EAFBF5', '#A9DAD4']),
        repeat(5, (row) =>
          at(
            [4, 158 + row * 165],
            rect([-4, 0, 324, 10], '#7FA8A2'),
            shelfOfGoods({
              width: 316,
              scale: 1.12,
              random,
              colours: [p.leaf, p.tomato, p.teal, p.honey, p.plum, p.lime],
              kinds: [bottle, carton, bottle],
            }),
          ),
        ),
        rect([-14, 0, 14, 850], '#0E3B3A'),
        rect([288, 340, 12, 200], p.paper, 'rx="6"'),
      ),
    ),
    gradient([-40, 920, 800, 400], ['#7FB5AE', '#163F3D']),
    repeat(2, (i) => rect([60 + i * 350, 924, 250, 300], '#EAFBF5', 'opacity=".3"')),
  ) +
  glow([360, 520, 480], '#E6FFF7', 0.35) +
  bokeh([0, 60, 720, 600], ['#EAFBF5', '#BFE9DF', '#FFF3C9'], random) +
  beam('M0 760L420 0H520L0 930Z', 0.12) +
  at(
    [480, 1240, 0.92],
    groundShadow([0, 4, 270, 24], 0.5),
    at([-120, -290, 1, -12], leek()),
    at([120, -320, 1.2, 14], baguette()),
    at([-20, -240, 1.9], bottle(p.leaf, p.paper)),
    at([-110, -300, 1.3], lettuce()),
    at([60, -300, 1.25], tomato()),
    shape('M-250 -270H250L205 0H-205Z', p.tomato),
    repeat(7, (i) =>
      repeat(3, (row) =>
        rect(
          [-206 + i * 62 + (3 - i) * row * 3, -214 + row * 68, 42 - row * 2, 48],
          p.clay,
          'rx="10"',
        ),
      ),
    ),
    shape('M130 -270H250L205 0H140Z', '#06140F', 'opacity=".16"'),
    rect([-266, -288, 532, 42], p.tomato, 'rx="14"'),
    rect([-266, -288, 532, 13], '#FFFFFF', 'rx="6" opacity=".3"'),
    circle([-220, -266, 13], p.marigold),
    circle([220, -266, 13], p.marigold),
  ) +
  vignette([0, 0, 720, 1280], 0.5);
