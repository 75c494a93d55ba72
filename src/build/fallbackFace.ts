import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { FallbackFace } from '#page/baseStyles.ts';

/** The fonts that stand in: Arial, and fonts drawn to the same widths or nearly so. */
const standIns = {
  regular: { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4392 },
  bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.4724 },
};

/** English as it is on such pages; `width` above is Arial’s mean width of a character of it, in ems. */
const sample =
  'Keep every pound of profit. One store in each territory, at the same prices as in the shop; ' +
  'delivered to the door of the customers who live nearest. What the shop earns, the shop keeps.';

/**
 * How a font that every device has is stretched to take the place of a typeface at a weight, so that
 * nothing shifts when the typeface comes (CSS Fonts 5, `size-adjust` and the metric overrides).
 */
export async function fallbackFace(content: Buffer, weight: number): Promise<FallbackFace> {
  const instance = await subsetFont(content, sample, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = create(instance);
  if (!('layout' in font)) throw new Error('A typeface file holds one typeface.');
  const { names, width } = weight < 600 ? standIns.regular : standIns.bold;
  const em = font.unitsPerEm;
  const size = font.layout(sample).advanceWidth / em / sample.length / width;
  return {
    names,
    size,
    ascent: font.ascent / em / size,
    descent: -font.descent / em / size,
    lineGap: font.lineGap / em / size,
  };
}
