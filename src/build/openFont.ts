import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** A typeface file with the letters of a text, at a weight where it has several: for its measures and shapes. */
export async function openFont(content: Buffer, text: string, weight: number): Promise<Font> {
  const options = { targetFormat: 'sfnt' } as const;
  const subset = await subsetFont(content, text, {
    ...options,
    variationAxes: { wght: weight },
  }).catch(() => subsetFont(content, text, options)); // It has one weight.
  // Of a last glyph without a shape, fontkit reads a box behind the end of the file.
  const font = create(Buffer.concat([subset, Buffer.alloc(16)]));
  if (!('layout' in font)) throw new Error('A typeface file holds one typeface.');
  return font;
}
