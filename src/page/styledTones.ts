import { contrastOf, isDark } from '#schema/contrast.ts';
import type { Theme } from '#schema/theme.ts';
import { readOn, warmTone } from '#styles/makePalette.ts';
import { readStyle } from '#styles/readStyle.ts';

/** What can be pressed, on each ground: where the accent is not seen on a dark band, it is in the colours of words there. */
export function accentsOf(colours: Theme['colours'], style: string) {
  const { paper, soft, surface, strong, onStrong, accent, onAccent } = colours;
  const { warm: asked } = readStyle(style)[isDark(paper) ? 'dark' : 'light'];
  const warm = asked ? [warmTone(colours, asked)] : [];
  const isSeen = contrastOf(accent, strong) >= 3;
  const [band, onBand] = isSeen ? [accent, onAccent] : [onStrong, strong];
  const hovered = (letters: string) => (isDark(letters) ? 'white' : 'black');
  return [
    ['own-accent', accent],
    ['own-on-accent', onAccent],
    ['own-hovered', hovered(onAccent)],
    ['own-accent-text', readOn([paper, soft, surface, ...warm], accent, 4.5)],
    ['band-accent', band],
    ['band-on-accent', onBand],
    ['band-hovered', hovered(onBand)],
    ...warm.map((tone) => ['warm', tone]),
  ];
}

/** `--accent-text` is the accent as far as words of it are read. */
export const styledTones = [
  ':root,[data-tone]{--accent:var(--own-accent);--on-accent:var(--own-on-accent);--hovered:var(--own-hovered);--accent-text:var(--own-accent-text)}',
  '[data-tone=strong]{--accent:var(--band-accent);--on-accent:var(--band-on-accent);--hovered:var(--band-hovered);--accent-text:var(--highlight)}',
];

/** On paper, what can be pressed is dark words as well: the tones above go before what the page says there (print.css). */
export const styledPrint = [
  '@media print{[data-tone]{--accent:#fff;--on-accent:#000;--accent-text:#000}}',
];
