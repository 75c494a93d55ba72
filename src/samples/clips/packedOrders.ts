import { blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { bottle, carton } from '../pieces/goods.ts';
import { openSign } from '../pieces/openSign.ts';
import { baguette } from '../pieces/bread.ts';
import { leek, lettuce } from '../pieces/vegetables.ts';
import { tree } from '../pieces/street.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** Orders ready to go: bags in focus on the bench, the shop door and the daylight behind them soft. */
export const packedOrders: Clip = (random) =>
  blurred(
    7,
    gradient([-40, -40, 800, 1400], ['#E9D9BC', '#D8C39B']),
    rect([150, 60, 420, 1000], p.bottle),
    gradient([196, 110, 328, 640], ['#DDF0F0', '#FFF6DC']),
    at([300, 740, 1.5], tree(p.sage, p.mint)),
    at([470, 740, 1.1], tree(p.mint, p.sage)),
    rect([196, 700, 328, 50], '#D6DDC9'),
    rect([196, 800, 328, 200], p.pine),
    at([360, 150, 1.05], openSign(p.paper, p.tomato)),
    rect([544, 520, 14, 140], p.marigold, 'rx="7"'),
    repeat(
      3,
      (i) =>
        rect([-40, 260 + i * 220, 170, 16], p.wood) +
        rect([590, 260 + i * 220, 170, 16], p.wood) +
        repeat(
          3,
          (n) =>
            rect(
              [-10 + n * 46, 180 + i * 220, 36, 80],
              [p.tomato, p.leaf, p.honey][(n + i) % 3] ?? p.leaf,
            ) +
            rect(
              [606 + n * 46, 190 + i * 220, 36, 70],
              [p.teal, p.marigold, p.tomato][(n + i) % 3] ?? p.leaf,
            ),
        ),
    ),
  ) +
  glow([360, 470, 440], '#FFFFFF', 0.6) +
  bokeh([60, 120, 600, 560], ['#FFFFFF', '#FFF3C9', '#E9F0E6'], random) +
  gradient([0, 1080, 720, 50], ['#E8BE86', '#D29B5E']) +
  gradient([0, 1130, 720, 150], ['#7A4E2B', '#4A2E18']) +
  rect([0, 1130, 720, 16], '#06140F', 'opacity=".3"') +
  groundShadow([360, 1112, 370, 18], 0.3) +
  at([90, 830, 1, -10], leek()) +
  at([170, 830, 1.2], lettuce()) +
  at([600, 820, 1.25, 10], baguette()) +
  at([530, 850, 1.7], bottle(p.leaf, p.paper)) +
  at([370, 900, 1.5], carton(p.teal, p.marigold)) +
  bag(130, 280, p.leaf) +
  bag(596, 290, p.tomato) +
  bag(366, 220, p.marigold) +
  vignette([0, 0, 720, 1280], 0.32);

function bag(x: number, height: number, seal: Colour): string {
  const zigzag = repeat(
    8,
    (i) => `L${-120 + i * 30 + 15} ${-height + 12}L${-120 + (i + 1) * 30} ${-height}`,
  );
  return at(
    [x, 1114],
    shape(`M-112 0L-120 ${-height}${zigzag}L112 0Z`, '#DDB27C'),
    shape(`M60 0L70 ${-height}L120 ${-height}L112 0Z`, '#B9864F', 'opacity=".45"'),
    circle([-20, -height * 0.52, 42], seal),
    shape(
      `M-40 ${-height * 0.52}l14 15l27 -32`,
      'none',
      `stroke="${p.paper}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`,
    ),
  );
}
