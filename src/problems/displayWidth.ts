/**
 * How many columns of a terminal a text takes: wide East Asian letters and emoji two, combining
 * marks and other invisible characters none. A tab counts as one; the frame prints it as a space.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/^[\p{Mark}\p{Cf}]$/u.test(character)) continue;
    width += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
  }
  return width;
}

/** Unicode Standard Annex 11, the ranges that are wide in every font. */
function isWide(point: number): boolean {
  return (
    (point >= 0x1100 && point <= 0x115f) ||
    (point >= 0x2e80 && point <= 0xa4cf) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x1f300 && point <= 0x1faff) ||
    (point >= 0x20000 && point <= 0x3fffd)
  );
}
