import { at, circle, clipped, rect, repeat } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { halfCitrus } from '../pieces/fruit.ts';
import type { Motif } from '../scene.ts';

/** Halves of citrus fruit in a bold grid, each on its own tile. Both takes are the same. */
export const citrus: Motif = ({ mood, random }) => {
  const tiles = [mood.backdrop[0], p.cream, mood.accent, mood.stage, mood.main];
  const fruit = [
    halfCitrus(p.honey, p.marigold),
    halfCitrus('#8DB93F', '#CBE08A'),
    halfCitrus(p.tomato, '#F08C68'),
    halfCitrus(p.marigold, '#FFE58F'),
  ];
  return repeat(12, (index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const half = fruit[(index * 3 + row) % fruit.length] ?? '';
    const isCut = index % 4 === 1;
    return at(
      [column * 240, row * 225],
      rect([0, 0, 240, 226], tiles[(index * 2 + row) % tiles.length] ?? p.cream),
      clipped(
        [0, 0, 240, 225],
        0,
        at(
          [isCut ? 120 : 126, isCut ? 226 : 122, isCut ? 2.1 : 1.72, random.between(0, 45)],
          circle([3, 4, 50], '#06140F', 'opacity=".16"'),
          half,
        ),
      ),
    );
  });
};
