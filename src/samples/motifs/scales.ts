import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, ellipse, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { apple, lemon, orange, pear, tomato } from '../pieces/fruit.ts';
import { aubergine, lettuce, pepper } from '../pieces/vegetables.ts';
import type { Motif, Scene } from '../scene.ts';

/** Weighing scales: a shopkeeper's dial on the counter, or a hanging pan under a spring balance. The dials have no figures. */
export const scales: Motif = (scene) => (scene.take === 1 ? onCounter(scene) : hanging(scene));

function dial(rim: Colour, hand: Colour, angle: number): string {
  return (
    circle([0, 0, 120], rim) +
    circle([0, 0, 102], p.paper) +
    repeat(24, (i) =>
      rect([-2, -94, 4, i % 6 === 0 ? 20 : 11], p.ink, `transform="rotate(${i * 15})"`),
    ) +
    `<path d="M-7 16L0 -78L7 16Z" fill="${hand}" transform="rotate(${angle})"/>` +
    circle([0, 0, 13], p.ink) +
    shape('M-70 -70A98 98 0 0 1 20 -96L-80 30A98 98 0 0 1 -70 -70Z', '#FFFFFF', 'opacity=".5"')
  );
}

function onCounter({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    rect([70, 110, 580, 660], mood.stage, 'rx="290"') +
    rect([0, 750, 720, 150], mood.ground) +
    rect([0, 750, 720, 12], '#FFFFFF', 'opacity=".25"') +
    groundShadow([360, 800, 250, 20], 0.26) +
    at([290, 290, 1.35], tomato()) +
    at([372, 246, 1.3], apple(p.lime)) +
    at([450, 290, 1.4], orange()) +
    at([224, 318, 1.1], lemon()) +
    at([518, 316, 1.15], pepper(p.tomato)) +
    at([366, 316, 1.3], tomato()) +
    shape('M120 330H600Q580 410 480 410H240Q140 410 120 330Z', '#DDE6E2') +
    shape('M430 330H600Q580 410 480 410H400Q440 380 430 330Z', p.steel, 'opacity=".5"') +
    rect([108, 320, 504, 20], p.white, 'rx="10"') +
    rect([330, 408, 60, 40], p.steel) +
    shape(
      'M210 450Q212 436 230 436H490Q508 436 510 450L566 760Q568 796 540 796H180Q152 796 154 760Z',
      mood.main,
    ) +
    shape(
      'M440 436H490Q508 436 510 450L566 760Q568 796 540 796H470Z',
      mood.mainShade,
      'opacity=".6"',
    ) +
    at([360, 606, 1.12], dial(p.marigold, p.tomato, 58)) +
    rect([150, 780, 420, 26], mood.mainShade, 'rx="12"')
  );
}

function hanging({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([360, 640, 300], mood.stage) +
    rect([0, 0, 720, 54], mood.ground) +
    rect([352, 40, 16, 70], p.steel) +
    circle([360, 112, 20], 'none', `stroke="${p.steel}" stroke-width="10"`) +
    at([360, 274, 1.2], dial(mood.main, p.tomato, -64)) +
    rect([350, 414, 20, 46], p.steel) +
    stroke('M360 450L120 640M360 450L600 640M360 450V560', p.steel, 6) +
    at([250, 600, 1.5], lettuce()) +
    at([360, 560, 1.4], aubergine()) +
    at([470, 596, 1.5], pepper(p.marigold)) +
    at([310, 640, 1.4], pear()) +
    at([420, 640, 1.4], apple(p.clay)) +
    at([540, 640, 1.1], lemon()) +
    at([180, 640, 1.1], orange()) +
    shape('M100 640H620Q600 780 360 780T100 640Z', p.line) +
    shape('M470 640H620Q600 770 390 779Q500 730 470 640Z', p.steel, 'opacity=".55"') +
    ellipse([360, 640, 264, 16], '#FFFFFF', 'opacity=".0"') +
    rect([92, 630, 536, 18], p.white, 'rx="9"')
  );
}
