import { faded, repeat, shape, stroke } from '../drawing/svg.ts';
import { palette as p } from '../palette.ts';

// The baguette stands upright around 0,0; the loaves stand on it.

export function baguette(): string {
  return (
    shape('M-24 100V-80Q-20 -120 0 -124Q20 -120 24 -80V100Z', p.wood) +
    shape('M10 -118Q22 -108 24 -80V100H8Z', p.bark, 'opacity=".25"') +
    repeat(4, (i) =>
      stroke(`M-12 ${-70 + i * 42}Q2 ${-84 + i * 42} 12 ${-92 + i * 42}`, p.butter, 8),
    )
  );
}

export function tinLoaf(): string {
  return (
    shape(
      'M-92 0V-76Q-112 -84 -104 -112Q-96 -140 -56 -136Q-40 -152 0 -150Q40 -152 56 -136Q96 -140 104 -112Q112 -84 92 -76V0Z',
      p.wood,
    ) +
    shape(
      'M-84 -84Q-98 -96 -90 -112Q-80 -128 -54 -122Q-40 -138 0 -136Q40 -138 54 -122Q80 -128 90 -112Q70 -104 -84 -84Z',
      p.honey,
      'opacity=".6"',
    ) +
    shape('M60 0V-136Q96 -140 104 -112Q112 -84 92 -76V0Z', p.bark, 'opacity=".2"')
  );
}

export function cob(): string {
  return (
    shape('M-100 0Q-112 -30 -90 -68Q-50 -120 0 -120T90 -68Q112 -30 100 0Z', '#B97A41') +
    stroke('M-40 -92L-16 -40M6 -100L26 -44M48 -86L60 -40', p.cream, 9) +
    shape('M50 0Q90 -40 60 -104Q108 -66 100 0Z', p.bark, 'opacity=".2"')
  );
}

export function croissant(): string {
  return (
    shape(
      'M-88 -8Q-96 -70 -40 -92Q0 -104 40 -92Q96 -70 88 -8Q74 -2 62 -26Q40 -48 0 -46T-62 -26Q-74 -2 -88 -8Z',
      p.honey,
    ) +
    faded(
      0.55,
      stroke(
        'M-56 -82Q-60 -54 -52 -36M-22 -96Q-22 -66 -18 -48M22 -96Q22 -66 18 -48M56 -82Q60 -54 52 -36',
        p.bark,
        6,
      ),
    )
  );
}
