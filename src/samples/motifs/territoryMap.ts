import { groundShadow } from '../drawing/light.ts';
import { at, circle, clipped, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import type { Motif, Scene } from '../scene.ts';

/** A street map with one territory marked: seen from straight above, or as a folded sheet on a table. */
export const territoryMap: Motif = (scene) =>
  scene.take === 1 ? fromAbove(scene) : foldedSheet(scene);

const territory = 'M250 250L420 200L560 300L600 470L470 600L300 580L190 440Z';

function streets(ground: Colour, road: Colour): string {
  return (
    rect([0, 0, 720, 900], ground) +
    shape(
      'M-20 120Q160 60 150 -20H-20ZM560 900Q600 760 740 740V900ZM40 620l120 -30l30 110l-110 40Z',
      '#B9D6AE',
    ) +
    shape(
      'M-20 720C160 640 180 780 320 740S520 640 740 690V760C560 720 460 780 330 820S140 740 -20 800Z',
      p.sky,
    ) +
    repeat(
      9,
      (i) =>
        stroke(`M${-60 + i * 104} -20L${40 + i * 104} 920`, road, 10) +
        stroke(`M-20 ${40 + i * 110}L740 ${i * 110 - 30}`, road, 10),
    ) +
    stroke('M-20 520C140 440 260 520 380 400S600 200 740 160', road, 26) +
    stroke('M330 -20C300 200 420 400 380 620S420 840 400 920', road, 26) +
    stroke('M330 -20C300 200 420 400 380 620S420 840 400 920', '#FFFFFF', 3)
  );
}

function pin(colour: Colour): string {
  return (
    groundShadow([0, 2, 34, 12], 0.3) +
    shape('M0 0C-26 -44 -62 -70 -62 -116A62 62 0 0 1 62 -116C62 -70 26 -44 0 0Z', colour) +
    circle([0, -116, 40], p.paper) +
    shape(
      'M-24 -124L-18 -142H18L24 -124A8 8 0 0 1 8 -124A8 8 0 0 1 -8 -124A8 8 0 0 1 -24 -124ZM-18 -112H18V-94H-18Z',
      colour,
    )
  );
}

function fromAbove({ mood }: Scene): string {
  return (
    streets(mood.isDark ? mood.stage : '#EFEBDB', mood.isDark ? mood.ground : p.white) +
    shape(territory, mood.accent, `opacity=".42"`) +
    shape(
      territory,
      'none',
      `stroke="${mood.accent}" stroke-width="9" stroke-linejoin="round" stroke-dasharray="4 18" stroke-linecap="round"`,
    ) +
    repeat(9, (i) =>
      circle(
        [300 + ((i * 83) % 230), 300 + ((i * 127) % 250), 11],
        mood.main,
        `stroke="${p.paper}" stroke-width="5"`,
      ),
    ) +
    at([400, 420, 1.25], pin(mood.main === p.cream ? p.bottle : mood.main)) +
    at(
      [632, 90],
      circle([0, 0, 46], p.paper),
      shape('M0 -34L12 0H-12Z', p.tomato),
      shape('M0 34L12 0H-12Z', p.steel),
    )
  );
}

function foldedSheet({ mood }: Scene): string {
  return (
    rect([0, 0, 720, 900], mood.backdrop[0]) +
    circle([620, 120, 250], mood.stage, 'opacity=".7"') +
    circle([40, 830, 220], mood.stage, 'opacity=".5"') +
    at([374, 468], shape('M-300 -216L290 -336L330 250L-270 380Z', '#06140F', 'opacity=".2"')) +
    `<g transform="matrix(.79 -.16 .06 .66 40 214)">${sheet(mood.accent, mood.main)}</g>` +
    at([388, 440, 1.5], pin(mood.main)) +
    at(
      [600, 760, 1, -38],
      rect([-16, -190, 32, 260], mood.accent, 'rx="3"'),
      shape('M-16 70H16L0 116Z', p.cream),
      shape('M-5 102H5L0 116Z', p.ink),
      rect([-16, -200, 32, 26], p.peach, 'rx="6"'),
      rect([-16, -178, 32, 14], p.steel),
      rect([4, -164, 12, 234], '#06140F', 'opacity=".12"'),
    )
  );
}

function sheet(area: Colour, edge: Colour): string {
  return clipped(
    [0, 0, 720, 900],
    0,
    streets('#F3EFE0', p.white),
    shape(territory, area, 'opacity=".55"'),
    shape(territory, 'none', `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`),
    repeat(
      3,
      (i) =>
        rect([i * 240, 0, 120, 900], '#06140F', 'opacity=".05"') +
        rect([i * 240, 0, 3, 900], '#06140F', 'opacity=".12"'),
    ),
    rect([0, 448, 720, 4], '#06140F', 'opacity=".1"'),
  );
}
