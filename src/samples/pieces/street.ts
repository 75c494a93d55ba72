import { palette as p, type Colour } from '../palette.ts';
import { glow } from '../drawing/light.ts';
import { circle, ellipse, rect, repeat, shape, stroke } from '../drawing/svg.ts';

/** A round tree 260 tall, standing on 0,0. */
export function tree(leaves: Colour, shade: Colour): string {
  return (
    rect([-8, -120, 16, 120], p.bark, 'rx="5"') +
    ellipse([0, -170, 74, 92], leaves) +
    shape('M20 -82A74 92 0 0 0 40 -247Q46 -150 -40 -92Q-10 -72 20 -82Z', shade, 'opacity=".5"') +
    stroke('M0 -110V-180M0 -140L-24 -164M0 -156L22 -178', p.bark, 6)
  );
}

/** A clipped bush in a tub, 150 tall. */
export function tub(leaves: Colour, pot: Colour): string {
  return (
    circle([0, -104, 46], leaves) +
    shape('M8 -59A46 46 0 0 0 36 -133Q34 -84 -14 -62Q-4 -58 8 -59Z', '#06140F', 'opacity=".14"') +
    shape('M-38 -62H38L30 0H-30Z', pot) +
    rect([-42, -68, 84, 16], pot, 'rx="4"') +
    rect([-38, -52, 76, 6], '#06140F', 'opacity=".15"')
  );
}

/** A street lamp 420 tall. */
export function lamp(post: Colour, isLit: boolean): string {
  return (
    rect([-6, -390, 12, 390], post) +
    rect([-14, -40, 28, 40], post, 'rx="3"') +
    stroke('M0 -380Q0 -412 34 -412', post, 9) +
    shape('M14 -414H66L58 -388H22Z', post) +
    ellipse([40, -386, 18, 10], isLit ? p.butter : p.paper) +
    (isLit ? glow([40, -380, 150], '#FFE2A0', 0.6) : '')
  );
}

export function cloud(colour: Colour): string {
  return shape(
    'M-100 30A34 34 0 0 1 -84 -32A52 52 0 0 1 14 -50A40 40 0 0 1 82 -24A28 28 0 0 1 96 30Z',
    colour,
  );
}

/** A string of lit bulbs that sags between two points at one height. */
export function bulbs(width: number, sag: number, count: number): string {
  const y = (t: number) => 4 * sag * t * (1 - t);
  return (
    stroke(`M0 0Q${width / 2} ${sag * 2} ${width} 0`, '#06140F', 3) +
    repeat(count, (index) => {
      const t = (index + 0.5) / count;
      return (
        glow([t * width, y(t) + 14, 46], '#FFD876', 0.7) +
        rect([t * width - 4, y(t), 8, 9], '#06140F') +
        circle([t * width, y(t) + 16, 9], '#FFF1C2')
      );
    })
  );
}

export interface House {
  readonly brick: Colour;
  readonly door: Colour;
  readonly trim: Colour;
  readonly roof: Colour;
  /** Fill of the upper left, upper right and bay windows. */
  readonly panes: readonly [Colour, Colour, Colour];
}

/** A terraced house with a bay, 200 wide; walls 330 tall, then roof and chimney. It stands on 0,0 at its left. */
export function house({ brick, door, trim, roof, panes }: House): string {
  const sash = (x: number, y: number, w: number, h: number, pane: Colour) =>
    rect([x - 6, y - 6, w + 12, h + 12], trim) +
    rect([x, y, w, h], pane) +
    rect([x, y + h / 2 - 2, w, 4], trim) +
    rect([x + w / 2 - 2, y, 4, h], trim) +
    rect([x - 10, y + h + 4, w + 20, 8], trim);
  return (
    rect([140, -480, 44, 90], p.brick) +
    rect([134, -488, 56, 12], roof) +
    rect([144, -506, 12, 20], p.brick) +
    rect([166, -506, 12, 20], p.brick) +
    shape('M0 -330L14 -420H186L200 -330Z', roof) +
    rect([0, -334, 200, 330], brick) +
    rect([0, -338, 200, 10], trim) +
    repeat(9, (i) =>
      rect(
        [12 + ((i * 61) % 170), -310 + ((i * 97) % 290), 18, 7],
        '#06140F',
        'opacity=".1" rx="1"',
      ),
    ) +
    sash(28, -298, 48, 78, panes[0]) +
    sash(124, -298, 48, 78, panes[1]) +
    rect([14, -176, 88, 176], trim) +
    shape('M8 -172L20 -196H96L108 -172Z', roof) +
    sash(28, -154, 60, 84, panes[2]) +
    rect([122, -172, 60, 172], trim) +
    rect([128, -134, 48, 134], door) +
    rect([128, -166, 48, 26], panes[1]) +
    circle([168, -64, 4], p.marigold) +
    rect([138, -90, 28, 5], p.marigold, 'rx="2"') +
    rect([118, -8, 68, 8], p.line)
  );
}
