import type { Colour } from '../palette.ts';
import { gradient } from '../drawing/light.ts';
import { at, rect, repeat, shape } from '../drawing/svg.ts';

export interface Awning {
  readonly width: number;
  readonly depth: number;
  readonly stripes: number;
  readonly colours: readonly [Colour, Colour];
}

/** A striped awning seen from the front: narrow at the wall, scalloped at the hem. Its origin is its top left corner. */
export function awning({ width, depth, stripes, colours }: Awning): string {
  const step = width / stripes;
  const flare = depth * 0.16;
  const hemStep = (width + flare * 2) / stripes;
  return at(
    [0, 0],
    rect([0, depth * 0.6, width, depth * 0.75], '#06140F', 'opacity=".22"'),
    repeat(stripes, (index) => {
      const [top, hem] = [index * step, index * hemStep - flare];
      const colour = colours[index % 2 === 0 ? 0 : 1];
      return shape(
        `M${top} 0h${step}L${hem + hemStep} ${depth * 0.82}a${hemStep / 2} ${depth * 0.2} 0 0 1 ${-hemStep} 0Z`,
        colour,
      );
    }),
    shape(
      `M${-flare} ${depth * 0.82}L0 0H${width}L${width + flare} ${depth * 0.82}Z`,
      '#06140F',
      'opacity=".07"',
    ),
    gradient([0, 0, width, depth * 0.3], ['#FFFFFF44', '#FFFFFF00']),
  );
}
