import { z } from 'zod';

/** Letters that cannot be seen. They come along when an address is pasted, and make it another. */
const unseen = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;
const webForm = String.raw`https:\/\/[^\s/?#@${unseen}]+(?:[/?#][^\s${unseen}]*)?`;
const telephoneForm = String.raw`tel:\+[1-9]\d{6,14}`;
const mailForm = String.raw`mailto:[^\s@?${unseen}]+@[^\s@?${unseen}]+(?:\?[^\s${unseen}]*)?`;

/** What is said of an address that `isReachable` refuses. */
export const unreachable = {
  params: { code: 'unreadable-address' },
  error: 'This is not an address that a browser can open.',
};

/**
 * An address outside the site: https, telephone (`tel:+44…`, RFC 3966, no spaces) or e-mail
 * (`mailto:`). Everything else (`javascript:`, `data:`, plain http) is refused, as are names and
 * passwords inside an address.
 */
export const externalUrl = z
  .string()
  .max(2000)
  .refine((text) => !/^\w+:\/\/[^/?#]*@/.test(text), {
    abort: true,
    params: { code: 'credentials-in-address' },
    error: 'This address holds a user name or password, which everybody could read.',
  })
  .regex(new RegExp(`^(?:${[webForm, telephoneForm, mailForm].join('|')})$`), {
    abort: true,
    error: 'An address that starts with https://, tel:+44… or mailto: and has no spaces.',
  })
  .refine(isReachable, unreachable)
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
