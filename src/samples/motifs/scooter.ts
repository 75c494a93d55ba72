import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { lamp } from '../pieces/street.ts';
import type { Motif, Scene } from '../scene.ts';

/** A delivery scooter, parked in front of a bold disc or riding its own headlight through a night street. */
export const scooter: Motif = (scene) => (scene.take === 1 ? parked(scene) : atNight(scene));

function parked({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([360, 440, 300], mood.stage) +
    shape('M60 440A300 300 0 0 1 360 140V740A300 300 0 0 1 60 440Z', '#FFFFFF', 'opacity=".12"') +
    rect([0, 762, 720, 138], mood.ground) +
    at(
      [356, 764, 1.12],
      groundShadow([0, 2, 260, 13], 0.24),
      drawn(mood.main, mood.mainShade, mood.accent),
    )
  );
}

function atNight({ mood }: Scene): string {
  const skyline = [190, 260, 150, 320, 220, 280, 170, 300];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([560, 180, 60], p.butter) +
    circle([536, 166, 52], mood.backdrop[0]) +
    repeat(8, (i) =>
      at(
        [i * 96 - 20, 700],
        rect([0, -(skyline[i] ?? 200), 92, 320], mood.stage, 'opacity=".7"'),
        repeat(6, (w) =>
          rect(
            [16 + (w % 2) * 38, -(skyline[i] ?? 200) + 26 + Math.floor(w / 2) * 48, 22, 28],
            (i * 5 + w * 3) % 4 === 0 ? p.marigold : mood.backdrop[0],
            'rx="2" opacity=".8"',
          ),
        ),
      ),
    ) +
    rect([0, 690, 720, 210], mood.ground) +
    rect([0, 690, 720, 10], p.steel, 'opacity=".5"') +
    at([92, 700, 0.95], lamp(p.ink, true)) +
    `<linearGradient id="headlight"><stop stop-color="#FFE2A0" stop-opacity=".75"/><stop offset="1" stop-color="#FFE2A0" stop-opacity="0"/></linearGradient>` +
    shape('M488 500L760 470V790Z', 'url(#headlight)') +
    at(
      [340, 800, 0.98],
      groundShadow([0, 2, 260, 13], 0.5),
      drawn(mood.main, mood.mainShade, mood.accent),
    ) +
    repeat(3, (i) => stroke(`M${20 + i * 18} ${640 + i * 48}h${70 - i * 14}`, p.butter, 5))
  );
}

function drawn(body: Colour, shade: Colour, accent: Colour): string {
  const wheel = (x: number) =>
    at(
      [x, -62],
      circle([0, 0, 62], p.ink),
      circle([0, 0, 34], p.line),
      circle([0, 0, 12], p.steel),
    );
  return (
    wheel(-160) +
    wheel(178) +
    stroke('M178 -62L118 -300', p.steel, 16) +
    shape('M112 -70A72 72 0 0 1 246 -86L226 -96A52 52 0 0 0 132 -70Z', shade) +
    shape(
      'M-250 -92Q-252 -190 -160 -212H20Q30 -212 30 -196L36 -112H96L70 -292Q78 -322 116 -322Q140 -320 148 -296L160 -70Q156 -52 130 -52H-66A96 96 0 0 0 -250 -92Z',
      body,
    ) +
    shape('M-66 -52A96 96 0 0 0 -250 -92Q-252 -116 -246 -136Q-110 -150 -40 -52Z', shade) +
    rect([-150, -238, 178, 34], p.ink, 'rx="16"') +
    stroke('M112 -318L92 -352M60 -350L104 -356', p.ink, 13) +
    circle([142, -300, 26], p.line) +
    circle([147, -300, 18], p.butter) +
    stroke('M98 -350L120 -396', p.steel, 5) +
    circle([126, -408, 20], p.steel) +
    rect([-256, -400, 190, 168], accent, 'rx="16"') +
    rect([-256, -400, 190, 36], '#FFFFFF', 'rx="16" opacity=".22"') +
    rect([-256, -372, 190, 6], '#06140F', 'opacity=".18"') +
    circle([-161, -300, 44], p.paper) +
    shape(
      'M-185 -312H-137L-143 -274H-179ZM-176 -312Q-174 -334 -161 -334T-146 -312H-153Q-154 -326 -161 -326T-169 -312Z',
      shade === p.honey ? p.bottle : shade,
    ) +
    rect([-264, -150, 22, 22], p.tomato, 'rx="6"')
  );
}
