import type { Colour } from '../palette.ts';
import { ellipse, rect, shape, type Disc, type Frame } from './svg.ts';

/** A rectangle that runs from one colour at the top to another at the bottom. */
export function gradient(frame: Frame, colours: readonly [Colour, Colour], more = ''): string {
  const id = `v${colours.join('').replaceAll('#', '')}`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>${rect(frame, `url(#${id})`, more)}`;
}

/** A pool of light: full in the middle, gone at the rim. */
export function glow([x, y, radius]: Disc, colour: Colour, strength: number): string {
  const id = `g${colour.slice(1)}${Math.round(strength * 100)}`;
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** The soft dark patch under a thing that stands on the ground. */
export function groundShadow([x, y, rx, ry]: Frame, opacity = 0.18): string {
  return ellipse([x, y, rx, ry], '#06140F', `opacity="${opacity}"`);
}

/** A beam that falls from top left, as a light shape over whatever is beneath it. */
export function beam(outline: string, opacity = 0.1): string {
  return shape(outline, '#FFFFFF', `opacity="${opacity}"`);
}

/** Puts content out of focus. The radius is in pixels of the picture. */
export function blurred(radius: number, ...content: readonly string[]): string {
  const id = `b${String(radius).replace('.', '_')}`;
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#${id})">${content.join('')}</g>`;
}

/** Darkens the edges, as a lens does. */
export function vignette([x, y, width, height]: Frame, opacity: number): string {
  const id = `n${Math.round(opacity * 100)}`;
  return `<radialGradient id="${id}" cx=".5" cy=".46" r=".75"><stop offset=".5" stop-color="#04120D" stop-opacity="0"/><stop offset="1" stop-color="#04120D" stop-opacity="${opacity}"/></radialGradient>${rect([x, y, width, height], `url(#${id})`)}`;
}
