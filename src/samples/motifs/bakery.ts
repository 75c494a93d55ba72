import { beam, gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, ellipse, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { baguette, cob, croissant, tinLoaf } from '../pieces/bread.ts';
import type { Motif, Scene } from '../scene.ts';

/** Bread: baskets on slanting shelves, or one loaf on a board from above. */
export const bakery: Motif = (scene) => (scene.take === 1 ? shelves(scene) : board(scene));

function shelves({ mood }: Scene): string {
  const rows = [
    [tinLoaf(), cob()],
    [croissant(), croissant(), croissant()],
    [cob(), tinLoaf()],
  ];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    rect([60, 70, 600, 760], mood.mainShade, 'rx="16"') +
    rect([80, 90, 560, 720], mood.main, 'rx="10"') +
    repeat(7, (i) => rect([80 + i * 80, 90, 3, 720], '#06140F', 'opacity=".12"')) +
    rows
      .map((row, r) => {
        const y = 310 + r * 230;
        const step = 540 / row.length;
        return (
          rect([80, y - 4, 560, 46], '#06140F', 'opacity=".22"') +
          row
            .map((loaf, i) => at([90 + step * (i + 0.5), y, row.length === 3 ? 0.92 : 1.15], loaf))
            .join('') +
          rect([70, y, 580, 28], p.wood, 'rx="5"') +
          rect([70, y + 20, 580, 8], p.bark, 'rx="4" opacity=".5"') +
          repeat(
            2,
            (i) =>
              rect([190 + i * 260, y - 14, 80, 36], p.paper, 'rx="5"') +
              rect([206 + i * 260, y, 48, 7], mood.accent, 'rx="3"'),
          )
        );
      })
      .join('') +
    [150, 360, 570]
      .map(
        (x) =>
          rect([x - 3, 0, 6, 60], p.ink) +
          shape(`M${x - 52} 104Q${x - 46} 54 ${x} 54T${x + 52} 104Z`, mood.accent) +
          ellipse([x, 104, 26, 9], p.butter) +
          shape(`M${x - 52} 106H${x + 52}L${x + 110} 300H${x - 110}Z`, p.butter, 'opacity=".16"'),
      )
      .join('') +
    at([654, 760, 1, 8], baguette()) +
    at([604, 766, 1, -8], baguette()) +
    shape('M556 740H700L684 900H572Z', p.bark) +
    repeat(4, (i) => stroke(`M560 ${770 + i * 34}H696`, p.wood, 8))
  );
}

function board({ mood }: Scene): string {
  return (
    rect([0, 0, 720, 900], mood.backdrop[0]) +
    repeat(
      12,
      (i) =>
        rect([i * 60, 0, 30, 900], mood.stage, 'opacity=".45"') +
        rect([0, i * 76, 720, 38], mood.stage, 'opacity=".35"'),
    ) +
    at(
      [366, 460, 1, 16],
      rect([-210, -316, 440, 640], '#06140F', 'rx="46" opacity=".2"'),
      rect([-220, -330, 440, 640], p.wood, 'rx="46"'),
      repeat(5, (i) =>
        stroke(`M${-170 + i * 84} -290Q${-150 + i * 84} 0 ${-176 + i * 86} 280`, p.bark, 3).replace(
          '/>',
          ' opacity=".25"/>',
        ),
      ),
      circle([0, -284, 22], mood.backdrop[0]),
      groundShadow([14, 14, 158, 236], 0.3),
      shape(
        'M0 -240C96 -240 150 -150 150 -10S96 226 0 226S-150 130 -150 -10S-96 -240 0 -240Z',
        '#B97A41',
      ),
      shape(
        'M0 -222C84 -222 128 -140 128 -14S84 200 0 200S-128 120 -128 -14S-84 -222 0 -222Z',
        p.wood,
      ),
      repeat(4, (i) =>
        stroke(`M-84 ${-110 + i * 84}Q0 ${-170 + i * 84} 84 ${-130 + i * 84}`, p.cream, 22),
      ),
      shape(
        'M60 -220C130 -190 150 -110 150 -10S96 226 0 226Q120 60 60 -220Z',
        p.bark,
        'opacity=".2"',
      ),
    ) +
    at(
      [610, 250, 1, 30],
      rect([-14, 30, 28, 300], '#06140F', 'opacity=".16"'),
      shape('M-22 -60H20V220Q-4 206 -22 170Z', '#DDE6E2'),
      shape('M-22 -60H-8V196Q-18 184 -22 170Z', p.white),
      rect([-22, -190, 42, 134], mood.main, 'rx="16"'),
      circle([-1, -160, 5], p.cream),
      circle([-1, -100, 5], p.cream),
    ) +
    at(
      [120, 150],
      circle([8, 10, 86], '#06140F', 'opacity=".16"'),
      circle([0, 0, 86], p.paper),
      circle([0, 0, 64], mood.main, 'opacity=".16"'),
      rect([-34, -30, 68, 58], p.butter, 'rx="8" transform="rotate(-16)"'),
      rect([-34, 14, 68, 16], p.marigold, 'rx="6" transform="rotate(-16)"'),
    ) +
    repeat(18, (i) =>
      circle([150 + ((i * 173) % 470), 640 + ((i * 59) % 190), 3 + (i % 4)], '#B97A41'),
    ) +
    beam('M0 120L260 0H420L0 400Z', 0.16)
  );
}
