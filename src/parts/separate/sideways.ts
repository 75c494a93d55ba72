import { print } from '../styles.ts';

/** What is too wide, such as a table, is scrolled by itself: the page stays where it is. */
export const sideways = {
  position: 'relative',
  overflowX: 'auto',
  background: shadow('right'),
  '&:dir(rtl)': { background: shadow('left') },
  [print]: { overflow: 'visible', '&&': { background: 'none' } },
} as const;

/** A shadow where there is more to scroll to: over it lies the ground, which is scrolled along. */
function shadow(end: 'left' | 'right') {
  return [
    `linear-gradient(to ${end}, transparent, var(--ground) 70%) ${end} / 3rem 100% no-repeat local`,
    `linear-gradient(to ${end}, transparent, color-mix(in srgb, var(--text) 14%, transparent)) ${end} / 1rem 100% no-repeat`,
  ].join();
}
