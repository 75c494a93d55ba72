import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { bottle, box, jar, packet, shelfOfGoods, tin } from '../pieces/goods.ts';
import type { Motif, Scene } from '../scene.ts';

/** Goods on display: shelves that fill the picture, or one proud pyramid of tins. */
export const tinShelves: Motif = (scene) => (scene.take === 1 ? shelves(scene) : pyramid(scene));

function shelves({ mood, random }: Scene): string {
  const colours: readonly [Colour, ...Colour[]] = [
    p.tomato,
    p.leaf,
    p.marigold,
    p.bottle,
    p.teal,
    p.honey,
    p.plum,
  ];
  return (
    gradient([0, 0, 720, 900], [mood.stage, mood.backdrop[0]]) +
    repeat(5, (row) => {
      const y = 150 + row * 172;
      return (
        rect([0, y - 134, 720, 60], '#06140F', 'opacity=".12"') +
        at(
          [6, y, 1.04],
          shelfOfGoods({
            width: 681,
            scale: 1,
            colours,
            random,
            kinds: [tin, jar, box, packet, bottle, tin],
          }),
        ) +
        rect([0, y, 720, 34], mood.second) +
        rect([0, y + 28, 720, 10], '#06140F', 'opacity=".25"') +
        repeat(
          5,
          (i) =>
            rect([40 + i * 150, y + 6, 62, 20], mood.accent, 'rx="4"') +
            rect([50 + i * 150, y + 13, 42, 5], '#06140F', 'rx="2" opacity=".35"'),
        )
      );
    })
  );
}

function pyramid({ mood }: Scene): string {
  const colours = [p.tomato, p.leaf, p.marigold, p.teal];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    repeat(
      16,
      (i) =>
        `<path d="M360 420L330 -700H390Z" fill="${mood.stage}" opacity=".6" transform="rotate(${i * 22.5 + 6} 360 420)"/>`,
    ) +
    circle([360, 420, 210], mood.stage) +
    rect([0, 740, 720, 160], mood.ground) +
    groundShadow([360, 778, 330, 22], 0.25) +
    repeat(5, (row) =>
      repeat(5 - row, (i) =>
        at(
          [360 + (i - (4 - row) / 2) * 122, 776 - row * 146, 1.9],
          tin(colours[(i + row * 3) % 4] ?? p.leaf, (i + row) % 2 ? p.cream : p.paper),
        ),
      ),
    ) +
    at(
      [360, 46, 0.9],
      repeat(
        5,
        (i) =>
          `<path d="M0 0L-9 -34Q0 -44 9 -34Z" fill="${mood.accent}" transform="rotate(${i * 40 - 80} 0 10)"/>`,
      ),
    )
  );
}
