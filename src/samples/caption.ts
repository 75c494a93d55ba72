import { at, rect, shape } from './drawing/svg.ts';
import type { OutlineFont } from './drawing/outlineFont.ts';
import { palette } from './palette.ts';

/** The chip in the bottom left corner of every sample, so that nobody takes one for the real thing. */
export function caption(text: string, font: OutlineFont, height: number): string {
  const size = 21;
  const { path, width } = font.outline(text, size);
  return at(
    [24, height - 24 - 40],
    rect(
      [0, 0, width + 32 + 16, 40],
      palette.paper,
      `rx="20" opacity=".94" stroke="${palette.line}"`,
    ),
    `<circle cx="20" cy="20" r="5" fill="${palette.tomato}"/>`,
    at([34, 27.5], shape(path, palette.ink)),
  );
}
