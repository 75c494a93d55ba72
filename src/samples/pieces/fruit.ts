import { circle, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p, type Colour } from '../palette.ts';
import { shine } from './shine.ts';

// Each fills about 100 by 100 around 0,0.

export function tomato(): string {
  return (
    ball(p.tomato) +
    shape('M0 -34L-24 -44L-9 -30L-20 -14L0 -24L20 -14L9 -30L24 -44Z', p.leaf) +
    stroke('M0 -34V-48', p.bottle, 5)
  );
}

export function orange(): string {
  return (
    ball(p.honey) +
    circle([2, -30, 5], p.bark) +
    shape('M4 -32Q14 -58 38 -48Q30 -28 4 -32Z', p.leaf)
  );
}

export function apple(colour: Colour = p.clay): string {
  return (
    shape(
      'M0 -30C-18 -46 -48 -34 -46 2C-44 34 -20 50 0 42C20 50 44 34 46 2C48 -34 18 -46 0 -30Z',
      colour,
    ) +
    shape(
      'M0 42C20 50 44 34 46 2C47 -14 42 -26 34 -32C36 8 22 30 -10 45Q-4 44 0 42Z',
      '#06140F',
      'opacity=".13"',
    ) +
    shine(-24, -12) +
    stroke('M0 -30Q0 -44 8 -52', p.bark, 5) +
    shape('M4 -38Q16 -60 36 -52Q28 -34 4 -38Z', p.leaf)
  );
}

export function lemon(): string {
  return (
    shape(
      'M-54 4Q-46 -4 -42 -14C-28 -46 28 -46 42 -14Q46 -4 54 4Q44 10 40 18C28 44 -28 44 -42 18Q-46 10 -54 4Z',
      p.marigold,
    ) +
    shape('M-40 20C-28 44 28 44 40 18Q44 10 54 4Q10 34 -40 20Z', p.honey, 'opacity=".6"') +
    shine(-18, -12)
  );
}

export function pear(): string {
  return (
    shape(
      'M-2 -52C-22 -50 -16 -20 -30 -4C-50 20 -34 50 0 50C34 50 50 20 30 -4C16 -20 20 -54 -2 -52Z',
      p.lime,
    ) +
    shape('M0 50C34 50 50 20 30 -4C24 30 0 42 -26 40Q-16 50 0 50Z', p.leaf, 'opacity=".35"') +
    stroke('M0 -50Q2 -60 10 -64', p.bark, 5) +
    shine(-16, 10)
  );
}

export function avocado(): string {
  return (
    shape(
      'M0 -52C-22 -50 -22 -20 -34 2C-48 30 -28 52 0 52C28 52 48 30 34 2C22 -20 22 -50 0 -52Z',
      p.bottle,
    ) +
    shape(
      'M0 -42C-14 -40 -14 -16 -26 6C-36 28 -22 43 0 43C22 43 36 28 26 6C14 -16 14 -40 0 -42Z',
      '#D3E08A',
    ) +
    circle([0, 16, 18], p.bark) +
    circle([-5, 10, 5], '#FFFFFF', 'opacity=".3"')
  );
}

/** A round fruit cut in half, seen from above. */
export function halfCitrus(rind: Colour, flesh: Colour): string {
  return (
    circle([0, 0, 50], rind) +
    circle([0, 0, 44], p.cream) +
    repeat(
      8,
      (i) =>
        `<path d="M0 -9L-9 -33Q0 -40 9 -33Z" fill="${flesh}" stroke="${flesh}" stroke-width="4" stroke-linejoin="round" transform="rotate(${i * 45})"/>`,
    )
  );
}

/** A ball, lit from the top left. */
function ball(colour: Colour): string {
  return (
    circle([0, 0, 46], colour) +
    shape(
      'M0 46A46 46 0 0 0 32 -33A52 52 0 0 1 -30 35A46 46 0 0 0 0 46Z',
      '#06140F',
      'opacity=".12"',
    ) +
    shine(-20, -18)
  );
}
