import { readJpegSize } from './readJpegSize.ts';
import { readWebpSize } from './readWebpSize.ts';

/** The forms of file that a site can hold, by their own first bytes. */
export type MediaForm = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | 'woff2';

/** What the first bytes of a file tell: its form, and for most pictures how large it is. */
export type Media = { form: MediaForm; width?: number; height?: number };

/** Reads the beginning of a file; undefined when it is none of the known forms. Decodes nothing. */
export function readMedia(bytes: Uint8Array): Media | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { form: 'jpeg', ...readJpegSize(view) };
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return view.byteLength < 24
      ? undefined
      : { form: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8))
    return { form: 'webp', ...readWebpSize(view) };
  if (/^.{4}ftyp(?:avif|avis)/s.test(text)) return { form: 'avif', ...readAvifSize(view, text) };
  if (text.startsWith('wOF2')) return { form: 'woff2' };
  // Drawing programs write long notes before the drawing itself.
  const whole = new TextDecoder().decode(bytes);
  return /<(?:\w+:)?svg[\s>]/i.test(whole) ? { form: 'svg' } : undefined;
}

/** The first `ispe` box (ISO/IEC 23008-12, 6.5.3): four letters, four bytes of flags, width, height. */
function readAvifSize(view: DataView, text: string): Pick<Media, 'width' | 'height'> {
  const at = text.indexOf('ispe');
  if (at === -1 || at + 16 > view.byteLength) return {};
  return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
