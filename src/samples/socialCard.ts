import { glow, gradient, groundShadow } from './drawing/light.ts';
import type { OutlineFont } from './drawing/outlineFont.ts';
import { at, circle, rect, shape } from './drawing/svg.ts';
import { mark } from './mark.ts';
import { palette as p } from './palette.ts';
import { crate } from './pieces/crate.ts';
import { orange, tomato } from './pieces/fruit.ts';
import { lettuce } from './pieces/vegetables.ts';
import { shopUnit } from './pieces/shopUnit.ts';
import { seededRandom } from './random.ts';

const lines = ['Keep 100% of', 'Your Profits with', '0% Commission', 'Grocery Delivery'];

/** The card of a shared link, 1200 by 630: wordmark and promise on the left, a lit shop on the right. */
export function socialCard(font: OutlineFont): string {
  const shop = shopUnit({
    wall: p.cream,
    paint: p.leaf,
    awning: [p.tomato, p.paper],
    glass: p.sky,
    isLit: true,
    random: seededRandom(9),
  });
  return (
    gradient([0, 0, 1200, 630], [p.bottle, '#0A2E23']) +
    circle([948, 330, 300], p.marigold) +
    glow([948, 330, 420], '#FFE2A0', 0.5) +
    rect([0, 576, 1200, 54], p.night) +
    at([690, 578, 0.94], shop) +
    groundShadow([790, 588, 130, 9], 0.35) +
    at([758, 592, 0.58], crate(p.wood, [orange(), orange(), orange(), orange()])) +
    at([886, 592, 0.58], crate(p.wood, [tomato(), lettuce(), tomato(), lettuce()])) +
    at(
      [64, 60, 1.5],
      mark(p.paper, 5),
      at([43, 31.5], shape(font.outline('Aisle Zero', 36, -0.5).path, p.paper)),
    ) +
    lines
      .map((line, index) =>
        at(
          [64, 250 + index * 75],
          shape(font.outline(line, 64, -1).path, index === 2 ? p.marigold : p.paper),
        ),
      )
      .join('') +
    rect([64, 520, 120, 10], p.tomato, 'rx="5"')
  );
}
