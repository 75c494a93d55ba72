import { ellipse } from '../drawing/svg.ts';

/** The bright spot on something glossy. */
export function shine(x: number, y: number): string {
  return ellipse([x, y, 9, 14], '#FFFFFF', `opacity=".3" transform="rotate(35 ${x} ${y})"`);
}
