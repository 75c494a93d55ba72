import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { overlay } from './styles.ts';
import { TargetLink } from './TargetLink.tsx';

/** The title of an item, and where the item leads, its link: it covers the whole item, which is positioned. */
export function CardLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <TargetLink to={to} css={whole}>
      {children}
    </TargetLink>
  );
}

const whole = css({
  textDecoration: 'none',
  '&::before': { content: '""', ...overlay, zIndex: 1 },
  // The arrow stays with the last word, and is no part of the name that is read out.
  '&::after': {
    content: ['"\\2060\\a0→"', '"\\2060\\a0→" / ""'],
    color: 'var(--highlight)',
    ':dir(rtl)&': { content: ['"\\2060\\a0←"', '"\\2060\\a0←" / ""'] },
  },
  '&:hover, &:focus-visible': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
