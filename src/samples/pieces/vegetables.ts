import { circle, rect, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { shine } from './shine.ts';

// Each fills about 100 by 100 around 0,0.

export function aubergine(): string {
  return (
    shape('M14 -34C38 -30 46 0 34 28C22 52 -24 56 -36 34C-48 10 -14 -2 -6 -30Z', p.plum) +
    shape('M-14 -26Q4 -58 28 -30Q14 -36 10 -20Q4 -32 -14 -26Z', p.leaf) +
    stroke('M8 -40Q10 -54 22 -58', p.leaf, 8) +
    shine(-14, 18)
  );
}

export function lettuce(): string {
  return (
    repeat(
      8,
      (i) =>
        `<ellipse cx="0" cy="-30" rx="22" ry="24" fill="${i % 2 ? p.leaf : '#2B9A4B'}" transform="rotate(${i * 45})"/>`,
    ) +
    repeat(
      6,
      (i) =>
        `<ellipse cx="0" cy="-17" rx="17" ry="18" fill="${i % 2 ? p.lime : '#7DB84A'}" transform="rotate(${i * 60 + 20})"/>`,
    ) +
    circle([0, 0, 14], '#C5DE86')
  );
}

export function pepper(colour: Colour = p.marigold): string {
  return (
    shape(
      'M0 -28C-20 -44 -50 -30 -44 4C-40 30 -30 48 -16 44Q-8 40 0 46Q8 40 16 44C30 48 40 30 44 4C50 -30 20 -44 0 -28Z',
      colour,
    ) +
    shape(
      'M-8 -26Q-22 8 -12 42M8 -26Q22 8 12 42',
      'none',
      'stroke="#06140F" stroke-opacity=".16" stroke-width="4"',
    ) +
    stroke('M0 -28Q0 -42 -10 -50', p.leaf, 9) +
    shine(-28, -8)
  );
}

export function carrot(): string {
  return (
    shape('M-18 -20Q0 -34 18 -20Q14 30 0 64Q-14 30 -18 -20Z', p.tomato) +
    stroke('M-12 0H-2M4 16H11M-8 30H-1', p.clay, 3) +
    repeat(
      3,
      (i) =>
        `<ellipse cx="0" cy="-44" rx="7" ry="24" fill="${i === 1 ? p.leaf : p.lime}" transform="rotate(${i * 30 - 30} 0 -24)"/>`,
    )
  );
}

export function leek(): string {
  return (
    rect([-16, -20, 32, 120], p.paper, 'rx="14"') +
    rect([-16, -40, 32, 80], '#CFE3A4') +
    shape(
      'M-16 -38Q-40 -90 -34 -130Q-8 -100 -2 -38ZM16 -38Q40 -90 30 -136Q6 -104 2 -38ZM-8 -38Q-4 -110 4 -150Q14 -100 10 -38Z',
      p.leaf,
    ) +
    stroke('M-6 -20V80M6 -20V80', p.line, 2)
  );
}
