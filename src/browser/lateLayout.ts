import { ids, selectorOf } from './dom.ts';

/**
 * Allows late layout where a page is reached by a link or an address (0 of `performance.navigation`). A page
 * that is reloaded, or gone back or forward to, is scrolled to where it was left as soon as it is that
 * long, and a guessed length would lead elsewhere. In the head: the boot script, at the end of the page,
 * may run after the first layout.
 */
export const lateLayoutScript =
  'performance.navigation?.type==0&&(document.documentElement.dataset.later=``)';

const later = selectorOf('later');
const sections = 'main>section';

/**
 * Lays out the sections below the first screen after the first paint, the first few one after the other,
 * then the rest; not where an address leads to one of them, nor on pages that React renders. What comes
 * near to the screen meanwhile is laid out then. Browsers without `content-visibility` in keyframes lay
 * out all at once, and so do those that do not anchor the scroll, as Safari: a visitor who scrolls in the
 * first second would see the page jump there.
 *
 * `animation-delay` rather than a duration: a running animation restyles every frame. Each section counts
 * as a long one, so that few come near the screen before the first picture is painted. `:has(:target)` is
 * on `main`: on the root, every section would be restyled when the end of the page is parsed. The end of
 * the page is hidden meanwhile: on a short page it would jump.
 */
export const lateLayoutStyles = [
  '@supports (overflow-anchor:none){',
  `${later} main:not(:has(:target))>section:nth-of-type(n+3){animation-name:later}`,
  `${sections}{animation:1ms 1s backwards}`,
  ...[4, 5, 6, 7].map((n) => `${sections}:nth-of-type(n+${n}){animation-delay:${(n + 7) / 10}s}`),
  '@keyframes later{0%,to{content-visibility:auto;contain-intrinsic-size:auto 3000px}}',
  `${later} #${ids.end}{animation:end 1ms .5s backwards}@keyframes end{0%,to{visibility:hidden}}}`,
].join('');
