import type { Colour } from '../palette.ts';

/** Left, top, width, height. */
export type Frame = readonly [number, number, number, number];
/** Centre and radius. */
export type Disc = readonly [number, number, number];

export function rect([x, y, width, height]: Frame, fill: Colour, more = ''): string {
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle([x, y, radius]: Disc, fill: Colour, more = ''): string {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse([x, y, rx, ry]: Frame, fill: Colour, more = ''): string {
  return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function shape(outline: string, fill: Colour, more = ''): string {
  return `<path d="${outline}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A line with round ends. */
export function stroke(outline: string, colour: Colour, width: number): string {
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Draws the content with its origin at x, y; scaled, then turned by degrees. */
export function at(
  [x, y, scale = 1, turn = 0]: readonly [number, number, number?, number?],
  ...content: readonly string[]
): string {
  const steps = [
    `translate(${r(x)} ${r(y)})`,
    turn === 0 ? '' : `rotate(${r(turn)})`,
    scale === 1 ? '' : `scale(${r(scale)})`,
  ];
  return `<g transform="${steps.join('')}">${content.join('')}</g>`;
}

export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join('');
}

export function faded(opacity: number, ...content: readonly string[]): string {
  return `<g opacity="${opacity}">${content.join('')}</g>`;
}

/** Shows the content only inside a frame with round corners. */
export function clipped(frame: Frame, corner: number, ...content: readonly string[]): string {
  const id = `c${frame.join('_')}`;
  const window = rect(frame, '#000', `rx="${corner}"`);
  return `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}

function r(value: number): number {
  return Math.round(value * 1000) / 1000;
}
