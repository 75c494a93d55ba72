import { z } from 'zod';
import { isMedia, mediaForm, targetName } from './mediaName.ts';

/** Letters that cannot be seen. They come along when an address is pasted, and make it another. */
export const unseen = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;
const mailboxes = String.raw`[^\s@?,${unseen}]+@[^\s@?,${unseen}]+`;
const query = String.raw`(?:\?[^\s${unseen}]*)?`;
// Numbers of emergency and other services have two digits (`tel:17`) to six (`tel:116117`), and no country code.
const telephone = String.raw`(?:\+[1-9]\d{4,14}|[1-9]\d{1,5}|000)`;

/** The schemes that an address may begin with, each with the form of what follows. */
const schemes = {
  // Pages, bookings, maps, messengers. Plain http can be read and changed on its way.
  'https://': String.raw`[^\s/?#@${unseen}]+(?:[/?#][^\s${unseen}]*)?`,
  // Calls (RFC 3966); behind the number an extension, or what is dialled after a pause.
  'tel:': String.raw`${telephone}(?:;ext=\d{1,10}|,+\d{1,10})?`,
  // Text messages (RFC 5724), with their text (`?body=…`).
  'sms:': String.raw`${telephone}(?:,${telephone})*${query}`,
  // E-mail (RFC 6068), to several mailboxes, with a subject.
  'mailto:': `${mailboxes}(?:,${mailboxes})*${query}`,
};
const forms = Object.entries(schemes).map(([scheme, form]) => scheme + form);

/** Whether a text starts as an address outside the site. */
export function hasScheme(text: string): boolean {
  return Object.keys(schemes).some((scheme) => text.startsWith(scheme));
}

/** What is said of an address that `isReachable` refuses. */
export const unreachable = {
  params: { code: 'unreadable-address' },
  error: 'This is not an address that a browser can open.',
};

/**
 * An address outside the site, with one of the schemes above and no spaces, or a file under media/. Everything
 * else (`javascript:`, `data:`, plain http) is refused, as are names and passwords inside an address.
 */
export const linkAddress = z
  .string()
  .max(2000)
  .refine((text) => !/^\w+:\/\/[^/?#]*@/.test(text), {
    abort: true,
    params: { code: 'credentials-in-address' },
    error: 'This address holds a user name or password, which everybody could read.',
  })
  .regex(new RegExp(`^(?:${forms.join('|')})$|${mediaForm.source}`), {
    abort: true,
    error:
      'An address that starts with https://, tel:+44…, sms:+44… or mailto: and has no spaces, or a file such as media/menu.pdf.',
  })
  .refine((text) => isMedia(text) || isReachable(text), unreachable)
  .overwrite(targetName)
  .meta({ kind: 'address' });

/** Whether a browser can read an address, and the host of a web page is a whole name: words with dots between them. */
export function isReachable(text: string): boolean {
  if (!canParse(text)) return false;
  if (!text.startsWith('https:')) return true;
  const host = /^https:\/\/(\[[^\]]*\]|[^/?#:]*)/.exec(text)?.[1] ?? '';
  return /^(?:\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+\.?)$/iu.test(host);
}

/** `URL.canParse`, which Node 20 answers wrongly for an address with “ü” once it was called often. */
function canParse(text: string): boolean {
  try {
    return new URL(text) instanceof URL;
  } catch {
    return false;
  }
}
