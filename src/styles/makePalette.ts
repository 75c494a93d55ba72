import { clampChroma, converter, formatHex } from 'culori';
import { contrastOf } from '#schema/contrast.ts';
import type { Theme } from '#schema/theme.ts';

/**
 * How a style makes a palette of one colour. Lightnesses are those of OKLCH, from 0 to 1
 * (https://www.w3.org/TR/css-color-4/#ok-lab): equal steps of it look equal, whatever the hue.
 */
export type Tones = {
  /** How much of the brand's hue is in the greys: the chroma of OKLCH, 0 for none. */
  tint: number;
  paper: number;
  soft: number;
  surface: number;
  line: number;
  ink: number;
  muted: number;
  /** Dark bands: a grey, the brand's hue, or (without `at`) the brand's very colour as far as words are read on it. */
  strong: { of: 'greys' | 'hue' | 'brand'; at?: number };
  /** Between which lightnesses the accent stays. */
  accent: readonly [least: number, most: number];
  /** A second ground beside those of the brand's hue, for styles that use one (`warmTone`). */
  warm?: readonly [at: number, chroma: number];
};

type Palette = Omit<Theme['colours'], 'error'>;

/** The palette of one colour (#RRGGBB). Whatever it is, words are read on all grounds (`contrastPairs`). */
export function makePalette(brand: string, tones: Tones): Palette {
  const { l, c, h = 0 } = oklch(brand);
  // Near white, a little of a hue is a lot to the eye.
  const grey = (at: number) => colourOf(at, Math.min(tones.tint, c, 0.6 * (1 - at)), h);
  const grounds = [tones.paper, tones.soft, tones.surface].map(grey);
  const [paper = white, soft = white, surface = white] = grounds;
  const [least, most] = tones.accent;
  const within = Math.min(Math.max(l, least), most);
  const accent = withLetters(within === l ? brand : colourOf(within, c, h), 4.5);
  const call = withLetters(readOn([surface], accent.ground, 3), 4.5);
  const { of, at = l } = tones.strong;
  const band = of === 'greys' ? grey(at) : colourOf(at, of === 'hue' ? Math.min(c, 0.1) : c, h);
  // Beyond what AA needs: lesser words are mixed into the ground there (#page/baseStyles.ts).
  const strong = withLetters(band, 7);
  return {
    paper,
    soft,
    surface,
    line: grey(tones.line),
    ink: readOn(grounds, grey(tones.ink), 7),
    muted: readOn(grounds, grey(tones.muted), 4.6),
    strong: strong.ground,
    onStrong: strong.letters,
    accent: accent.ground,
    onAccent: accent.letters,
    call: call.ground,
    onCall: call.letters,
  };
}

/** A ground whose hue is opposite to the accent's, as far as that is warm: from peach to honey. Words are read on it. */
export function warmTone({ ink, muted, accent }: Palette, [at, chroma]: readonly [number, number]) {
  const { c, h = 0 } = oklch(accent);
  // Dark honey is olive to the eye.
  const [peach, honey] = [40, at > 0.5 ? 85 : 62];
  const middle = (peach + honey) / 2;
  const away = ((h + 540 - middle + 180) % 360) - 180;
  const hue = Math.min(Math.max(middle + away, peach), honey);
  return readOn([ink, muted], colourOf(at, Math.min(chroma, c), hue), 4.6);
}

/** A colour, lighter or darker until it is read on all of the grounds, which are all light or all dark. */
export function readOn(grounds: readonly string[], colour: string, least: number): string {
  const isOnLight = grounds.every((ground) => contrastOf(ground, '#000000') > 4.6);
  const { l, c, h = 0 } = oklch(colour);
  const isRead = (shade: string) => grounds.every((ground) => contrastOf(shade, ground) >= least);
  if (isRead(colour)) return colour;
  for (let step = 0; step <= 100; step++) {
    const at = l + (isOnLight ? -step : step) / 100;
    const shade = colourOf(Math.min(Math.max(at, 0), 1), c, h);
    if (isRead(shade)) return shade;
  }
  return isOnLight ? '#000000' : white;
}

/** A ground with letters that are read on it: white ones, but on what is light. The ground gives way as far as it must. */
function withLetters(ground: string, least: number) {
  const isLight = contrastOf(ground, white) < 3.2;
  const letters = isLight ? '#141414' : white;
  return { ground: readOn([letters], ground, least), letters };
}

const white = '#FFFFFF';
const toOklch = converter('oklch');

function oklch(colour: string) {
  const converted = toOklch(colour);
  if (!converted) throw new Error(`${colour} is no colour.`);
  return converted;
}

/** `#RRGGBB`, of as much chroma as screens can show. */
function colourOf(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')).toUpperCase();
}
