import { blurred, glow, gradient, vignette } from '../drawing/light.ts';
import { at, circle, faded, rect, repeat, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { shopUnit } from '../pieces/shopUnit.ts';
import { seededRandom } from '../random.ts';
import { bokeh } from './bokeh.ts';
import type { Clip } from './clip.ts';

/** Across a wet road at night: one shop is lit, and lies upside down in the road. */
export const rainyNight: Clip = (random) => {
  const shop = shopUnit({
    wall: '#1B3A3F',
    paint: p.teal,
    awning: [p.marigold, p.cream],
    glass: p.sky,
    isLit: true,
    random: seededRandom(77),
  });
  return (
    gradient([0, 0, 720, 1280], ['#06181D', '#0E2F34']) +
    blurred(
      6,
      rect([-40, 120, 800, 700], '#12292F'),
      repeat(6, (i) =>
        rect(
          [40 + (i % 3) * 230, 170 + Math.floor(i / 3) * 190, 110, 140],
          i === 4 ? p.honey : '#1E3D44',
        ),
      ),
    ) +
    bokeh([0, 40, 720, 380], ['#FFD27A', '#E4572E', '#7FD6C8'], random) +
    blurred(2.5, at([22, 900, 1.3], shop)) +
    glow([300, 700, 430], '#FFD98A', 0.5) +
    gradient([0, 900, 720, 380], ['#14323A', '#040F12']) +
    blurred(12, `<g opacity=".5" transform="translate(22 900) scale(1.3 -.62)">${shop}</g>`) +
    repeat(14, (i) =>
      rect(
        [random.between(0, 640), 940 + i * 24, random.between(60, 200), 3],
        '#FFE9B8',
        `opacity="${random.between(0.05, 0.2).toFixed(2)}" rx="2"`,
      ),
    ) +
    rect([0, 896, 720, 12], '#2B4E54') +
    repeat(60, () => {
      const [x, y, length] = [
        random.between(0, 760),
        random.between(0, 1240),
        random.between(24, 60),
      ];
      return faded(
        0.28,
        stroke(
          `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.18).toFixed(0)} ${length.toFixed(0)}`,
          '#CFE9E6',
          2,
        ),
      );
    }) +
    repeat(16, () => {
      const [x, y, radius] = [
        random.between(0, 720),
        random.between(0, 1280),
        random.between(4, 12),
      ];
      return (
        circle([x, y, radius], '#FFFFFF', 'opacity=".16"') +
        circle([x - radius * 0.3, y - radius * 0.3, radius * 0.3], '#FFFFFF', 'opacity=".6"')
      );
    }) +
    vignette([0, 0, 720, 1280], 0.55)
  );
};
