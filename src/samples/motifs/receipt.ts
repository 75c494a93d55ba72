import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import type { Motif, Scene } from '../scene.ts';

/** A receipt that curls out of a card machine, or flies as one long ribbon. Its lines are bars: no words, no figures. */
export const receipt: Motif = (scene) => (scene.take === 1 ? cardMachine(scene) : ribbon(scene));

function lines(count: number): string {
  return repeat(
    count,
    (i) =>
      rect([-92, i * 40, 60 + ((i * 37) % 60), 11], p.ink, 'rx="5" opacity=".75"') +
      rect([56, i * 40, 36, 11], p.ink, 'rx="5" opacity=".35"'),
  );
}

function cardMachine({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([380, 440, 320], mood.stage) +
    at(
      [360, 450, 1, -8],
      rect([-150, -60, 330, 480], '#06140F', 'rx="50" opacity=".22"'),
      shape(
        'M-120 20V-330L-96 -348L-72 -330L-48 -348L-24 -330L0 -348L24 -330L48 -348L72 -330L96 -348L120 -330V20Z',
        p.paper,
      ),
      gradient([-120, -90, 240, 110], ['#06140F00', '#06140F40']),
      circle([0, -266, 34], mood.main === p.cream ? p.bottle : mood.main),
      shape(
        'M-16 -266L-4 -252L18 -280',
        'none',
        `stroke="${p.paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
      ),
      at([0, -206], lines(5)),
      rect([-170, -30, 340, 450], mood.main, 'rx="46"'),
      rect([110, -30, 60, 450], mood.mainShade, 'rx="40" opacity=".6"'),
      rect([-140, -14, 280, 18], p.ink, 'rx="9"'),
      rect([-126, 30, 252, 130], p.night, 'rx="18"'),
      gradient([-114, 42, 228, 106], [p.mint, p.sage], 'rx="10"'),
      circle([0, 95, 34], p.leaf),
      shape(
        'M-16 95L-4 108L18 82',
        'none',
        `stroke="${p.paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
      ),
      repeat(9, (i) =>
        rect([-120 + (i % 3) * 86, 190 + Math.floor(i / 3) * 54, 68, 38], p.paper, 'rx="12"'),
      ),
      [p.tomato, p.marigold, p.leaf]
        .map((colour, i) => rect([-120 + i * 86, 356, 68, 38], colour, 'rx="12"'))
        .join(''),
    )
  );
}

function ribbon({ mood }: Scene): string {
  const fold = (x: number, y: number, turn: number, rows: number) =>
    at(
      [x, y, 1, turn],
      rect([-124, 0, 260, rows * 40 + 40], '#06140F', 'opacity=".14"'),
      rect([-130, -10, 260, rows * 40 + 40], p.paper),
      at([0, 26], lines(rows)),
    );
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([150, 760, 270], mood.stage) +
    circle([610, 120, 180], mood.stage) +
    fold(240, -60, -14, 9) +
    fold(470, 300, 16, 8) +
    groundShadow([372, 330, 120, 24], 0.12) +
    fold(290, 620, -10, 9) +
    at(
      [540, 690, 1, 14],
      shape(
        'M0 -120L30 -92L70 -100L78 -60L116 -44L100 -6L120 30L84 50L78 90L38 84L8 112L-24 86L-62 92L-70 52L-106 34L-88 -4L-106 -42L-70 -58L-62 -98L-22 -92Z',
        mood.accent,
      ),
      circle([5, -4, 66], 'none', `stroke="${p.paper}" stroke-width="4"`),
      shape(
        'M-32 0L-6 26L42 -34',
        'none',
        `stroke="${p.paper}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"`,
      ),
    )
  );
}
