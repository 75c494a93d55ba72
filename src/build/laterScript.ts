/**
 * Lets what stands below the first screen be laid out late (#page/baseStyles.ts): not where a page is
 * loaded again, or gone back or forward to (1 and 2 of `performance.navigation`). The browser scrolls
 * such a page to where it was left as soon as it is that long, and a guessed length would lead elsewhere.
 * In the head, since the boot script, at the end of the page, may be read after the first layout.
 */
export const laterScript =
  'performance.navigation?.type||(document.documentElement.dataset.later=``)';
