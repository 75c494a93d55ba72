import { blurred, glow, gradient, groundShadow, vignette } from '../drawing/light.ts';
import { at, circle, faded, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { crate } from '../pieces/crate.ts';
import { orange, tomato } from '../pieces/fruit.ts';
import { shopUnit } from '../pieces/shopUnit.ts';
import { house, lamp, tree, tub } from '../pieces/street.ts';
import type { Film } from './film.ts';

/** A street of shops at golden hour. The sun stands in a lane between them; one shop has its lights on. */
export const goldenStreet: Film = (random) => {
  const shop = (paint: Colour, stripes: readonly [Colour, Colour], isLit: boolean) =>
    shopUnit({ wall: '#A9674B', paint, awning: stripes, glass: '#7E8F8C', isLit, random });
  return (
    gradient([0, 0, 1600, 900], ['#3F6F7D', '#FFC98A']) +
    glow([800, 520, 760], '#FFE7A8', 0.9) +
    circle([800, 540, 88], '#FFF3CF') +
    faded(0.75, stroke('M180 120H420M300 150H560M1080 90H1380M1200 124H1320', '#FFE1BB', 12)) +
    blurred(
      3,
      faded(
        0.8,
        repeat(6, (i) =>
          at(
            [500 + i * 104, 740, 0.52],
            house({
              brick: '#D98A66',
              door: '#9C5138',
              trim: '#F9D3A6',
              roof: '#A36A55',
              panes: ['#FFE1A0', '#E8A878', '#FFE1A0'],
            }),
          ),
        ),
      ),
    ) +
    blurred(
      1.5,
      at([600, 770, 1.05], tree('#C8963E', '#8E6A35')),
      at([1006, 770, 0.95], tree('#C8963E', '#8E6A35')),
    ) +
    shape('M0 760H1600V900H0Z', '#54473F') +
    shape('M640 760H960L1150 900H450Z', '#E9A765') +
    shape('M700 760H900L1000 900H600Z', '#FFD08A', 'opacity=".6"') +
    rect([0, 756, 560, 26], '#C7A583') +
    rect([1040, 756, 560, 26], '#C7A583') +
    at([-130, 760], upper('#94563F', false), shop('#37524B', ['#8E5A4A', '#C9B79B'], false)) +
    rect([-138, 28, 706, 732], '#1A2A38', 'opacity=".42"') +
    shape('M390 60H560V760H390Z', '#FFC37A', 'opacity=".12"') +
    at([1040, 760], upper(p.brick, true), shop(p.bottle, [p.tomato, p.cream], true)) +
    shape('M1040 60H1064V760H1040Z', '#FFE1A0', 'opacity=".55"') +
    gradient([1040, 782, 560, 118], ['#FFD27A88', '#FFD27A00']) +
    glow([1230, 560, 380], '#FFDf9a', 0.35) +
    groundShadow([1150, 792, 150, 12], 0.25) +
    at([1130, 794, 0.6], crate(p.wood, [orange(), orange(), orange(), orange()])) +
    at([1268, 794, 0.6], crate(p.wood, [tomato(), tomato(), tomato(), tomato()])) +
    at([1010, 806, 1], tub(p.leaf, p.clay)) +
    at([470, 800, 1.05], tub('#2B4A3C', '#6B4A3E')) +
    at([566, 790, 1.3], lamp('#14211B', true)) +
    vignette([0, 0, 1600, 900], 0.42)
  );
};

function upper(brick: Colour, isLit: boolean): string {
  return (
    rect([0, -720, 690, 720], brick) +
    rect([-8, -732, 706, 24], p.cream) +
    repeat(40, (i) =>
      rect([(i * 137) % 660, -690 + ((i * 53) % 190), 26, 9], '#06140F', 'opacity=".09"'),
    ) +
    repeat(
      4,
      (i) =>
        rect([44 + i * 130, -680, 86, 132], p.cream) +
        rect([53 + i * 130, -671, 68, 114], isLit && i % 3 === 0 ? p.marigold : '#6F8A8C') +
        rect([53 + i * 130, -617, 68, 6], p.cream) +
        rect([36 + i * 130, -548, 102, 11], p.cream),
    ) +
    rect([520, -520, 170, 520], brick)
  );
}
