import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { carton, box, tin, shelfOfGoods } from '../pieces/goods.ts';
import { crate } from '../pieces/crate.ts';
import { apple, lemon, orange, pear, tomato } from '../pieces/fruit.ts';
import { lettuce } from '../pieces/vegetables.ts';
import { cloud, tree } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** A van: driving past hills, or from behind with its doors open on a full load. */
export const deliveryVan: Motif = (scene) =>
  scene.take === 1 ? onTheRoad(scene) : openDoors(scene);

function onTheRoad({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([210, 250, 110], mood.stage) +
    at([520, 170, 0.9], cloud(p.paper)) +
    at([120, 330, 0.5], cloud(p.paper)) +
    shape('M0 560C160 430 320 460 440 530S650 560 720 470V900H0Z', p.sage) +
    shape('M0 640C200 540 340 640 480 610S660 560 720 580V900H0Z', mood.ground) +
    at([90, 640, 0.8], tree(p.leaf, p.bottle)) +
    at([650, 620, 0.62], tree(p.lime, p.leaf)) +
    at([560, 640, 0.9], tree(p.leaf, p.bottle)) +
    rect([0, 720, 720, 180], '#4A5A54') +
    rect([0, 720, 720, 12], p.line) +
    repeat(4, (i) => rect([60 + i * 200, 806, 100, 10], p.paper, 'rx="4" opacity=".75"')) +
    at(
      [360, 774],
      groundShadow([10, 4, 300, 18], 0.3),
      sideView(mood.main, mood.mainShade, mood.accent),
    ) +
    repeat(3, (i) => stroke(`M${10 + i * 12} ${560 + i * 60}h${60 - i * 12}`, p.paper, 6))
  );
}

function sideView(body: string, shade: string, accent: string): string {
  return (
    shape(
      'M-270 -20V-250Q-270 -280 -240 -280H100Q130 -280 150 -256L206 -166L262 -140Q284 -128 284 -100V-20Z',
      body,
    ) +
    shape('M-270 -20V-74H284V-20Z', shade) +
    shape('M112 -250H128Q138 -250 146 -238L186 -166H112Z', p.sky) +
    shape('M126 -250L158 -166H140L112 -236V-250Z', '#FFFFFF', 'opacity=".45"') +
    stroke('M96 -262V-26M-20 -262V-80', shade, 4) +
    rect([112, -140, 34, 9], shade, 'rx="4"') +
    circle([-146, -178, 62], p.paper) +
    at([-146, -172, 0.86], apple(accent)) +
    rect([262, -112, 24, 30], p.butter, 'rx="8"') +
    rect([-276, -120, 14, 40], p.clay, 'rx="5"') +
    repeat(2, (i) =>
      at(
        [-160 + i * 330, -18],
        circle([0, 0, 56], p.ink),
        circle([0, 0, 46], '#2B3A33'),
        circle([0, 0, 25], p.line),
        circle([0, 0, 9], p.steel),
      ),
    ) +
    rect([-282, -38, 30, 14], p.ink, 'rx="5"') +
    rect([262, -40, 32, 16], p.ink, 'rx="6"')
  );
}

function openDoors({ mood, random }: Scene): string {
  const colours = [p.tomato, p.leaf, p.marigold, p.teal] as const;
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    rect([0, 730, 720, 170], mood.ground) +
    groundShadow([360, 806, 290, 22], 0.28) +
    repeat(2, (i) => rect([160 + i * 320, 730, 80, 78], p.ink, 'rx="18"')) +
    shape('M150 150Q152 110 192 110H528Q568 110 570 150L580 740H140Z', mood.main) +
    rect([176, 140, 368, 520], p.night, 'rx="14"') +
    gradient([192, 156, 336, 490], ['#3D5F4F', '#1E3B30'], 'rx="8"') +
    rect([192, 306, 336, 12], p.wood) +
    rect([192, 474, 336, 12], p.wood) +
    at(
      [196, 306],
      shelfOfGoods({ width: 328, scale: 0.95, colours, random, kinds: [carton, box, tin] }),
    ) +
    at([278, 474, 0.76], crate(p.wood, [orange(), lemon(), orange(), lemon()])) +
    at([444, 474, 0.76], crate(p.wood, [lettuce(), pear(), lettuce(), pear()])) +
    at([278, 646, 0.76], crate(p.wood, [tomato(), tomato(), tomato(), tomato()])) +
    at([444, 646, 0.76], crate(p.wood, [apple(p.lime), apple(), apple(p.lime), apple()])) +
    [-1, 1]
      .map((side) =>
        at(
          [360, 0],
          `<g transform="scale(${side} 1)">${shape('M184 134L318 92V706L184 664Z', mood.mainShade)}${shape('M204 160L298 132V360L204 366Z', p.sky)}${shape('M204 260L298 160V132L204 160Z', '#FFFFFF', 'opacity=".4"')}${rect([196, 470, 16, 60], p.line, 'rx="6"')}</g>`,
        ),
      )
      .join('') +
    rect([140, 672, 440, 60], mood.mainShade, 'rx="10"') +
    rect([300, 686, 120, 32], p.paper, 'rx="5"') +
    rect([156, 684, 60, 26], p.tomato, 'rx="8"') +
    rect([504, 684, 60, 26], p.tomato, 'rx="8"') +
    rect([126, 730, 468, 26], p.ink, 'rx="10"')
  );
}
