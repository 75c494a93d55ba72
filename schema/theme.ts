import { z } from 'zod';
import { count, group } from './fields.ts';
import { mediaFile } from './mediaFile.ts';

/** A colour as six hexadecimal digits. */
export const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'A colour is # and six hexadecimal digits, such as #0E3B2C.');

const weight = z.int().min(1).max(1000);

const Font = z.strictObject({
  file: mediaFile
    .regex(/\.woff2$/, 'A font file ends in .woff2.')
    .describe('The typeface as a variable font, a .woff2 file under media/.'),
  lightest: weight.describe('The lightest weight that the file holds, 1 to 1000.'),
  boldest: weight.describe('The boldest weight that the file holds, 1 to 1000.'),
});

/** The palette. */
const Colours = group('The palette.', {
  paper: colour.describe('The page behind everything.'),
  soft: colour.describe('Bands that stand out a little from the page.'),
  surface: colour.describe('Cards.'),
  line: colour.describe('Thin lines and borders.'),
  ink: colour.describe('Text.'),
  muted: colour.describe('Less important text.'),
  strong: colour.describe('Dark bands, such as the hero.'),
  onStrong: colour.describe('Text on dark bands.'),
  accent: colour.describe('The main button and highlights.'),
  onAccent: colour.describe('Text on the main button.'),
  call: colour.describe('The button that makes a telephone call.'),
  onCall: colour.describe('Text on the telephone button.'),
  error: colour.describe('Something went wrong.'),
});

export const Theme = group('The look of the whole site.', {
  colours: Colours,
  dark: Colours.describe(
    'The palette on devices that are set to dark. Without it, a site with colours of its own looks the same on all. What it leaves out is Fascia’s own, but the buttons (accent, onAccent, call, onCall) are as in colours where that has them.',
  ),
  fonts: group('The typefaces. Without one, that of the device.', {
    heading: Font.optional().describe('Headlines and buttons.'),
    text: Font.optional().describe('Everything else.'),
  }).optional(),
  radius: count.max(40).describe('How round corners are, in pixels, 0 to 40.'),
});

export type Font = z.output<typeof Font>;
type Colour = keyof z.output<typeof Colours>;

/**
 * The colours that meet on the page, and the contrast that they need (WCAG 2.2, AA): 4.5 for text
 * (1.4.3), 3 for what is drawn (1.4.11). The accent is no text on dark bands where it cannot be read there
 * (#page/baseStyles.ts).
 */
export const contrastPairs: readonly { front: Colour; ground: Colour; least: number }[] = [
  { front: 'ink', ground: 'paper', least: 4.5 },
  { front: 'ink', ground: 'soft', least: 4.5 },
  { front: 'ink', ground: 'surface', least: 4.5 },
  { front: 'muted', ground: 'paper', least: 4.5 },
  { front: 'muted', ground: 'soft', least: 4.5 },
  { front: 'muted', ground: 'surface', least: 4.5 },
  { front: 'onStrong', ground: 'strong', least: 4.5 },
  { front: 'onAccent', ground: 'accent', least: 4.5 },
  { front: 'onCall', ground: 'call', least: 4.5 },
  { front: 'call', ground: 'surface', least: 3 },
  { front: 'error', ground: 'surface', least: 3 },
];

/** The look of a site, with the defaults. Without `dark`, it is the same on all devices. */
export type Theme = Omit<z.output<typeof Theme>, 'dark'> & { dark?: z.output<typeof Colours> };
