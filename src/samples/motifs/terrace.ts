import { glow, gradient } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { house, lamp, tree, type House } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** Terraced houses: one row under a low sun, or rows that climb a hill with lights coming on. */
export const terrace: Motif = (scene) => (scene.take === 1 ? oneRow(scene) : climbingRows(scene));

function oneRow(scene: Scene): string {
  const { mood } = scene;
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    glow([470, 330, 330], '#FFF3CF', 0.9) +
    circle([470, 330, 130], mood.stage) +
    shape('M0 560Q180 420 400 500T720 430V900H0Z', mood.ground, 'opacity=".55"') +
    at([-60, 770, 1.06], row(scene, 4, 0)) +
    rect([0, 766, 720, 20], p.line) +
    rect([0, 786, 720, 114], mood.isDark ? p.night : '#5F7268') +
    repeat(5, (i) => rect([40 + i * 160, 842, 80, 8], p.paper, 'opacity=".7" rx="3"')) +
    at([150, 786, 1.15], lamp(p.ink, mood.isDark)) +
    at([660, 790, 1.1], tree(p.leaf, p.bottle))
  );
}

function climbingRows(scene: Scene): string {
  const { mood } = scene;
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([180, 170, 74], mood.isDark ? p.butter : mood.stage) +
    repeat(4, (i) => {
      const scale = 0.42 + i * 0.15;
      const baseline = 400 + i * 165;
      const haze = `${mood.backdrop[1]}${['50', '38', '20', '00'][i] ?? '00'}`;
      return (
        at(
          [-70 - i * 37, baseline, scale, -4],
          row(scene, 11 - i, i * 3),
          rect([-100, -4, 2200, 420], mood.ground),
        ) + gradient([0, baseline - 330, 720, 420], [`${mood.backdrop[1]}00`, haze])
      );
    }) +
    at([590, 868, 1.05], tree(p.pine, p.night))
  );
}

function row({ mood, random }: Scene, count: number, from: number): string {
  const bricks: readonly [Colour, ...Colour[]] = mood.isDark
    ? [p.brick, '#9C5138', '#A9674B']
    : ['#D98A66', p.cream, '#E9B48C', p.brick];
  const doors: readonly [Colour, ...Colour[]] = [
    p.bottle,
    p.tomato,
    p.teal,
    p.marigold,
    p.plum,
    p.leaf,
  ];
  const pane = () =>
    mood.isDark
      ? random.pick([p.marigold, p.butter, '#23474A', '#23474A'])
      : random.pick([p.sky, '#D7EAE6']);
  return repeat(count, (index) => {
    const dress: House = {
      brick: bricks[(index + from) % bricks.length] ?? p.brick,
      door: doors[(index * 5 + from) % doors.length] ?? p.bottle,
      trim: p.cream,
      roof: '#44505A',
      panes: [pane(), pane(), pane()],
    };
    return at([index * 200, 0], house(dress));
  });
}
