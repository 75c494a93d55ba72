import type { FallbackFace } from '#page/typefaceStyles.ts';
import { openFont } from './openFont.ts';

/**
 * The fallback fonts: Arial, and fonts drawn to the same widths or nearly so. `widths` are those of the
 * characters from the space to `~`, in thousandths of an em (Adobe's metrics of Helvetica, whose widths
 * Arial has).
 */
const fallbacks = {
  regular: {
    names: ['Arial', 'Liberation Sans', 'Roboto'],
    widths: widths(
      '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
        '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
        '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
    ),
  },
  bold: {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    widths: widths(
      '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
        '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
        '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
    ),
  },
};

/** Of which every device has one, as `local()` names them. */
export const fallbackNames: readonly string[] = fallbacks.regular.names;

function widths(thousandths: string): ReadonlyMap<string, number> {
  return new Map(
    thousandths
      .split(' ')
      .map((width, index) => [String.fromCharCode(index + 32), Number(width) / 1000]),
  );
}

/** In so many steps of an em, so that an edit of one page does not change the styles of all. */
const steps = 400;

/** More text than this changes the average width of its characters no more. */
const enough = 50_000;

/**
 * How a font that every device has is stretched to replace a typeface at a weight, so that
 * nothing shifts when the typeface comes (CSS Fonts 5, `size-adjust` and the metric overrides). The
 * widths are compared on the text of the site itself: lines break alike on average of its own words.
 */
export async function fallbackFace(
  content: Buffer,
  weight: number,
  text: string,
): Promise<FallbackFace> {
  const { names, widths: known } = weight < 600 ? fallbacks.regular : fallbacks.bold;
  const words = wordsOf(text, known);
  const font = await openFont(content, words.join(' '), weight);
  const em = font.unitsPerEm;
  const own = sum(words.map((word) => font.layout(word).advanceWidth)) / em;
  const replaced = sum(words.flatMap((word) => [...word].map((letter) => known.get(letter) ?? 0)));
  const size = Math.round((own / replaced) * steps) / steps;
  return {
    names,
    size,
    ascent: font.ascent / em / size,
    descent: -font.descent / em / size,
    lineGap: font.lineGap / em / size,
  };
}

/** Those of which each letter's width is known, each with its space; the alphabet where there is none. */
function wordsOf(text: string, known: ReadonlyMap<string, number>): string[] {
  const words = text
    .slice(0, enough)
    .split(/\s+/)
    .filter((word) => word !== '' && [...word].every((letter) => known.has(letter)));
  return words.length > 0
    ? words.map((word) => `${word} `)
    : ['the quick brown fox jumps over the lazy dog '];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
