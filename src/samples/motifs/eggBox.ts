import { at, circle, ellipse, rect, repeat } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import type { Motif } from '../scene.ts';

/** A tray of eggs from above, with one shell of another colour. Both takes are the same. */
export const eggBox: Motif = ({ mood, random }) =>
  rect([0, 0, 720, 900], mood.backdrop[0]) +
  circle([660, 80, 260], mood.stage) +
  circle([40, 860, 230], mood.stage) +
  at(
    [360, 440, 1, -7],
    rect([-268, -350, 560, 740], '#06140F', 'rx="40" opacity=".2"'),
    rect([-280, -370, 560, 740], mood.main, 'rx="40"'),
    rect([-264, -354, 528, 708], mood.mainShade, 'rx="30" opacity=".45"'),
    repeat(12, (i) => {
      const [x, y] = [-176 + (i % 3) * 176, -262 + Math.floor(i / 3) * 175];
      const isOdd = i === 7;
      return (
        circle([x, y, 80], mood.mainShade) +
        circle([x, y - 3, 76], mood.main, 'opacity=".35"') +
        (i === 2
          ? ''
          : at(
              [x, y - 4, 1, random.between(-18, 18)],
              ellipse([5, 9, 54, 66], '#06140F', 'opacity=".25"'),
              ellipse([0, 0, 54, 66], isOdd ? p.sky : i % 4 === 1 ? '#E7B583' : '#F3D3A8'),
              ellipse(
                [-16, -24, 14, 20],
                '#FFFFFF',
                'opacity=".45" transform="rotate(24 -16 -24)"',
              ),
              ellipse([16, 20, 30, 36], '#06140F', 'opacity=".05"'),
            ))
      );
    }),
    repeat(6, (i) => circle([-88 + (i % 2) * 176, -175 + Math.floor(i / 2) * 175, 17], mood.main)),
  );
