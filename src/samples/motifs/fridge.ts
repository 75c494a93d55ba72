import { beam, glow, gradient, groundShadow } from '../drawing/light.ts';
import { at, rect, repeat, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { bottle, carton, shelfOfGoods } from '../pieces/goods.ts';
import type { Motif } from '../scene.ts';

/** A glass-doored fridge of cold drinks that lights the floor in front of it. Both takes are the same. */
export const fridge: Motif = ({ mood, random }) =>
  gradient([0, 0, 720, 900], mood.backdrop) +
  glow([360, 430, 480], '#DDF3EC', 0.45) +
  rect([0, 790, 720, 110], mood.ground) +
  repeat(4, (i) => rect([i * 190 - 20, 790, 180, 110], '#FFFFFF', 'opacity=".05"')) +
  groundShadow([360, 806, 300, 24], 0.35) +
  rect([90, 60, 540, 750], mood.main, 'rx="18"') +
  rect([90, 60, 540, 96], mood.accent, 'rx="18"') +
  rect([90, 130, 540, 26], mood.accent) +
  rect([250, 96, 220, 22], p.paper, 'rx="11" opacity=".9"') +
  gradient([116, 176, 488, 560], ['#F2FBF6', '#BFE0DA']) +
  rows
    .map((colours, row) =>
      at(
        [122, 306 + row * 134],
        rect([-6, 0, 488, 9], p.steel),
        shelfOfGoods({
          width: 476,
          scale: 0.9,
          random,
          colours,
          kinds: row === 3 ? [carton, bottle] : [bottle],
        }),
      ),
    )
    .join('') +
  beam('M116 560L430 176H520L116 690Z', 0.24) +
  rect([116, 176, 488, 560], 'none', `stroke="${mood.mainShade}" stroke-width="16"`) +
  rect([352, 176, 16, 560], mood.mainShade) +
  stroke('M336 400V520M384 400V520', p.paper, 11) +
  repeat(8, (i) => rect([150 + i * 54, 762, 36, 10], '#06140F', 'rx="5" opacity=".3"'));

const rows = [
  [p.leaf, p.lime],
  [p.tomato, p.honey],
  [p.teal, p.plum],
  [p.marigold, p.tomato],
] as const;
