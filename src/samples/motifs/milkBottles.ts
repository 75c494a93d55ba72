import { beam, gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { tub } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** Glass bottles of milk: three on a doorstep, or a wire crate of them close up. */
export const milkBottles: Motif = (scene) =>
  scene.take === 1 ? doorstep(scene) : wireCrate(scene);

function bottle(cap: Colour, fill = 1): string {
  return (
    shape(
      'M-62 0Q-70 0 -70 -10V-210Q-70 -250 -46 -290Q-36 -308 -36 -330V-372H36V-330Q36 -308 46 -290Q70 -250 70 -210V-10Q70 0 62 0Z',
      '#E4F0EC',
    ) +
    shape(
      `M-60 -8V-${200 * fill}Q-60 -246 -38 -284Q-30 -298 -29 -316H29Q30 -298 38 -284Q60 -246 60 -200V-8Z`,
      p.white,
    ) +
    shape(
      'M20 -8H60V-200Q60 -246 38 -284Q30 -298 29 -316H10Q30 -250 30 -180Z',
      '#BFD6CF',
      'opacity=".55"',
    ) +
    rect([-50, -190, 12, 150], '#FFFFFF', 'rx="6"') +
    rect([-42, -380, 84, 22], cap, 'rx="5"') +
    rect([-46, -364, 92, 12], cap, 'rx="5"') +
    rect([10, -380, 32, 28], '#06140F', 'opacity=".14"')
  );
}

function doorstep({ mood }: Scene): string {
  return (
    rect([0, 0, 720, 900], mood.backdrop[0]) +
    rect([150, 0, 420, 700], mood.main) +
    rect([120, 0, 30, 720], p.cream) +
    rect([570, 0, 30, 720], p.cream) +
    repeat(
      2,
      (i) =>
        rect([186 + i * 186, -30, 162, 290], mood.mainShade, 'rx="6"') +
        rect([186 + i * 186, 330, 162, 300], mood.mainShade, 'rx="6"') +
        rect([200 + i * 186, 344, 134, 272], mood.main, 'rx="4"'),
    ) +
    rect([300, 280, 120, 28], p.marigold, 'rx="8"') +
    rect([312, 292, 96, 5], p.ink, 'opacity=".45"') +
    rect([150, 660, 420, 44], p.marigold, 'opacity=".75"') +
    shape('M60 706H660L720 790H0Z', p.line) +
    rect([0, 790, 720, 110], '#B8C3B6') +
    rect([0, 706, 720, 84], '#06140F', 'opacity=".04"') +
    beam('M150 0H330L150 420Z', 0.12) +
    [210, 360, 510]
      .map(
        (x, i) =>
          groundShadow([x + 24, 762, 96, 15], 0.2) +
          at(
            [x, 766, 0.94],
            bottle([p.tomato, p.leaf, p.marigold][i] ?? p.leaf, i === 2 ? 0.98 : 1),
          ),
      )
      .join('') +
    at([660, 726, 1.2], tub(p.leaf, mood.accent)) +
    at([60, 726, 1.2], tub(p.lime, mood.accent))
  );
}

function wireCrate({ mood }: Scene): string {
  const caps = [p.tomato, p.leaf, p.marigold, p.teal];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([520, 250, 230], mood.stage) +
    rect([0, 740, 720, 160], mood.ground) +
    groundShadow([360, 800, 330, 26], 0.25) +
    repeat(4, (i) => at([120 + i * 160, 700, 1], bottle(caps[(i + 2) % 4] ?? p.leaf))) +
    repeat(3, (i) => at([200 + i * 160, 770, 1.1], bottle(caps[i] ?? p.leaf))) +
    repeat(9, (i) => rect([34 + i * 80, 540, 9, 256], mood.main)) +
    repeat(3, (i) => rect([24, 536 + i * 124, 672, 14], mood.main, 'rx="7"')) +
    rect([24, 536, 672, 5], '#FFFFFF', 'opacity=".3" rx="2"') +
    rect([210, 590, 300, 120], mood.main, 'rx="14"') +
    rect([226, 606, 268, 88], 'none', `rx="8" stroke="${p.paper}" stroke-width="3" opacity=".7"`) +
    shape('M360 612Q392 652 392 668A32 32 0 0 1 328 668Q328 652 360 612Z', p.paper)
  );
}
