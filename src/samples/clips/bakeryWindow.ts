import { beam, blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { baguette } from '../pieces/bread.ts';
import { house, tree } from '../pieces/street.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** Inside the window in the morning: the street beyond the glass is a blur, the bread on the sill is sharp. */
export const bakeryWindow: Clip = (random) =>
  blurred(
    13,
    gradient([-40, -40, 800, 1400], ['#FFE6B0', '#FFF6E2']),
    repeat(4, (i) =>
      at(
        [-90 + i * 250, 860, 1.25],
        house({
          brick: ['#E3A27E', '#F1D9B4', '#D98A66', p.cream][i] ?? p.brick,
          door: p.teal,
          trim: p.white,
          roof: '#8A8C86',
          panes: ['#FFEFC4', '#D7EAE6', '#FFEFC4'],
        }),
      ),
    ),
    at([150, 900, 1.7], tree(p.lime, p.leaf)),
    rect([-40, 860, 800, 300], '#D9CDB0'),
  ) +
  glow([560, 250, 520], '#FFFFFF', 0.9) +
  bokeh([0, 100, 720, 700], ['#FFFFFF', '#FFE9B8', '#FFD27A'], random) +
  rect([0, 0, 44, 1000], p.bottle) +
  rect([676, 0, 44, 1000], p.bottle) +
  rect([0, 0, 720, 50], p.bottle) +
  rect([0, 236, 720, 18], p.bottle) +
  repeat(2, (i) => rect([236 + i * 232, 0, 14, 244], p.bottle)) +
  rect([44, 50, 8, 900], '#FFFFFF', 'opacity=".25"') +
  beam('M676 60L676 460L44 1010V700Z', 0.2) +
  beam('M676 540V660L260 1010H130Z', 0.16) +
  gradient([0, 990, 720, 60], ['#F3D9AE', '#DDB27C']) +
  gradient([0, 1050, 720, 230], ['#12463A', '#0A2A24']) +
  rect([0, 1050, 720, 18], '#06140F', 'opacity=".35"') +
  groundShadow([210, 1024, 200, 18], 0.28) +
  at([120, 850, 1.25, -10], baguette()) +
  at([190, 836, 1.25, 2], baguette()) +
  at([262, 850, 1.25, 12], baguette()) +
  shape('M60 850H330L304 1026H86Z', p.bark) +
  repeat(5, (i) => stroke(`M${66 + i * 5} ${874 + i * 34}H${324 - i * 5}`, p.wood, 11)) +
  groundShadow([540, 1026, 170, 16], 0.28) +
  at(
    [540, 1026, 1.5],
    shape('M-100 0Q-112 -30 -90 -68Q-50 -120 0 -120T90 -68Q112 -30 100 0Z', '#B97A41'),
    stroke('M-40 -92L-16 -40M6 -100L26 -44M48 -86L60 -40', p.cream, 9),
    shape('M-100 0Q-112 -30 -90 -68Q-84 -80 -66 -94Q-90 -40 -60 0Z', p.bark, 'opacity=".3"'),
  ) +
  vignette([0, 0, 720, 1280], 0.26);
