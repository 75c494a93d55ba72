/** The forms of file that a site can hold, by their own first bytes. */
export type MediaForm =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'tiff'
  | 'heic'
  | 'svg'
  | 'woff2'
  | 'pdf'
  | 'zip';

type Size = { width?: number; height?: number };

/** What the first bytes of a file say: its form, and for most pictures how large it is. */
export type Media = { form: MediaForm } & Size;

/** Reads the beginning of a file; undefined when it is none of the known forms. Decodes nothing. */
export function readMedia(bytes: Uint8Array): Media | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return { form: 'jpeg', ...readJpegSize(view) };
  if (text.startsWith('\x89PNG\r\n\x1a\n')) {
    return view.byteLength < 24
      ? undefined
      : { form: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8))
    return { form: 'webp', ...readWebpSize(view) };
  if (/^.{4}ftyp(?:avif|avis)/s.test(text)) return { form: 'avif', ...readAvifSize(view, text) };
  // Photographs of phones (ISO/IEC 23008-12, annex B), a picture in HEVC that browsers do not decode.
  if (/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(text)) return { form: 'heic' };
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return { form: 'tiff' };
  if (/^GIF8[79]a/.test(text) && view.byteLength >= 10)
    return { form: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (text.startsWith('wOF2')) return { form: 'woff2' };
  // Some programs write a little before it.
  if (text.slice(0, 1024).includes('%PDF-')) return { form: 'pdf' };
  // Documents of Office and LibreOffice are such archives.
  if (text.startsWith('PK\x03\x04')) return { form: 'zip' };
  // Drawing programs write long notes before the drawing itself.
  const whole = new TextDecoder().decode(bytes);
  return /<(?:\w+:)?svg[\s>]/i.test(whole) ? { form: 'svg' } : undefined;
}

/** The first `ispe` box (ISO/IEC 23008-12, 6.5.3): four letters, four bytes of flags, width, height. */
function readAvifSize(view: DataView, text: string): Size {
  const at = text.indexOf('ispe');
  if (at === -1 || at + 16 > view.byteLength) return {};
  return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
}

/**
 * The size of a JPEG: walks its segments up to the frame header (ITU T.81, B.2.2), which holds it.
 * Nothing when that lies behind the bytes at hand. Of a turned photo, the size as stored.
 */
function readJpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // SOF0 to SOF15, without the tables among them (DHT, JPG, DAC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return {};
}

/** The size of a WebP from its first chunk: lossy, lossless or extended (RFC 9649). */
function readWebpSize(view: DataView): Size {
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
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return {};
  }
}
