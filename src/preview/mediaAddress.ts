/** A file under media/ as an address within the pages’ origin, safe inside quotes and `url(…)`, too. */
export function mediaAddress(file: string): string {
  return encodeURI(file).replace(
    /[?#'()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A file of an installed typeface as an address within the pages’ origin: the first, or one for further letters. */
export function typefaceAddress(name: string, index: number): string {
  return `/media/${typefaceFolder}/${encodeURIComponent(name)}/${index}`;
}

/** A folder that nobody has under media/. */
export const typefaceFolder = '_typeface';
