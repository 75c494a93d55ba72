/** A text without what layout may change in it: spaces, line breaks and marks for hyphenation. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00AD\u200B\u2060]+/g, '');
}
