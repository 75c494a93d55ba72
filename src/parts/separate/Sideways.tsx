import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { print } from '../styles.ts';

/** What the focus says there: all of a table, by its caption or its heads. */
type Props = { label: string | undefined; className?: string; children: ReactNode };

/** What is too wide, such as a table, is scrolled by itself: the page stays where it is. */
export function Sideways({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (axe: scrollable-region-focusable)
    <div css={scroller} className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

const scroller = css({
  position: 'relative',
  overflowX: 'auto',
  background: shadow('right'),
  '&:dir(rtl)': { background: shadow('left') },
  [print]: { overflow: 'visible', '&&': { background: 'none' } },
});

/** A shadow where there is more to scroll to: over it lies the ground, which is scrolled along. */
function shadow(end: 'left' | 'right') {
  return [
    `linear-gradient(to ${end}, transparent, var(--ground) 70%) ${end} / 3rem 100% no-repeat local`,
    `linear-gradient(to ${end}, transparent, color-mix(in srgb, var(--text) 14%, transparent)) ${end} / 1rem 100% no-repeat`,
  ].join();
}
