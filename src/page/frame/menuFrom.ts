import type { Header } from '#schema/frame.ts';
import type { Site } from '#schema/site.ts';

type Bar = { site: Pick<Site['site'], 'name' | 'logo'>; header: Header };

/**
 * From which width of the screen on, in pixels, the menu fits into a row beside the logo: estimated from its
 * letters. Where it needs a little more, it takes a second row. An entry has so much beside its words.
 */
export function menuFrom({ site, header }: Bar, padding = 28): number {
  const { menu = [], buttons = [], text = '' } = header;
  const logo = site.logo === undefined ? widthOf(site.name, 12) : 180;
  const entries = menu.map(({ label, links }) => widthOf(label, 9.4) + padding + (links ? 16 : 0));
  const pressed = buttons.map(({ label }) => widthOf(label, 10) + 39);
  const all = [logo, ...entries, ...pressed, text && widthOf(text, 9.4) + 18];
  const needed = all.reduce<number>((sum, width) => sum + Number(width), sides);
  return Math.max(least, Math.ceil(needed / 10) * 10);
}

/** The margins of the page, and what is between logo, menu and buttons. */
const sides = 2 * 48 + 52;

/** Below it, a touch screen is likely. */
const least = 860;

/** Of a text, by the width of most letters. Some are half as wide; those of East Asia are square. */
function widthOf(text: string, letter: number): number {
  const narrow = text.match(/[fijlrtI\s.,:;!|()'’·-]/g)?.length ?? 0;
  const square = text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uff60]/g)?.length ?? 0;
  return (text.length - narrow / 2 + square * 0.9) * letter;
}
