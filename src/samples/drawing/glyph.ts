export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** The contours of one glyph in font units. https://learn.microsoft.com/typography/opentype/spec/glyf */
export function readGlyph(
  font: Buffer,
  glyph: number,
  placeOf: (glyph: number) => readonly [number, number],
): Point[][] {
  const [start, end] = placeOf(glyph);
  if (start === end) return [];
  const contours = font.readInt16BE(start);
  if (contours >= 0) return readSimple(font, start + 10, contours);
  return readParts(font, start + 10).flatMap((part) =>
    readGlyph(font, part.glyph, placeOf).map((contour) =>
      contour.map((point) => ({ ...point, x: point.x + part.x, y: point.y + part.y })),
    ),
  );
}

function readSimple(font: Buffer, start: number, contours: number): Point[][] {
  const ends = Array.from({ length: contours }, (_, index) => font.readUInt16BE(start + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = start + contours * 2;
  at += 2 + font.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = font.readUInt8(at++);
    const times = flag & 8 ? font.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const readAxis = (isShort: number, isSame: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += font.readUInt8(at++) * (flag & isSame ? 1 : -1);
      else if (!(flag & isSame)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & 1) === 1,
  }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}

/** A composite glyph is made of others, moved. Scaled parts do not occur in our fonts and are refused. */
function readParts(font: Buffer, start: number): { glyph: number; x: number; y: number }[] {
  const parts: { glyph: number; x: number; y: number }[] = [];
  let at = start;
  for (;;) {
    const flags = font.readUInt16BE(at);
    if (flags & 0b11001000) throw new Error('The font scales a part of a composite glyph.');
    const glyph = font.readUInt16BE(at + 2);
    const isWide = flags & 1;
    parts.push({
      glyph,
      x: isWide ? font.readInt16BE(at + 4) : font.readInt8(at + 4),
      y: isWide ? font.readInt16BE(at + 6) : font.readInt8(at + 5),
    });
    if (!(flags & 0x20)) return parts;
    at += isWide ? 8 : 6;
  }
}
