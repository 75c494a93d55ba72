import { beam, blurred, glow, gradient, vignette } from '../drawing/light.ts';
import { at, rect, repeat } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import { crate } from '../pieces/crate.ts';
import { apple, lemon, orange, pear, tomato } from '../pieces/fruit.ts';
import { lettuce } from '../pieces/vegetables.ts';
import { house, tree } from '../pieces/street.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** At the stall in the sun: the street behind is a blur, the crates at the bottom are sharp. */
export const fruitStall: Clip = (random) =>
  blurred(
    10,
    gradient([-40, -40, 800, 1400], ['#BFE0E4', '#FBEFD2']),
    repeat(4, (i) =>
      at(
        [-60 + i * 236, 760, 1.18],
        house({
          brick: ['#D98A66', p.cream, '#E9B48C', '#C97C58'][i] ?? p.brick,
          door: [p.bottle, p.tomato, p.teal, p.plum][i] ?? p.bottle,
          trim: p.white,
          roof: '#5D6A70',
          panes: [p.sky, p.sky, p.sky],
        }),
      ),
    ),
    rect([-40, 756, 800, 600], '#C9C3AE'),
    at([80, 820, 1.4], tree(p.lime, p.leaf)),
    at([650, 850, 1.7], tree(p.leaf, p.bottle)),
  ) +
  bokeh([0, 220, 720, 420], ['#FFFFFF', '#FFF3C9', '#D9F0C9'], random) +
  glow([620, 220, 460], '#FFF6D8', 0.75) +
  blurred(
    3,
    rect([26, 0, 20, 1000], '#DDE3DA'),
    rect([676, 0, 20, 1000], '#DDE3DA'),
    at([-30, -20], awning({ width: 780, depth: 220, stripes: 9, colours: [p.leaf, p.paper] })),
  ) +
  rect([0, 940, 720, 340], '#6B4526') +
  at([150, 1020, 1.25], crate(p.wood, [lemon(), lemon(), lemon(), lemon()])) +
  at([430, 1020, 1.25], crate(p.wood, [lettuce(), lettuce(), lettuce(), lettuce()])) +
  at([700, 1020, 1.25], crate(p.wood, [pear(), pear(), pear(), pear()])) +
  rect([0, 1020, 720, 20], '#06140F', 'opacity=".3"') +
  at([90, 1240, 1.6], crate('#D7A066', [tomato(), tomato(), tomato(), tomato()])) +
  at([440, 1240, 1.6], crate('#D7A066', [orange(), orange(), orange(), orange()])) +
  at([780, 1240, 1.6], crate('#D7A066', [apple(), apple(), apple(), apple()])) +
  beam('M720 0L720 300L120 1280H-200Z', 0.1) +
  vignette([0, 0, 720, 1280], 0.34);
