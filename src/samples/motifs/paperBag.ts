import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { bottle, carton, box } from '../pieces/goods.ts';
import { baguette } from '../pieces/bread.ts';
import { apple, lemon, orange, pear, tomato } from '../pieces/fruit.ts';
import { leek, lettuce, pepper } from '../pieces/vegetables.ts';
import type { Motif, Scene } from '../scene.ts';

/** Groceries in paper bags: one full bag with what has rolled out of it, or two with handles left at a door. */
export const paperBag: Motif = (scene) => (scene.take === 1 ? fullBag(scene) : atTheDoor(scene));

function sack(paper: Colour, shade: Colour, accent: Colour): string {
  return (
    shape(
      'M-170 0L-178 -340L-146 -322L-110 -342L-74 -322L-36 -342L0 -322L36 -342L74 -322L110 -342L146 -322L178 -340L170 0Z',
      paper,
    ) +
    shape('M108 -342L146 -322L178 -340L170 0H100Z', shade, 'opacity=".6"') +
    shape('M-170 0L-120 -120L-130 0Z', shade, 'opacity=".5"') +
    stroke('M-110 -310L-104 -150', shade, 3) +
    circle([-8, -160, 62], accent) +
    shape(
      'M-40 -178L-30 -204H14L24 -178A11 11 0 0 1 3 -178A11 11 0 0 1 -19 -178A11 11 0 0 1 -40 -178ZM-32 -158H16V-124H-32Z',
      p.paper,
    )
  );
}

function fullBag({ mood }: Scene): string {
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    circle([360, 380, 290], mood.stage) +
    rect([0, 730, 720, 170], mood.ground) +
    rect([0, 730, 720, 12], '#FFFFFF', 'opacity=".25"') +
    groundShadow([390, 786, 240, 22], 0.24) +
    at([250, 410, 1.15, -14], leek()) +
    at([304, 396, 1.15, -4], leek()) +
    at([462, 350, 1.3, 14], baguette()) +
    at([400, 340, 1.3, 5], baguette()) +
    at([352, 440, 1.7], carton(mood.main, mood.accent)) +
    at([244, 460, 1.3], lettuce()) +
    at([470, 470, 1.15], pepper(p.tomato)) +
    at([392, 476, 1.1], lemon()) +
    at([320, 490, 1.05], orange()) +
    at([360, 790, 1.06], sack('#DDB27C', '#B9864F', mood.main)) +
    at([580, 768, 1.1, 20], apple(p.clay)) +
    at([640, 796, 0.9, -16], lemon()) +
    at([128, 766, 1.1, -14], pear())
  );
}

function atTheDoor({ mood }: Scene): string {
  const carrier = (paper: Colour, shade: Colour, accent: Colour) =>
    shape('M-60 -330Q-60 -430 0 -430T60 -330', 'none', `stroke="${shade}" stroke-width="14"`) +
    shape('M-140 0L-150 -334H150L140 0Z', paper) +
    shape('M70 -334H150L140 0H84Z', shade, 'opacity=".5"') +
    rect([-150, -334, 300, 30], shade, 'opacity=".3"') +
    circle([-14, -150, 56], accent) +
    shape(
      'M-46 -160L-36 -184H8L18 -160A11 11 0 0 1 -3 -160A11 11 0 0 1 -25 -160A11 11 0 0 1 -46 -160ZM-38 -142H10V-112H-38Z',
      p.paper,
    );
  return (
    rect([0, 0, 720, 900], mood.backdrop[0]) +
    repeat(9, (i) => rect([0, i * 84, 720, 76], mood.stage, 'opacity=".5"')) +
    rect([380, -20, 300, 780], p.cream) +
    rect([406, -20, 248, 780], mood.main) +
    rect([436, 40, 188, 250], mood.isDark ? p.butter : p.sky, 'rx="94"') +
    rect([527, 40, 6, 250], mood.main) +
    rect([436, 350, 188, 330], mood.mainShade, 'rx="8"') +
    circle([428, 420, 14], p.marigold) +
    rect([0, 740, 720, 160], mood.ground) +
    shape('M340 740H720V800H300Z', p.line) +
    groundShadow([250, 812, 270, 20], 0.25) +
    at([126, 470, 1.3], box(p.teal, p.butter)) +
    at([222, 474, 1.25], bottle(p.leaf, p.paper)) +
    at([174, 470, 1, -10], leek()) +
    at([180, 810], carrier('#DDB27C', '#A87840', mood.main)) +
    at([390, 540, 1.1, 9], baguette()) +
    at([448, 530, 1], lettuce()) +
    at([350, 530, 1], tomato()) +
    at([410, 826, 0.88], carrier(p.paper, '#C9CFC0', mood.accent))
  );
}
