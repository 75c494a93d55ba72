/**
 * The size of a JPEG: walks its segments up to the frame header (ITU T.81, B.2.2), which holds it.
 * Nothing when that lies behind the bytes at hand. A turned photo is told as it is stored.
 */
export function readJpegSize(view: DataView): { width?: number; height?: number } {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return {};
}

/** SOF0 to SOF15, without the tables that stand among them (DHT, JPG, DAC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
