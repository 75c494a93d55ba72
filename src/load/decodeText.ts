import { shippedSchema } from '#schema/site.ts';
import { readAgain, windowsMarks } from './misreadLetters.ts';
import { valueAt } from './paths.ts';
import { readFields } from './readFields.ts';
import { joinSources } from './sources.ts';

/** The text of a file that is not UTF-8, in the encoding that it was likely saved in. */
export type Decoded = {
  encoding: 'UTF-16' | 'Windows-1252';
  text: string;
  /** Whether no other encoding can be meant. */
  isCertain: boolean;
  /** The words with letters beyond ASCII, each once. */
  words: string[];
};

/** The languages whose letters Windows-1252 has; Polish, Greek, Turkish and others have another encoding. */
const western =
  /^(?:af|ca|da|de|en|es|eu|fi|fo|fr|ga|gl|id|is|it|lb|ms|nb|nl|nn|no|pt|sq|sv|sw)(?:-|$)/i;

/** A capital or a sign between two small letters: what Mac Roman and DOS texts look like in Windows-1252. */
const misread = /\p{Ll}[^\0-\x7F\p{Ll}‘’·]\p{Ll}/u;

/** Reads a file that is not UTF-8. Undefined where its bytes are text in neither encoding. */
export function decodeText(bytes: Buffer): Decoded | undefined {
  const wide = readWide(bytes);
  const text = wide ? decode(bytes, wide.label) : decodeWindows(bytes);
  // Windows-1252 has no letters there.
  if (text === undefined || /[\x80-\x9F]/.test(text)) return undefined;
  const words = [...new Set(text.match(/[^\s"'(),:;[\]{}]*[^\0-\x7F][^\s"'(),:;[\]{}]*/g))];
  if (wide) return { encoding: 'UTF-16', text, isCertain: wide.hasMark, words };
  // Where a part of it was UTF-8.
  const isMixed = readAgain(text) !== text;
  // No block says the language.
  const language = valueAt(readFields(joinSources(text), shippedSchema)?.data, [
    'site',
    'language',
  ]);
  const isWestern = typeof language === 'string' && western.test(language);
  // Its other letters are seldom meant.
  const isLikely = words.every((word) => !misread.test(word) && !/[ƒˆ˜ŠšŽžŸ]/.test(word));
  return { encoding: 'Windows-1252', text, isCertain: isWestern && isLikely && !isMixed, words };
}

/** Which of the two orders of bytes a text in UTF-16 has: by its mark, else by the zeros beside its ASCII letters. */
export function readWide(bytes: Buffer): { label: string; hasMark: boolean } | undefined {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return { label: 'utf-16le', hasMark: true };
  if (mark === 'feff') return { label: 'utf-16be', hasMark: true };
  const start = [...bytes.subarray(0, 200)];
  const zeros = [0, 1].map(
    (side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 3 && even === 0) return { label: 'utf-16le', hasMark: false };
  if (even > start.length / 3 && odd === 0) return { label: 'utf-16be', hasMark: false };
  return undefined;
}

function decodeWindows(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (letter) => windowsMarks.charAt(letter.charCodeAt(0) - 0x80));
}

/** The text without its byte order mark. */
function decode(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
