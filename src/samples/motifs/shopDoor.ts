import { beam, glow, gradient } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';
import { openSign } from '../pieces/openSign.ts';
import { tub } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** A shop door with its sign turned to OPEN, whole or so close that the sign fills the picture. */
export const shopDoor: Motif = (scene) => (scene.take === 1 ? wholeDoor(scene) : closeUp(scene));

function wholeDoor({ mood }: Scene): string {
  const pane = mood.isDark ? p.butter : '#D9ECE8';
  return (
    rect([0, 0, 720, 900], mood.backdrop[0]) +
    repeat(15, (row) =>
      repeat(8, (i) =>
        rect(
          [i * 104 - (row % 2) * 52, row * 54 + 4, 96, 46],
          mood.stage,
          `rx="4" opacity="${(i * 7 + row * 3) % 5 === 0 ? 0.75 : 0.4}"`,
        ),
      ),
    ) +
    rect([0, 800, 720, 100], mood.ground) +
    rect([176, 70, 368, 740], p.cream, 'rx="6"') +
    rect([200, 94, 320, 716], mood.main) +
    gradient([222, 112, 276, 80], [pane, '#F4F1DF'], 'rx="4"') +
    rect([200, 206, 320, 10], mood.mainShade) +
    gradient([244, 240, 232, 320], [pane, '#F4F1DF'], 'rx="6"') +
    (mood.isDark ? glow([360, 400, 240], '#FFE2A0', 0.5) : '') +
    beam('M244 470L420 240H476V260L270 560H244Z', 0.28) +
    rect([244, 596, 232, 160], mood.mainShade, 'rx="6"') +
    rect([262, 614, 196, 124], mood.main, 'rx="4"') +
    rect([328, 668, 64, 16], p.marigold, 'rx="6"') +
    rect([336, 676, 48, 4], p.ink, 'opacity=".5"') +
    stroke('M500 470V580', p.marigold, 14) +
    at([360, 300], openSign(mood.accent, mood.accent === p.marigold ? p.ink : p.paper)) +
    rect([150, 806, 420, 26], p.line, 'rx="4"') +
    rect([150, 824, 420, 8], '#06140F', 'opacity=".15"') +
    at([100, 814, 1.35], tub(p.leaf, mood.accent)) +
    at([622, 814, 1.35], tub(p.leaf, mood.accent))
  );
}

function closeUp({ mood }: Scene): string {
  const pane = mood.isDark ? '#F7CF86' : '#D9ECE8';
  return (
    rect([0, 0, 720, 900], mood.main) +
    rect([0, 0, 86, 900], mood.mainShade) +
    gradient([120, -20, 640, 760], [pane, '#FBF1DA'], 'rx="10"') +
    repeat(14, (i) =>
      circle(
        [170 + ((i * 137) % 540), 60 + ((i * 211) % 640), 26 + ((i * 13) % 34)],
        [p.tomato, p.marigold, p.leaf, p.teal][i % 4] ?? p.leaf,
        'opacity=".2"',
      ),
    ) +
    beam('M120 520L560 -20H760V60L260 740H120Z', 0.3) +
    rect([110, -20, 640, 770], 'none', `rx="12" stroke="${mood.mainShade}" stroke-width="22"`) +
    at(
      [412, 210, 2.15],
      shape('M-96 66H112V152H-88Z', '#06140F', 'opacity=".12"'),
      openSign(mood.second, mood.accent === p.marigold ? p.bottle : mood.accent),
    ) +
    at(
      [43, 560],
      rect([-16, -110, 32, 260], p.marigold, 'rx="16"'),
      rect([-16, -110, 12, 260], '#FFFFFF', 'rx="6" opacity=".3"'),
    ) +
    at(
      [620, 0],
      stroke('M0 -10V60', p.ink, 6),
      shape('M-46 122Q-40 112 -38 88Q-36 54 0 54Q36 54 38 88Q40 112 46 122Z', p.marigold),
      circle([0, 132, 12], p.honey),
      rect([-52, 116, 104, 12], p.honey, 'rx="6"'),
    )
  );
}
