import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import { shelfOfGoods } from '../pieces/goods.ts';
import { cloud, tree } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** A model shop on a plinth, seen from a corner above: once low with a flat roof, once with a storey on top. */
export const cornerShop: Motif = (scene) => {
  const { mood, take } = scene;
  const top = take === 1 ? 300 : 460;
  const left = take === 1 ? 250 : 220;
  const origin = take === 1 ? 690 : 720;
  const roof = `M0 ${-top}l${-left * 0.866} ${-left * 0.5}l${260 * 0.866} ${-130}l${left * 0.866} ${left * 0.5}Z`;
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([take === 1 ? 360 : 480, 380, 300], mood.stage, 'opacity=".6"') +
    at([take === 1 ? 130 : 160, 150, 0.8], cloud(mood.isDark ? mood.stage : p.paper)) +
    at([600, 260, 0.55], cloud(mood.isDark ? mood.stage : p.paper)) +
    at(
      [340, origin],
      shape('M0 90L-340 -95L0 -285L340 -95Z', mood.ground),
      shape('M0 90L-340 -95V-70L0 120L340 -70V-95L0 90Z', '#06140F', 'opacity=".28"'),
      shape('M0 60L-290 -98L0 -255L290 -98Z', '#FFFFFF', 'opacity=".16"'),
      at([-200, -118, 0.72], tree(p.leaf, p.bottle)),
      `<g transform="matrix(.866 .5 0 1 ${-left * 0.866} ${-left * 0.5})">${leftFace(scene, left, top)}</g>`,
      `<g transform="matrix(.866 -.5 0 1 0 0)">${rightFace(scene, top)}</g>`,
      shape(roof, mood.second),
      shape(roof, '#06140F', 'opacity=".08"'),
      groundShadow([210, -60, 60, 18], 0.2),
      at([214, -62, 0.6], tree(p.lime, p.leaf)),
    )
  );
};

function leftFace({ mood }: Scene, width: number, top: number): string {
  const pane = mood.isDark ? p.butter : p.sky;
  return (
    rect([0, -top, width, top], mood.second) +
    rect([0, -top, width, 26], mood.mainShade) +
    rect([30, -190, width - 60, 150], mood.main) +
    gradient([42, -178, width - 84, 126], [pane, '#F4F1DF']) +
    rect([width / 2 - 4, -178, 8, 126], mood.main) +
    (top > 400
      ? repeat(
          2,
          (i) =>
            rect([26 + i * 100, -400, 68, 110], mood.mainShade) +
            rect([34 + i * 100, -392, 52, 94], pane) +
            rect([34 + i * 100, -348, 52, 6], mood.mainShade),
        )
      : '') +
    rect([0, -top, width, top], '#06140F', 'opacity=".12"')
  );
}

function rightFace({ mood, random }: Scene, top: number): string {
  const pane = mood.isDark ? p.butter : '#D7EAE6';
  const colours = [p.tomato, p.leaf, p.marigold, p.teal, p.bottle] as const;
  return (
    rect([0, -top, 260, top], mood.second) +
    rect([0, -top, 260, 26], mood.main) +
    (top > 400
      ? repeat(
          2,
          (i) =>
            rect([30 + i * 118, -410, 82, 116], mood.main) +
            rect([38 + i * 118, -402, 66, 100], pane) +
            rect([38 + i * 118, -356, 66, 6], mood.main),
        )
      : '') +
    rect([10, -272, 240, 272], mood.main) +
    rect([4, -272, 252, 44], mood.mainShade) +
    circle([130, -250, 11], mood.accent) +
    rect([24, -190, 136, 140], pane) +
    repeat(2, (row) =>
      at(
        [28, -122 + row * 62],
        rect([-4, 0, 136, 5], p.wood),
        shelfOfGoods({ width: 128, scale: 0.42, colours, random }),
      ),
    ) +
    rect([174, -190, 66, 190], p.cream) +
    rect([180, -184, 54, 184], mood.mainShade) +
    rect([188, -172, 38, 90], pane) +
    circle([224, -70, 4], p.marigold) +
    at([4, -230], awning({ width: 252, depth: 56, stripes: 9, colours: [mood.accent, p.paper] }))
  );
}
