import { palette as p, type Colour } from '../palette.ts';
import type { Random } from '../random.ts';
import { glow, gradient } from '../drawing/light.ts';
import { at, circle, rect, repeat } from '../drawing/svg.ts';
import { awning } from './awning.ts';
import { shelfOfGoods } from './goods.ts';

export interface ShopUnit {
  readonly wall: Colour;
  /** Painted joinery: fascia board, door, stall riser. */
  readonly paint: Colour;
  readonly awning: readonly [Colour, Colour];
  readonly glass: Colour;
  readonly isLit: boolean;
  readonly random: Random;
}

/** The ground floor of a shop, 520 wide and 520 tall, standing on 0,0 at its left. The fascia board is blank. */
export function shopUnit({ wall, paint, awning: colours, glass, isLit, random }: ShopUnit): string {
  const pane = isLit ? p.butter : glass;
  return at(
    [0, -520],
    rect([0, 0, 520, 520], wall),
    rect([14, 60, 492, 460], paint),
    rect([0, 20, 520, 84], paint, 'rx="4"'),
    rect([14, 34, 492, 56], '#FFFFFF', 'rx="4" opacity=".12"'),
    circle([260, 62, 17], colours[0]),
    rect([294, 57, 110, 10], p.cream, 'rx="5" opacity=".85"'),
    rect([116, 57, 110, 10], p.cream, 'rx="5" opacity=".85"'),
    shopWindow(pane, isLit, random),
    at([352, 190], door(paint, pane)),
    at([10, 104], awning({ width: 500, depth: 96, stripes: 11, colours })),
    isLit ? glow([190, 330, 260], '#FFE2A0', 0.5) : '',
  );
}

function shopWindow(pane: Colour, isLit: boolean, random: Random): string {
  const colours = [p.tomato, p.leaf, p.marigold, p.teal, p.bottle, p.honey] as const;
  return at(
    [36, 150],
    gradient([0, 0, 296, 270], [pane, isLit ? '#FFD27A' : '#E6F1EC']),
    repeat(3, (row) =>
      at(
        [8, 116 + row * 76],
        rect([-8, 0, 296, 7], p.wood),
        shelfOfGoods({ width: 280, scale: 0.5, colours, random }),
      ),
    ),
    rect([0, 0, 296, 270], 'none', 'stroke="#F6E9CF" stroke-width="8"'),
    rect([144, 0, 8, 270], p.cream),
    `<path d="M20 262L170 8H230L80 262Z" fill="#fff" opacity=".13"/>`,
    at(
      [0, 284],
      repeat(4, (index) => rect([index * 75, 0, 66, 78], '#FFFFFF', 'opacity=".12" rx="3"')),
    ),
  );
}

function door(paint: Colour, pane: Colour): string {
  return (
    rect([0, -40, 134, 370], p.cream) +
    rect([8, -32, 118, 362], paint) +
    gradient([24, 0, 86, 200], [pane, '#E6F1EC'], 'rx="4"') +
    rect([24, 222, 86, 92], '#FFFFFF', 'rx="4" opacity=".12"') +
    rect([34, 70, 66, 38], p.paper, 'rx="6"') +
    rect([46, 85, 42, 8], p.tomato, 'rx="4"') +
    circle([114, 190, 7], p.marigold)
  );
}
