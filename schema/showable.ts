/** What is said of a text that no page can show. */
export const unshowable = 'An escape here stands for a character that no page can show.';

/** Whether a page can show a text: escapes such as "\\0" can stand for characters that HTML does not know. */
export function isShowable(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text);
}
