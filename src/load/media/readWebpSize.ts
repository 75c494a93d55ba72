/** The size of a WebP from its first chunk: lossy, lossless or extended (RFC 9649). */
export function readWebpSize(view: DataView): { width?: number; height?: number } {
  if (view.byteLength < 30) return {};
  switch (view.getUint8(15)) {
    case 0x20: // "VP8 "
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x4c: {
      // "VP8L": 14 bits each, less one
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 0x58: // "VP8X": 24 bits each, less one
      return { width: readThree(view, 24) + 1, height: readThree(view, 27) + 1 };
    default:
      return {};
  }
}

function readThree(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
}
