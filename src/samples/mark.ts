import { repeat, shape } from './drawing/svg.ts';
import { palette as p, type Colour } from './palette.ts';

/** The brand's mark: a zero that wears an awning, and so is a shop. 34 wide and 38 tall, from 0,0. */
export function mark(ring: Colour, stripes: 3 | 5): string {
  return zero(ring) + canopy(stripes);
}

function zero(ring: Colour): string {
  return shape(
    'M3 10H31V24A14 14 0 0 1 3 24ZM12 23V25A5 5 0 0 0 22 25V23A5 5 0 0 0 12 23Z',
    ring,
    'fill-rule="evenodd"',
  );
}

/** Stripes fan out from a narrow top; each ends in a half disc. */
function canopy(stripes: number): string {
  const [top, hem] = [26 / stripes, 34 / stripes];
  return repeat(stripes, (index) => {
    const [left, foot] = [fixed(4 + index * top), fixed(index * hem)];
    const half = fixed(hem / 2);
    return shape(
      `M${left} 0h${fixed(top)}L${fixed(foot + hem)} 12a${half} ${half} 0 0 1-${fixed(hem)} 0z`,
      index % 2 ? p.marigold : p.tomato,
    );
  });
}

function fixed(value: number): number {
  return Math.round(value * 100) / 100;
}
