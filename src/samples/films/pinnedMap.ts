import { glow, groundShadow, vignette } from '../drawing/light.ts';
import { at, circle, faded, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { awning } from '../pieces/awning.ts';
import type { Film } from './film.ts';

/** A map of a city in the evening: shops pinned round its park, linked by dotted lines. */
export const pinnedMap: Film = (random) =>
  rect([0, 0, 1600, 900], '#0C332A') +
  at(
    [800, 450, 1, -8],
    repeat(22, (i) =>
      stroke(
        `M${-1000 + i * 96 + random.between(-14, 14)} -700L${-960 + i * 96} 700`,
        '#17493B',
        i % 5 === 0 ? 20 : 9,
      ),
    ) +
      repeat(15, (i) =>
        stroke(
          `M-1000 ${-640 + i * 92 + random.between(-12, 12)}L1000 ${-660 + i * 92}`,
          '#17493B',
          i % 4 === 0 ? 20 : 9,
        ),
      ),
    repeat(46, (i) =>
      rect([-950 + ((i * 197) % 1880), -560 + ((i * 311) % 1120), 40, 30], '#11402F', 'rx="4"'),
    ),
  ) +
  shape(
    'M-20 760C240 640 380 800 640 770S1060 610 1300 690 1560 650 1620 600V700C1540 740 1420 770 1290 790S900 740 660 860 180 800 -20 860Z',
    '#1D5F62',
  ) +
  shape('M560 300Q700 210 880 250T1060 430Q1050 600 880 640T590 600Q480 440 560 300Z', '#1B5C40') +
  repeat(16, (i) =>
    at(
      [
        800 + Math.cos(i * 0.393) * (205 + (i % 3) * 22),
        446 + Math.sin(i * 0.393) * (150 + (i % 2) * 18),
      ],
      circle([3, 4, 15], '#06140F', 'opacity=".3"'),
      circle([0, 0, 15], i % 2 ? '#2B7A50' : '#348A5A'),
    ),
  ) +
  faded(
    0.55,
    stroke(
      'M-20 240C300 180 420 300 560 300M1060 430C1260 400 1420 240 1620 260M880 640C900 760 860 840 880 920M800 -20C820 80 780 160 790 236',
      '#D8C48E',
      12,
    ),
  ) +
  glow([800, 450, 520], '#FFE2A0', 0.14) +
  links.map(([from, to]) => dotted(from, to)).join('') +
  shops
    .map(([x, y, scale, colour]) =>
      at([x, y], glow([0, 0, 110], '#FFD27A', 0.4), at([0, 0, scale], pin(colour))),
    )
    .join('') +
  vignette([0, 0, 1600, 900], 0.5);

type Shop = readonly [number, number, number, Colour];
const shops: readonly Shop[] = [
  [250, 260, 0.85, p.tomato],
  [560, 190, 0.75, p.marigold],
  [1100, 210, 0.8, p.leaf],
  [1390, 320, 0.95, p.marigold],
  [180, 600, 1, p.leaf],
  [470, 690, 1.05, p.tomato],
  [1130, 740, 1.1, p.marigold],
  [1430, 660, 1, p.tomato],
];
const links: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 4],
  [4, 5],
  [1, 2],
  [2, 3],
  [3, 7],
  [7, 6],
  [5, 6],
];

function dotted(from: number, to: number): string {
  const [a, b] = [shops[from], shops[to]];
  if (!a || !b) return '';
  const bend = Math.abs(a[0] - b[0]) * 0.22;
  return `<path d="M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + (a[1] > 450 ? bend : -bend)} ${b[0]} ${b[1]}" fill="none" stroke="${p.butter}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 19"/>`;
}

function pin(colour: Colour): string {
  return (
    groundShadow([0, 2, 44, 14], 0.4) +
    circle([0, 0, 12], p.paper) +
    shape('M0 0C-30 -50 -78 -84 -78 -140A78 78 0 0 1 78 -140C78 -84 30 -50 0 0Z', colour) +
    shape(
      'M0 0C30 -50 78 -84 78 -140A78 78 0 0 0 30 -212Q80 -110 0 0Z',
      '#06140F',
      'opacity=".14"',
    ) +
    circle([0, -140, 58], p.paper) +
    at(
      [-34, -172],
      rect([5, 20, 58, 44], p.bottle, 'rx="3"'),
      rect([13, 36, 22, 18], p.mist),
      rect([43, 36, 13, 28], p.mist),
      awning({ width: 68, depth: 24, stripes: 5, colours: [colour, p.cream] }),
    )
  );
}
