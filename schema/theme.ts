import { z } from 'zod';
import { count, formed, group } from './fields.ts';
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

/** A typeface by its name, which the site has as a package of Fontsource (https://fontsource.org). */
const TypefaceName = formed(
  60,
  /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/,
  'A typeface is the name of one that is installed, such as Fraunces or "Source Serif 4". A file of your own is written { file: media/NAME.woff2, lightest: 400, boldest: 700 }.',
).meta({ kind: 'typeface' });
const Typeface = z.union([TypefaceName, Font]);

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
  style: formed(30, /^[a-z][A-Za-z]*$/, 'A style is one word, such as editorial.')
    .meta({ kind: 'style' })
    .optional()
    .describe(
      'A whole look: typefaces, sizes, header, headings, cards, buttons, quotes, prices and footer, with a palette. What else is written here goes before it.',
    ),
  brand: colour
    .optional()
    .describe(
      'One colour, from which the whole palette is made, also the one for devices that are set to dark. Without it, a style has one of its own.',
    ),
  colours: Colours,
  dark: Colours.describe(
    'The palette on devices that are set to dark. Without it, a site with colours of its own looks the same on all. What it leaves out is Fascia’s own, but the buttons (accent, onAccent, call, onCall) are as in colours where that has them.',
  ),
  fonts: group(
    'The typefaces: the name of one that is installed (npm install @fontsource-variable/fraunces for Fraunces), or a file. Without one, that of the style, or of the device.',
    {
      heading: Typeface.optional().describe('Headlines and buttons.'),
      text: Typeface.optional().describe('Everything else.'),
    },
  ).optional(),
  radius: count.max(40).describe('How round corners are, in pixels, 0 to 40.'),
});

/** A typeface by its name, or a file. */
export type WrittenTypeface = z.output<typeof Typeface>;
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
