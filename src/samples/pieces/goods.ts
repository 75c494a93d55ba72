import { palette as p, type Colour } from '../palette.ts';
import type { Random } from '../random.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';

type Goods = (colour: Colour, label: Colour) => string;

// Each stands on 0,0 and is about 60 wide. Labels are blank: no brand, no words.
export const tin: Goods = (colour, label) =>
  rect([-28, -76, 56, 76], colour, 'rx="5"') +
  rect([-28, -58, 56, 40], label) +
  circle([0, -38, 11], colour) +
  rect([-28, -76, 56, 7], p.line, 'rx="3"') +
  rect([-28, -7, 56, 7], p.line, 'rx="3"') +
  rect([14, -76, 14, 76], '#06140F', 'opacity=".12"');

export const jar: Goods = (colour, label) =>
  rect([-26, -74, 52, 74], colour, 'rx="12"') +
  rect([-22, -88, 44, 16], label, 'rx="4"') +
  rect([-26, -52, 52, 30], p.paper) +
  rect([-16, -44, 32, 5], label, 'rx="2"') +
  rect([-10, -34, 20, 4], p.line, 'rx="2"') +
  rect([-19, -66, 6, 60], '#FFFFFF', 'opacity=".35" rx="3"');

export const bottle: Goods = (colour, label) =>
  shape('M-22 0V-62Q-22 -80 -10 -92V-116H10V-92Q22 -80 22 -62V0Z', colour) +
  rect([-11, -126, 22, 14], label, 'rx="3"') +
  rect([-22, -54, 44, 34], label) +
  rect([-12, -42, 24, 9], colour, 'rx="4"') +
  rect([-16, -70, 5, 66], '#FFFFFF', 'opacity=".3" rx="2"');

export const box: Goods = (colour, label) =>
  rect([-32, -100, 64, 100], colour, 'rx="3"') +
  circle([0, -58, 19], label) +
  rect([-18, -26, 36, 6], label, 'rx="3"') +
  rect([18, -100, 14, 100], '#06140F', 'opacity=".12"');

export const carton: Goods = (colour, label) =>
  shape('M-26 0V-80L-12 -106H12L26 -80V0Z', p.paper) +
  rect([-12, -118, 24, 14], colour, 'rx="2"') +
  rect([-26, -66, 52, 42], colour) +
  shape('M-26 -40Q-8 -58 0 -40T26 -42V-24H-26Z', label) +
  shape('M26 0V-80L12 -106H6L14 -80V0Z', '#06140F', 'opacity=".1"');

export const packet: Goods = (colour, label) =>
  shape('M-30 0L-26 -8V-84L-30 -92H30L26 -84V-8L30 0Z', colour) +
  shape('M-26 -70L26 -46V-20L-26 -44Z', label) +
  rect([12, -84, 14, 76], '#06140F', 'opacity=".1"');

const all: readonly [Goods, ...Goods[]] = [tin, jar, bottle, box, carton, packet];

export interface Shelf {
  readonly width: number;
  /** How tall a tin of 76 is drawn: 1 for its own size. */
  readonly scale: number;
  readonly colours: readonly [Colour, ...Colour[]];
  readonly random: Random;
  readonly kinds?: readonly [Goods, ...Goods[]];
}

/** A row of goods in little runs of the same thing, as a shopkeeper faces up a shelf. It stands on 0,0. */
export function shelfOfGoods({ width, scale, colours, random, kinds = all }: Shelf): string {
  const step = 66 * scale;
  let drawn = '';
  let place = 0;
  const places = Math.floor(width / step);
  while (place < places) {
    const kind = random.pick(kinds);
    const [colour, label] = [
      random.pick(colours),
      random.pick([p.paper, p.cream, p.marigold, p.butter]),
    ];
    const run = Math.min(Math.floor(random.between(1, 4)), places - place);
    const from = place;
    const content = kind(colour, label === colour ? p.paper : label);
    drawn += repeat(run, (index) =>
      at([(from + index + 0.5) * step + (width - places * step) / 2, 0, scale], content),
    );
    place += run;
  }
  return drawn;
}
