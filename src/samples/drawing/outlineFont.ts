import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { curve } from './curve.ts';
import { readGlyph } from './glyph.ts';

/** A font that draws text as shapes, so that no picture depends on the fonts of a machine. */
export interface OutlineFont {
  /** The outline of a line of text in SVG path data, its baseline starting at 0,0, and how wide it is. */
  outline(text: string, size: number, tracking?: number): { path: string; width: number };
}

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Reads one weight of a variable font. Letters outside ASCII are not drawn. Pairs are not kerned. */
export async function outlineFont(file: URL, weight: number): Promise<OutlineFont> {
  const font = await subsetFont(await readFile(file), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const tables = readTables(font);
  const unitsPerEm = font.readUInt16BE(tables.start('head') + 18);
  const glyphOf = readCharacterMap(font, tables.start('cmap'));
  const advanceOf = readAdvances(font, tables);
  const placeOf = readPlaces(font, tables);
  return {
    outline(text, size, tracking = 0) {
      const scale = size / unitsPerEm;
      let x = 0;
      let path = '';
      for (const letter of text) {
        const glyph = glyphOf(letter.charCodeAt(0));
        for (const contour of readGlyph(font, glyph, placeOf)) path += curve(contour, x, scale);
        x += advanceOf(glyph) * scale + tracking;
      }
      return { path, width: x - tracking };
    },
  };
}

interface Tables {
  start(tag: string): number;
}

function readTables(font: Buffer): Tables {
  const starts = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    starts.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  return {
    start(tag) {
      const start = starts.get(tag);
      if (start === undefined) throw new Error(`The font has no table "${tag}".`);
      return start;
    },
  };
}

/** Segments of format 4. https://learn.microsoft.com/typography/opentype/spec/cmap */
function readCharacterMap(font: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const table = subtables.find((start) => font.readUInt16BE(start) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const size = font.readUInt16BE(table + 6);
  return (code) => {
    for (let offset = 0; offset < size; offset += 2) {
      if (code > font.readUInt16BE(table + 14 + offset)) continue;
      const start = font.readUInt16BE(table + 16 + size + offset);
      if (code < start) return 0;
      const delta = font.readUInt16BE(table + 16 + size * 2 + offset);
      const rangeAt = table + 16 + size * 3 + offset;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      return (font.readUInt16BE(rangeAt + range + (code - start) * 2) + delta) & 0xffff;
    }
    return 0;
  };
}

function readAdvances(font: Buffer, tables: Tables): (glyph: number) => number {
  const last = font.readUInt16BE(tables.start('hhea') + 34) - 1;
  return (glyph) => font.readUInt16BE(tables.start('hmtx') + Math.min(glyph, last) * 4);
}

function readPlaces(font: Buffer, tables: Tables): (glyph: number) => readonly [number, number] {
  const isLong = font.readInt16BE(tables.start('head') + 50) === 1;
  const place = (glyph: number) =>
    isLong
      ? font.readUInt32BE(tables.start('loca') + glyph * 4)
      : font.readUInt16BE(tables.start('loca') + glyph * 2) * 2;
  return (glyph) => [tables.start('glyf') + place(glyph), tables.start('glyf') + place(glyph + 1)];
}
