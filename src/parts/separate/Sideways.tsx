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
  background: scrollShadow('right', 'var(--ground)'),
  '&:dir(rtl)': { background: scrollShadow('left', 'var(--ground)') },
  [print]: { overflow: 'visible', '&&': { background: 'none' } },
});

/** A shadow where there is more to scroll to: over it lies the ground, which is scrolled along. */
export function scrollShadow(end: 'left' | 'right', ground: string) {
  return [
    `linear-gradient(to ${end}, transparent, ${ground} 70%) ${end} / 3rem 100% no-repeat local`,
    `linear-gradient(to ${end}, transparent, color-mix(in srgb, currentColor 14%, transparent)) ${end} / 1rem 100% no-repeat`,
  ].join();
}
