import { z } from 'zod';

/**
 * An address outside the site: https, telephone (`tel:+44…`, RFC 3966, no spaces) or e-mail
 * (`mailto:`). Everything else (`javascript:`, `data:`, plain http) is refused, as are names and
 * passwords inside an address.
 */
export const externalUrl = z
  .string()
  .max(2000)
  .regex(
    /^(?:https:\/\/[^\s/?#@]+(?:[/?#]\S*)?|tel:\+[1-9]\d{6,14}|mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?)$/,
    'An address that starts with https://, tel:+44… or mailto: and has no spaces.',
  )
  .refine(isParsable, 'This is not an address that a browser can open.');

/** An address of a web page or file: https only. */
export const webUrl = z
  .string()
  .max(2000)
  .regex(
    /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/,
    'An address that starts with https:// and has no spaces.',
  )
  .refine(isParsable, 'This is not an address that a browser can open.');

function isParsable(text: string): boolean {
  return URL.canParse(text);
}
