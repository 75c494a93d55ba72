import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, faded, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { baguette } from '../pieces/bread.ts';
import { apple, orange, tomato } from '../pieces/fruit.ts';
import { carrot, leek, lettuce } from '../pieces/vegetables.ts';
import type { Motif, Scene } from '../scene.ts';

/** A delivery bicycle with a box of groceries over its front wheel: on the open road, or against a tiled wall. */
export const cargoBike: Motif = ({ mood, take }: Scene) =>
  (take === 1
    ? openRoad(mood.backdrop, mood.stage, mood.ground)
    : tiledWall(mood.backdrop, mood.stage, mood.ground)) +
  at(
    [take === 1 ? 350 : 378, 770, 1],
    groundShadow([0, 2, 300, 14], 0.22),
    `<g transform="scale(${take === 1 ? 1 : -1} 1)">${bike(mood.main, mood.accent)}</g>`,
  );

function openRoad(backdrop: readonly [Colour, Colour], stage: Colour, ground: Colour): string {
  return (
    gradient([0, 0, 720, 900], backdrop) +
    circle([360, 420, 280], stage) +
    shape('M0 690Q180 610 380 660T720 620V900H0Z', ground) +
    rect([0, 768, 720, 132], ground) +
    rect([0, 768, 720, 10], '#FFFFFF', 'opacity=".35"') +
    repeat(6, (i) => faded(0.35, stroke(`M${20 + i * 130} ${840 + (i % 2) * 22}h50`, '#FFFFFF', 5)))
  );
}

function tiledWall(backdrop: readonly [Colour, Colour], stage: Colour, ground: Colour): string {
  return (
    gradient([0, 0, 720, 900], backdrop) +
    repeat(9, (row) =>
      repeat(7, (i) =>
        rect(
          [i * 120 - (row % 2) * 60 + 4, row * 64 + 200, 112, 56],
          stage,
          `rx="6" opacity="${(i + row) % 3 ? 0.35 : 0.6}"`,
        ),
      ),
    ) +
    rect([0, 176, 720, 24], p.paper, 'opacity=".5"') +
    rect([0, 772, 720, 128], ground)
  );
}

function bike(frame: Colour, accent: Colour): string {
  const wheel = (x: number) =>
    at(
      [x, -108],
      circle([0, 0, 104], 'none', `stroke="${p.ink}" stroke-width="13"`),
      circle([0, 0, 94], 'none', `stroke="${p.line}" stroke-width="4"`),
      repeat(
        12,
        (i) =>
          `<path d="M0 0V-94" stroke="${p.steel}" stroke-width="2" transform="rotate(${i * 30})"/>`,
      ),
      circle([0, 0, 12], p.ink),
    );
  return (
    wheel(-200) +
    wheel(210) +
    shape(
      'M-306 -108A106 106 0 0 1 -110 -164',
      'none',
      `stroke="${accent}" stroke-width="12" stroke-linecap="round"`,
    ) +
    stroke('M-200 -108L-60 -112L60 -290L-106 -290Z', frame, 16) +
    stroke('M-60 -112L-124 -350M60 -290L120 -300', frame, 16) +
    stroke('M150 -330L110 -400M210 -108L140 -340', frame, 16) +
    stroke('M112 -400Q70 -424 48 -396', p.ink, 13) +
    stroke('M62 -416L38 -386', p.bark, 18) +
    shape('M-176 -372Q-124 -388 -76 -364Q-82 -348 -124 -348Q-164 -348 -176 -372Z', p.bark) +
    circle([-60, -112, 30], 'none', `stroke="${p.ink}" stroke-width="9"`) +
    stroke('M-60 -112L-34 -66M-52 -62H-14', p.ink, 10) +
    stroke('M-60 -142L-200 -122M-60 -82L-200 -96', p.steel, 4) +
    at([186, -390, 0.74, -10], leek()) +
    at([286, -402, 0.78, 10], baguette()) +
    at([232, -372, 0.9], lettuce()) +
    at([170, -350, 0.8], tomato()) +
    at([300, -356, 0.8], orange()) +
    at([258, -350, 0.7, 160], carrot()) +
    shape('M132 -340H340L322 -214H150Z', p.wood) +
    shape(
      'M134 -326H338L336 -312H136ZM139 -292H333L331 -276H141ZM144 -256H328L326 -240H146Z',
      p.bark,
      'opacity=".35"',
    ) +
    rect([124, -350, 224, 18], p.bark, 'rx="6"') +
    circle([236, -276, 34], p.paper) +
    at([236, -272, 0.46], apple(accent)) +
    circle([348, -250, 13], p.butter)
  );
}
