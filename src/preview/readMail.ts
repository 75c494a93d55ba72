/** So much of one value of a form is shown, in characters. */
export const longestValue = 4000;
/** And so many of them: a form may have 60 fields, and several values in one. */
export const mostValues = 500;

/** Whom an e-mail at a `mailto:` address goes to, and what it says. */
export function readMail(address: string) {
  const { pathname, search } = new URL(address);
  // Unlike in the query of a form, a plus is one (RFC 6068).
  const fields = new URLSearchParams(search.replaceAll('+', '%2B'));
  return {
    to: `mailto:${decodeURIComponent(pathname)}`,
    values: [...fields].map(([name, value]) => ({ name, value: value.slice(0, longestValue) })),
  };
}
