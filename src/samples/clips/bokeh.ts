import { circle, repeat, type Frame } from '../drawing/svg.ts';
import { blurred } from '../drawing/light.ts';
import type { Colour } from '../palette.ts';
import type { Random } from '../random.ts';

/** Lights far behind the focus: soft discs scattered over a frame. */
export function bokeh(
  [x, y, width, height]: Frame,
  colours: readonly [Colour, ...Colour[]],
  random: Random,
): string {
  return blurred(
    1.6,
    repeat(22, () => {
      const [left, top, radius] = [
        x + random.between(0, width),
        y + random.between(0, height),
        random.between(14, 46),
      ];
      const colour = random.pick(colours);
      return (
        circle([left, top, radius], colour, `opacity="${random.between(0.16, 0.42).toFixed(2)}"`) +
        circle([left, top, radius - 2], 'none', `stroke="${colour}" stroke-width="2" opacity=".35"`)
      );
    }),
  );
}
