/** A file under media/ as an address within the pages’ origin, safe inside quotes and `url(…)`, too. */
export function mediaAddress(file: string): string {
  return encodeURI(file).replace(
    /[?#'()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
