import type { Kind } from '#schema/kinds.ts';
import { z } from 'zod';
import { namesOf, nearestNames } from '../names.ts';
import type { Document } from '../readDocument.ts';
import type { Schema } from '../schemaNodes.ts';
import { meantDay, meantDays } from './meantDays.ts';
import { plainLetters, withoutMarks } from './strangeLetters.ts';

type Meant = Pick<Document, 'names' | 'nearest'> & {
  schema: Schema | undefined;
  kind: Kind | undefined;
};

/** No address or embed code is longer. */
const longest = 2000;

/** What a text of the wrong form was likely meant to be, best first: a declared name that is near, else the same in the form that the schema takes. */
export function suggestForms(
  written: string,
  { schema, kind, names, nearest: nearestWords }: Meant,
): string[] {
  if (written.length > longest) return [];
  const plain = plainLetters(written);
  const near = nearestNames(kind, plain, { names, nearest: nearestWords });
  const nearest = near.filter((name) => name !== written);
  const known = namesOf(kind, names);
  if (known?.includes(plain) && plain !== written) return [plain];
  if (nearest.length > 0 || !schema) return nearest;
  const days = meantDays(plain).filter((day) => !known && z.safeParse(schema, day).success);
  if (days.length > 0) return days.filter((day) => day !== written);
  const meant = rewrites
    .flatMap((rewrite) => rewrite(plain) ?? [])
    .find((text) => z.safeParse(schema, text).success && (!known || known.includes(text)));
  return meant === undefined || meant === written ? [] : [meant];
}

/** An e-mail address without `mailto:`. */
const mailbox = /^[^\s@:/]+@[^\s@/]+\.[a-z]+$/i;

/** Harmless ways to write it otherwise; the first whose result the schema takes is meant. */
const rewrites: readonly ((text: string) => string | undefined)[] = [
  (text) => text,
  (text) => text.replace(/\s+/g, ' '),
  withoutMarks,
  // Addresses
  (text) => /<iframe\b[^<>]*?\ssrc=["']([^"']+)["']/i.exec(text)?.[1],
  (text) =>
    /^https?:/i.test(text)
      ? text.replace(/\s+/g, (gap, at: number) =>
          [text[at - 1], text[at + gap.length]].includes('/') ? '' : gap,
        )
      : undefined,
  (text) => text.replace(/^https?:\/*/i, 'https://').replace(/\s/g, '%20'),
  (text) => text.replace(/^(https:\/\/[^/?#]+)\/$/i, '$1'),
  (text) =>
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i.test(text) ? `https://${text}` : undefined,
  (text) => (mailbox.test(text) ? `mailto:${text}` : undefined),
  (text) =>
    // `+44 (0)20 …`: the 0 in brackets is dialled within the country only.
    /^(?:tel:)?\s*\+[\d\s().-]+$/.test(text)
      ? `tel:+${text.replace('(0)', '').replace(/\D/g, '')}`
      : undefined,
  // Names, ids and paths
  (text) =>
    text.startsWith('/')
      ? readable(text)
          .toLowerCase()
          .replace(/(?<=.)\/+$/, '')
      : undefined,
  camelCase,
  (text) => (text.includes(':') ? undefined : kebabCase(text)),
  (text) => (text.includes(':') ? undefined : kebabCase(withoutAccents(text))),
  (text) => kebabCase(text).replace(/(?<=[^/])\/+$/, ''),
  (text) => `/${kebabCase(text).replace(/^\/+|(?<!\/)\/+$/g, '')}`,
  (text) => text.replace(/[\s-]/g, ''),
  // Files
  (text) => endings[text.toLowerCase()] ?? text.replace(/^(?:application|image|text)\//, ''),
  (text) => text.replace(/^\.(?=\w+$)/, '').toLowerCase(),
  (text) => fromRoot(text),
  (text) => `media/${fromRoot(text)}`,
  // Days and times
  meantDay,
  hours,
  singleTime,
  // Colours, languages, currencies
  (text) =>
    /^#?[\da-f]{3}$/i.test(text) ? `#${text.replace('#', '').replace(/./g, '$&$&')}` : undefined,
  (text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : undefined),
  (text) => (/^#[\da-fo]{6}$/i.test(text) ? text.replace(/o/gi, '0') : undefined),
  hexadecimal,
  (text) => wordForms[text.toLowerCase()],
  (text) => (text.includes('/') ? undefined : text.toUpperCase()),
  (text) =>
    text.replace(
      /^([a-z]+)[-_]([a-z]+)$/i,
      (_, language: string, region: string) => `${language.toLowerCase()}-${region.toUpperCase()}`,
    ),
];

/** `Call-now`, `call_now` and `call now` as `callNow`. */
function camelCase(text: string): string {
  const isCapitals = text === text.toUpperCase();
  return (isCapitals ? text.toLowerCase() : text)
    .replace(/(?<![-_\s])[-_\s]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

function kebabCase(text: string): string {
  return text.toLowerCase().replace(/[\s_]+/g, '-');
}

/** `/%C3%BCber` as `/über`. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** `/preços` as `/precos`. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** `.\\shop.jpg` as `shop.jpg`. */
function fromRoot(file: string): string {
  return file.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}

/** `9 am to 5:30 pm` and `9.00 – 17.30 Uhr` as `09:00-17:30`. */
function hours(text: string): string | undefined {
  const time = String.raw`(\d{1,2})(?:[:.h](\d{2})?)?\s*([ap]m)?`;
  const span = new RegExp(`^${time}\\s*(?:[-–—]|to|bis|until|à)\\s*${time}(?: Uhr)?$`, 'i').exec(
    text,
  );
  if (!span) return undefined;
  const [, fromHour, fromMinute, fromHalf, hour, minute, half] = span;
  return `${clock(fromHour, fromMinute, fromHalf)}-${clock(hour, minute, half)}`;
}

/** `9 am` and `9.30` as `09:30`. */
function singleTime(text: string): string | undefined {
  const [, written, minutes, half] =
    /^(\d{1,2})(?:[.:h](\d{2})?)?\s*([ap]m)?(?: Uhr)?$/i.exec(text) ?? [];
  return written === undefined ? undefined : clock(written, minutes, half);
}

function clock(hour = '', minute = '00', half = ''): string {
  const afternoon = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(afternoon).padStart(2, '0')}:${minute}`;
}

/** `rgb(255, 197, 61)` as `#FFC53D`. */
function hexadecimal(text: string): string | undefined {
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255)) return undefined;
  return `#${Buffer.from(parts.map(Number)).toString('hex').toUpperCase()}`;
}

/** The endings of what programs write. */
const endings: Readonly<Record<string, string>> = {
  word: 'docx',
  excel: 'xlsx',
  powerpoint: 'pptx',
  text: 'txt',
};

/** Signs and words for currencies, languages and colours, as people write them. */
const wordForms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    GBP: ['£', 'pound', 'pounds', 'sterling'],
    EUR: ['€', 'euro', 'euros'],
    USD: ['$', 'dollar', 'dollars'],
    'en-GB': ['english', 'british english'],
    'de-DE': ['german'],
    'fr-FR': ['french'],
    'es-ES': ['spanish'],
    'cy-GB': ['welsh'],
    '#FFFFFF': ['white'],
    '#000000': ['black'],
    '#FF0000': ['red'],
    '#008000': ['green'],
    '#0000FF': ['blue'],
    '#FFFF00': ['yellow'],
    '#FFA500': ['orange'],
    '#800080': ['purple'],
    '#808080': ['grey', 'gray'],
    '#000080': ['navy'],
  }).flatMap(([meant, words]) => words.map((word) => [word, meant])),
);
