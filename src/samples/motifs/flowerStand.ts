import { gradient, groundShadow } from '../drawing/light.ts';
import { at, circle, ellipse, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import type { Motif } from '../scene.ts';

/** Buckets of cut flowers on steps outside a shop. Both takes are the same. */
export const flowerStand: Motif = ({ mood, random }) => {
  const steps = [420, 600, 790];
  const blooms = [
    [tulip(p.tomato), daisy(p.paper), tulip(p.marigold)],
    [daisy(p.marigold), peony('#F2A7A0'), daisy(p.paper)],
    [peony(p.tomato), tulip('#F2A7A0'), sunflower()],
  ];
  return (
    gradient([0, 0, 720, 900], mood.backdrop) +
    rect([0, 150, 720, 560], mood.main) +
    repeat(10, (i) => rect([i * 74, 150, 3, 560], '#06140F', 'opacity=".14"')) +
    rect([0, 700, 720, 200], mood.ground) +
    steps
      .map(
        (y, row) =>
          rect([40 - row * 20, y, 640 + row * 40, 26], p.wood, 'rx="4"') +
          rect([40 - row * 20, y + 20, 640 + row * 40, 10], '#06140F', 'opacity=".25"') +
          repeat(3, (i) => {
            const x = 150 + i * 210;
            const bloom = blooms[row]?.[i] ?? '';
            return (
              groundShadow([x, y, 70, 9], 0.25) +
              repeat(7, (n) => {
                const [dx, dy] = [(n - 3) * 23, random.between(-36, 8) + Math.abs(n - 3) * 9];
                return (
                  stroke(
                    `M${x} ${y - 60}Q${x + dx * 0.5} ${y - 100} ${x + dx} ${y - 150 + dy}`,
                    p.leaf,
                    5,
                  ) +
                  ellipse(
                    [x + dx * 0.7, y - 104 + dy * 0.3, 8, 22],
                    p.lime,
                    `transform="rotate(${dx * 0.8} ${x + dx * 0.7} ${y - 104})"`,
                  ) +
                  at([x + dx, y - 154 + dy, 0.9, dx * 0.5], bloom)
                );
              }) +
              shape(
                `M${x - 62} ${y - 96}H${x + 62}L${x + 46} ${y}H${x - 46}Z`,
                i % 2 ? '#DDE6E2' : mood.accent,
              ) +
              rect([x - 66, y - 102, 132, 14], '#FFFFFF', 'rx="6" opacity=".5"') +
              shape(
                `M${x + 24} ${y - 96}H${x + 62}L${x + 46} ${y}H${x + 20}Z`,
                '#06140F',
                'opacity=".13"',
              )
            );
          }),
      )
      .join('') +
    at([-20, 0], awning({ width: 760, depth: 170, stripes: 11, colours: [mood.accent, p.paper] }))
  );
};

const tulip = (colour: Colour) =>
  shape('M-22 -18Q-12 -8 -10 -26Q0 -40 10 -26Q12 -8 22 -18Q26 18 0 22T-22 -18Z', colour) +
  shape('M0 -32Q10 -10 0 22Q-10 -10 0 -32Z', '#FFFFFF', 'opacity=".22"');
const daisy = (colour: Colour) =>
  repeat(
    9,
    (i) =>
      `<ellipse cx="0" cy="-18" rx="8" ry="14" fill="${colour}" transform="rotate(${i * 40})"/>`,
  ) + circle([0, 0, 11], colour === p.marigold ? p.bark : p.marigold);
const peony = (colour: Colour) =>
  circle([0, 0, 27], colour) +
  circle([0, 3, 19], '#FFFFFF', 'opacity=".22"') +
  circle([0, 5, 10], '#FFFFFF', 'opacity=".3"');
const sunflower = () =>
  repeat(
    12,
    (i) => `<path d="M-7 -14L0 -34L7 -14Z" fill="${p.marigold}" transform="rotate(${i * 30})"/>`,
  ) + circle([0, 0, 17], p.bark);
