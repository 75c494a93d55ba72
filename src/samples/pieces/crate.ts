import { palette as p, type Colour } from '../palette.ts';
import { at, circle, rect, repeat } from '../drawing/svg.ts';

/** A slatted crate, 200 wide and 100 tall, standing on 0,0 at its middle, heaped with four things about 100 across. */
export function crate(
  wood: Colour,
  [a, b, c, d]: readonly [string, string, string, string],
): string {
  return (
    at([-34, -136, 0.62], d) +
    at([36, -138, 0.62], a) +
    at([-66, -104, 0.66], a) +
    at([-2, -108, 0.66], b) +
    at([64, -104, 0.66], c) +
    rect([-100, -88, 200, 88], '#5B3A20') +
    repeat(
      3,
      (i) =>
        rect([-104, -90 + i * 31, 208, 26], wood, 'rx="3"') +
        rect([-104, -68 + i * 31, 208, 4], '#06140F', 'opacity=".16"'),
    ) +
    rect([-104, -94, 20, 94], p.bark, 'rx="3" opacity=".75"') +
    rect([84, -94, 20, 94], p.bark, 'rx="3" opacity=".75"') +
    repeat(
      3,
      (i) => circle([-94, -78 + i * 31, 3], p.cream) + circle([94, -78 + i * 31, 3], p.cream),
    )
  );
}
