import type { Point } from './glyph.ts';

/** Prints a contour as SVG path data with relative steps, which are shorter. TrueType curves are quadratic; between two control points lies a point on the curve, half way. */
export function curve(contour: readonly Point[], x: number, scale: number): string {
  const start = contour.findIndex((point) => point.isOnCurve);
  const [first, ...rest] = [...contour.slice(start), ...contour.slice(0, start + 1)];
  if (!first) return '';
  const place = (point: Point) =>
    [hundredths(x + point.x * scale), hundredths(-point.y * scale)] as const;
  let here = place(first);
  let path = `M${pair(here[0], here[1])}`;
  const step = (to: readonly [number, number]) => pair(to[0] - here[0], to[1] - here[1]);
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (!point.isOnCurve && next) {
      const end = place(next.isOnCurve ? next : middle(point, next));
      path += `q${join(step(place(point)), step(end))}`;
      here = end;
    } else if (index === 0 || rest[index - 1]?.isOnCurve) {
      path += `l${step(place(point))}`;
      here = place(point);
    }
  });
  return `${path}z`;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true };
}

// Whole hundredths, so that steps add up to places without drift.
function hundredths(value: number): number {
  return Math.round(value * 100);
}

function pair(x: number, y: number): string {
  return join(print(x), print(y));
}

function print(value: number): string {
  return String(value / 100).replace(/^(-?)0\./, '$1.');
}

function join(a: string, b: string): string {
  return b.startsWith('-') ? a + b : `${a} ${b}`;
}
