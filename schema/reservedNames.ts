/**
 * No part of a path may be the name of a device of Windows, with or without an ending: Explorer, Git and
 * archives cannot handle such a file there. https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export const noReservedName = /^(?!(?:.*\/)?(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³]) *(?:[./]|$))/i;

export const reservedReason =
  'Windows keeps the names con, prn, aux, nul, com1 to com9 and lpt1 to lpt9 for devices, with any ending, and cannot handle such a file.';

/** A name for a file that every system takes: `aux` is `aux-1`. */
export function unreserved(name: string): string {
  return noReservedName.test(name) ? name : name.replace(/ *(?=\.|$)/, '-1');
}
