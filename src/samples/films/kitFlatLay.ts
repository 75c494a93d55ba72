import { beam, gradient, vignette } from '../drawing/light.ts';
import { at, circle, faded, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import { apple, avocado, lemon, orange, tomato } from '../pieces/fruit.ts';
import { lettuce } from '../pieces/vegetables.ts';
import type { Film } from './film.ts';

/** A marketing kit from above, round the edge of a table: flyers, a window sticker, a phone, a bag, a roll of posters. */
export const kitFlatLay: Film = () =>
  gradient([0, 0, 1600, 900], ['#F4E3BF', '#EBD3A2']) +
  repeat(9, (i) => rect([0, i * 104, 1600, 2], '#7A4E2B', 'opacity=".14"')) +
  repeat(14, (i) =>
    faded(
      0.5,
      stroke(
        `M${(i * 311) % 1500} ${20 + ((i * 71) % 880)}q60 -8 ${120 + ((i * 37) % 90)} 0`,
        '#C99F63',
        2,
      ),
    ),
  ) +
  at([216, 250, 1, -14], flyer(p.leaf, p.tomato, lettuce())) +
  at([392, 330, 1, 7], flyer(p.tomato, p.marigold, tomato())) +
  at([150, 660, 1, 10], flyer(p.marigold, p.bottle, avocado())) +
  at([1360, 450, 1, 8], phone()) +
  at([1110, 170, 1, -8], sticker()) +
  at([420, 760, 1, -4], cards()) +
  at([1090, 760, 1, -24], posterRoll(p.tomato)) +
  at([1170, 800, 1, -24], posterRoll(p.leaf)) +
  at([720, 60, 1, 4], tote()) +
  at([1500, 120, 1.3, 12], orange()) +
  at([1556, 830, 1.5, -10], apple(p.clay)) +
  at([40, 460, 1.3], lemon()) +
  beam('M0 0H520L0 620Z', 0.2) +
  beam('M700 0H840L0 900V780Z', 0.12) +
  vignette([0, 0, 1600, 900], 0.26);

const shadow = ([x, y, width, height]: readonly [number, number, number, number], radius: number) =>
  rect([x + 12, y + 16, width, height], '#4A3010', `rx="${radius}" opacity=".22"`);
const bars = (x: number, y: number, colour: Colour) =>
  rect([x, y, 150, 16], colour, 'rx="8"') +
  rect([x + 20, y + 30, 110, 10], colour, 'rx="5" opacity=".5"') +
  rect([x + 34, y + 50, 82, 10], colour, 'rx="5" opacity=".5"');

function flyer(colour: Colour, accent: Colour, thing: string): string {
  return (
    shadow([-120, -170, 240, 340], 6) +
    rect([-120, -170, 240, 340], p.paper, 'rx="6"') +
    rect([-120, -170, 240, 210], colour, 'rx="6"') +
    at([-120, -170], awning({ width: 240, depth: 52, stripes: 7, colours: [accent, p.paper] })) +
    circle([0, -36, 62], '#FFFFFF', 'opacity=".2"') +
    at([0, -34, 1.1], thing) +
    bars(-75, 64, p.ink) +
    rect([-52, 134, 104, 22], accent, 'rx="11"')
  );
}

function phone(): string {
  const things = [tomato(), lemon(), avocado(), orange()];
  return (
    shadow([-140, -280, 280, 560], 44) +
    rect([-140, -280, 280, 560], p.ink, 'rx="44"') +
    rect([-127, -267, 254, 534], p.paper, 'rx="34"') +
    shape('M-127 -233A34 34 0 0 1 -93 -267H93A34 34 0 0 1 127 -233V-190H-127Z', p.bottle) +
    at([-127, -196], awning({ width: 254, depth: 56, stripes: 7, colours: [p.tomato, p.paper] })) +
    repeat(4, (i) =>
      at(
        [-110 + (i % 2) * 114, -112 + Math.floor(i / 2) * 126],
        rect([0, 0, 106, 114], i % 3 ? p.cream : p.mist, 'rx="16"'),
        at([53, 46, 0.62], things[i] ?? tomato()),
        rect([14, 92, 50, 8], p.ink, 'rx="4" opacity=".6"'),
        circle([88, 94, 10], p.leaf),
      ),
    ) +
    rect([-110, 156, 220, 44], p.leaf, 'rx="22"') +
    rect([-42, 173, 84, 10], p.paper, 'rx="5"') +
    rect([-40, -254, 80, 18], p.ink, 'rx="9"')
  );
}

function sticker(): string {
  return (
    circle([12, 16, 138], '#4A3010', 'opacity=".2"') +
    circle([0, 0, 138], p.paper) +
    circle([0, 0, 124], p.bottle) +
    circle(
      [0, 0, 108],
      'none',
      `stroke="${p.marigold}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"`,
    ) +
    at(
      [-60, -66],
      rect([8, 30, 104, 92], p.paper, 'rx="4"'),
      rect([22, 62, 42, 40], p.bottle, 'rx="3"'),
      rect([76, 62, 24, 60], p.bottle, 'rx="3"'),
      awning({ width: 120, depth: 44, stripes: 5, colours: [p.tomato, p.cream] }),
    ) +
    shape('M70 118A138 138 0 0 0 132 40Q96 64 70 118Z', p.line)
  );
}

function cards(): string {
  return [p.bottle, p.tomato, p.paper]
    .map((colour, i) =>
      at(
        [i * 34 - 40, i * -26, 1, i * 7 - 8],
        shadow([-110, -64, 220, 128], 10),
        rect([-110, -64, 220, 128], colour, 'rx="10"'),
        circle([-62, 0, 26], i === 2 ? p.leaf : p.marigold),
        rect([-20, -16, 104, 12], i === 2 ? p.ink : p.paper, 'rx="6"'),
        rect([-20, 8, 72, 9], i === 2 ? p.ink : p.paper, 'rx="4" opacity=".5"'),
      ),
    )
    .join('');
}

function posterRoll(colour: Colour): string {
  return (
    shadow([-200, -34, 400, 68], 30) +
    gradient([-200, -34, 400, 68], ['#FFFFFF', '#D9DFD3'], 'rx="8"') +
    circle([200, 0, 34], p.line) +
    circle([200, 0, 22], '#B8C3B6') +
    rect([-60, -35, 46, 70], colour) +
    rect([-200, 14, 400, 20], '#06140F', 'opacity=".07"')
  );
}

function tote(): string {
  return (
    stroke('M-60 70Q-70 220 0 220T60 70', '#B9864F', 14) +
    shadow([-150, -200, 300, 270], 10) +
    rect([-150, -200, 300, 270], '#EBDDBF', 'rx="10"') +
    rect([-150, 44, 300, 26], '#06140F', 'opacity=".08"') +
    rect([-70, -60, 140, 60], p.leaf, 'rx="30"')
  );
}
