import { blurred, glow, gradient, vignette } from '../drawing/light.ts';
import { faded, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Clip } from './clip.ts';

/** Down the aisle: two walls of shelves that run to a bright far end, softer the farther they are. */
export const aisle: Clip = (random) =>
  gradient([0, 0, 720, 1280], ['#DCEBE0', '#F6EFDC']) +
  shape('M-12 -70H732L483 444H237Z', '#F3F6EC') +
  repeat(4, (i) => {
    const near = depth(i * 2);
    return shape(
      `M${360 - near * 90} ${560 - near * 545}h${near * 180}l${-near * 18} ${near * 40}h${-near * 144}Z`,
      '#FFFFFF',
    );
  }) +
  shape('M237 696H483L732 1210V1280H-12V1210Z', '#CDBD9C') +
  repeat(6, (i) => {
    const near = depth(i * 1.6);
    return rect(
      [360 - 50 - near * 372, 570 + near * 640, 100 + near * 744, 2 + near * 3],
      '#06140F',
      'opacity=".12"',
    );
  }) +
  rect([237, 444, 246, 253], '#EAF6F0') +
  glow([360, 570, 330], '#FFFFFF', 0.9) +
  blurred(5, wall(-1, [5, 12], random) + wall(1, [5, 12], random)) +
  blurred(1.2, wall(-1, [0, 5], random) + wall(1, [0, 5], random)) +
  glow([360, 570, 260], '#FFF6DC', 0.85) +
  vignette([0, 0, 720, 1280], 0.32);

/** How near a slot is: 1 at the lens, towards 0 at the far end. */
function depth(slot: number): number {
  return 1 / (1 + slot * 0.34);
}

function wall(side: -1 | 1, [from, to]: readonly [number, number], random: Random): string {
  const colours: readonly [Colour, ...Colour[]] = [
    p.tomato,
    p.leaf,
    p.marigold,
    p.bottle,
    p.teal,
    p.honey,
    p.plum,
    p.lime,
    p.cream,
  ];
  const x = (near: number) => 360 + side * (50 + near * 372);
  const y = (near: number, height: number) => 570 + near * height;
  const quad = (
    [a, b]: readonly [number, number],
    [top, bottom]: readonly [number, number],
    colour: Colour,
  ) =>
    shape(
      `M${x(a)} ${y(a, top)}L${x(b)} ${y(b, top)}V${y(b, bottom)}L${x(a)} ${y(a, bottom)}Z`,
      colour,
    );
  return (
    quad([depth(from), depth(to)], [-640, 640], side < 0 ? '#2C5443' : '#234938') +
    repeat((to - from) * 2, (half) => {
      const slot = to - half / 2;
      return repeat(5, (row) => {
        const floor = -360 + row * 235;
        const height = random.between(120, 175);
        const colour = random.pick(colours);
        return (
          quad([depth(slot), depth(slot - 0.46)], [floor - height, floor], colour) +
          faded(
            0.75,
            quad(
              [depth(slot), depth(slot - 0.46)],
              [floor - height * 0.62, floor - height * 0.28],
              p.paper,
            ),
          )
        );
      });
    }) +
    repeat(5, (row) =>
      quad([depth(from), depth(to)], [-360 + row * 235, -338 + row * 235], '#E6D3AC'),
    )
  );
}
