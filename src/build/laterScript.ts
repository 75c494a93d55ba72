/**
 * Lets what stands below the first screen be laid out late (#page/baseStyles.ts) where a page is come to
 * by a link or an address (0 of `performance.navigation`). Loaded again, or gone back or forward to, it is
 * scrolled to where it was left as soon as it is that long, and a guessed length would lead elsewhere.
 * In the head, since the boot script, at the end of the page, may be read after the first layout.
 */
export const laterScript =
  'performance.navigation?.type==0&&(document.documentElement.dataset.later=``)';
