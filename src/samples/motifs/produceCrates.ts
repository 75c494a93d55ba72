import { gradient } from '../drawing/light.ts';
import { at, rect, repeat } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import { crate } from '../pieces/crate.ts';
import { apple, avocado, lemon, orange, pear, tomato } from '../pieces/fruit.ts';
import { aubergine, carrot, lettuce, pepper } from '../pieces/vegetables.ts';
import type { Motif, Scene } from '../scene.ts';

/** Fruit and vegetables in their crates: a grid from above, or a stall seen from the pavement. */
export const produceCrates: Motif = (scene) => (scene.take === 1 ? fromAbove(scene) : stall(scene));

function fromAbove({ mood, random }: Scene): string {
  const kinds = [
    tomato(),
    lettuce(),
    lemon(),
    aubergine(),
    orange(),
    pear(),
    avocado(),
    apple(p.clay),
    pepper(p.marigold),
  ];
  return (
    rect([0, 0, 720, 900], mood.ground) +
    repeat(9, (index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      return at(
        [8 + column * 236, -8 + row * 306],
        rect([0, 8, 232, 300], '#06140F', 'rx="10" opacity=".3"'),
        rect([0, 0, 232, 296], p.wood, 'rx="10"'),
        rect([16, 16, 200, 264], '#5B3A20', 'rx="6"'),
        rect([0, 140, 16, 16], p.bark, 'opacity=".4"'),
        repeat(12, (i) =>
          at(
            [50 + (i % 3) * 66, 54 + Math.floor(i / 3) * 64, 0.72, random.between(-24, 24)],
            kinds[index] ?? tomato(),
          ),
        ),
      );
    })
  );
}

function stall({ mood }: Scene): string {
  const rows: readonly (readonly [string, string, string])[] = [
    [lemon(), apple(p.lime), pepper(p.tomato)],
    [orange(), lettuce(), aubergine()],
    [tomato(), pear(), at([0, 10, 0.8], carrot())],
  ];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    rect([0, 150, 720, 330], mood.mainShade) +
    rect([0, 150, 720, 330], mood.main, 'opacity=".6"') +
    repeat(5, (i) => rect([i * 150 + 10, 250, 130, 220], '#FFFFFF', 'opacity=".1" rx="8"')) +
    rows
      .map(
        (row, r) =>
          rect([0, 470 + r * 150, 720, 160], mood.ground) +
          rect([0, 470 + r * 150, 720, 8], '#FFFFFF', 'opacity=".25"') +
          row
            .map((thing, c) =>
              at(
                [122 + c * 238, 470 + r * 150, 1.1],
                crate(p.wood, [thing, thing, thing, thing]),
                rect([-34, -66, 68, 40], p.paper, 'rx="6"'),
                rect([-20, -50, 40, 7], mood.accent, 'rx="3"'),
              ),
            )
            .join(''),
      )
      .join('') +
    rect([0, 780, 720, 120], mood.ground) +
    rect([0, 780, 720, 14], '#06140F', 'opacity=".18"') +
    at([-20, 0], awning({ width: 760, depth: 200, stripes: 9, colours: [mood.accent, p.paper] }))
  );
}
