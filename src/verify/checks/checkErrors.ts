import { createFinding, type Finding } from '../Finding.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';

/** No error on the page, and nothing that its security policy had to stop. */
export function checkErrors(look: Look, errors: readonly string[]): Finding[] {
  const at = { path: pathOf(look, 'page'), place: placeOf(look, 'page') };
  return errors
    .filter((text) => look.declared.route !== null || !isOfMissingPage(text))
    .map((text) =>
      /Content Security Policy|TrustedHTML|TrustedScript/.test(text)
        ? createFinding('policy-violation', { text: text.slice(0, 300) }, at)
        : createFinding('page-error', { text: text.slice(0, 300) }, at),
    );
}

/** A page that does not exist is answered with 404, of which the browser and the page itself take note. */
function isOfMissingPage(text: string): boolean {
  return /\b404\b/.test(text) || text.includes(missingPath);
}

/** The address that no site has, where the 404 page is looked at. */
export const missingPath = '/no/such/page/here';
