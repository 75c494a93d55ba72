import type { Header } from '#schema/frame.ts';
import type { Site } from '#schema/site.ts';

type Bar = { site: Pick<Site['site'], 'name' | 'logo'>; header: Header };

/**
 * From which width of the screen on, in pixels, the menu fits into a row beside the logo: estimated from its
 * letters. Where it needs a little more, it takes a second row.
 */
export function menuFrom({ site, header }: Bar): number {
  const { menu = [], buttons = [], text = '' } = header;
  const logo = site.logo === undefined ? widthOf(site.name, 12) : 160;
  const entries = menu.map(({ label, links }) => widthOf(label, 8.6) + (links ? 46 : 28));
  const pressed = buttons.map(({ label }) => widthOf(label, 9.4) + 36);
  const all = [logo, ...entries, ...pressed, text && widthOf(text, 8) + 28];
  const needed = all.reduce<number>((sum, width) => sum + Number(width), sides);
  return Math.max(least, Math.ceil(needed / 10) * 10);
}

/** The margins of the page, and what is between logo, menu and buttons. */
const sides = 2 * 48 + 60;

/** Below it, a touch screen is likely. */
const least = 860;

/** Of a text, by the usual width of a letter; those of East Asia are square. */
function widthOf(text: string, letter: number): number {
  const square = text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uff60]/g)?.length ?? 0;
  return (text.length + square) * letter;
}
