import { blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, ellipse, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { jar, shelfOfGoods } from '../pieces/goods.ts';
import { apple, lemon, orange, pear } from '../pieces/fruit.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** At the counter: shelves out of focus, a bowl of fruit and the sweet jars in focus. */
export const counter: Clip = (random) =>
  blurred(
    11,
    gradient([-40, -40, 800, 1360], ['#5A3B22', '#A66A35']),
    repeat(
      5,
      (row) =>
        rect([-40, 130 + row * 190, 800, 130], '#06140F', 'opacity=".22"') +
        at(
          [-30, 270 + row * 190, 1.3],
          shelfOfGoods({
            width: 600,
            scale: 1,
            random,
            colours: [p.tomato, p.leaf, p.honey, p.teal, p.bottle],
          }),
        ) +
        rect([-40, 270 + row * 190, 800, 18], p.wood),
    ),
  ) +
  glow([360, 560, 520], '#FFDf9a', 0.45) +
  bokeh([0, 120, 720, 700], ['#FFE2A0', '#FFC53D', '#FFF3D6'], random) +
  [150, 570]
    .map(
      (x) =>
        glow([x, 210, 300], '#FFE9B8', 0.75) +
        rect([x - 3, -10, 6, 150], p.ink) +
        shape(`M${x - 84} 226Q${x - 74} 138 ${x} 138T${x + 84} 226Z`, p.bottle) +
        ellipse([x, 226, 84, 15], '#FFF4D2'),
    )
    .join('') +
  gradient([0, 962, 720, 40], ['#E3B174', '#D19A5C']) +
  gradient([0, 1002, 720, 278], ['#8A5630', '#5B371D']) +
  repeat(6, (i) => rect([i * 130 + 40, 1002, 4, 278], '#06140F', 'opacity=".2"')) +
  rect([0, 1002, 720, 22], '#06140F', 'opacity=".28"') +
  groundShadow([190, 984, 170, 16], 0.3) +
  at([110, 872, 1.3], orange()) +
  at([204, 842, 1.35], apple(p.clay)) +
  at([278, 876, 1.25], lemon()) +
  at([170, 880, 1.2], pear()) +
  shape('M40 880H340Q332 982 240 988H140Q48 982 40 880Z', p.paper) +
  shape('M240 880H340Q332 982 240 988H200Q250 960 240 880Z', p.line) +
  rect([32, 872, 316, 16], p.white, 'rx="8"') +
  groundShadow([566, 988, 130, 14], 0.3) +
  at([500, 990, 2.3], jar(p.marigold, p.bottle)) +
  at([624, 990, 2.3], jar(p.tomato, p.bottle)) +
  blurred(
    14,
    at(
      [760, 1330, 2.3],
      ellipse([0, -80, 30, 90], p.leaf, 'transform="rotate(-30)"'),
      ellipse([-10, -70, 26, 84], p.pine, 'transform="rotate(-64)"'),
    ),
  ) +
  vignette([0, 0, 720, 1280], 0.5);
