import { blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { shopUnit } from '../pieces/shopUnit.ts';
import { bulbs, tub } from '../pieces/street.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** Outside at dusk: a lit shop across the pavement out of focus, two clipped bushes and an empty board in focus. */
export const duskStreet: Clip = (random) =>
  gradient([0, 0, 720, 1280], ['#274A63', '#F0A56B']) +
  blurred(
    8,
    rect([-40, 210, 800, 500], '#7C4A3E'),
    repeat(
      3,
      (i) =>
        rect([60 + i * 230, 270, 130, 190], '#F6E9CF') +
        rect([72 + i * 230, 282, 106, 166], i === 1 ? p.marigold : '#35525A'),
    ),
    at(
      [-130, 1010, 1.9],
      shopUnit({
        wall: '#7C4A3E',
        paint: p.bottle,
        awning: [p.tomato, p.cream],
        glass: p.sky,
        isLit: true,
        random,
      }),
    ),
    gradient([-40, 1000, 800, 320], ['#B0764F', '#2B3A3C']),
  ) +
  glow([330, 760, 460], '#FFD98A', 0.5) +
  bokeh([0, 60, 720, 620], ['#FFD98A', '#F9C7A4', '#FFF3D6'], random) +
  at([-20, 70, 1], bulbs(760, 60, 8)) +
  groundShadow([90, 1150, 120, 16], 0.35) +
  at([92, 1156, 1.9], tub(p.leaf, p.clay)) +
  groundShadow([590, 1180, 150, 16], 0.35) +
  at(
    [590, 1180, 1, 3],
    shape('M-96 0L-70 -330H70L96 0H76L66 -60H-66L-76 0Z', p.bark),
    rect([-62, -316, 124, 240], p.night, 'rx="6"'),
    circle([0, -240, 30], p.marigold),
    repeat(3, (i) =>
      rect([-38 + i * 6, -184 + i * 30, 76 - i * 12, 10], p.paper, 'rx="5" opacity=".8"'),
    ),
  ) +
  vignette([0, 0, 720, 1280], 0.45);
