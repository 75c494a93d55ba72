import { css } from '@emotion/react';
import type { ReactNode } from 'react';

type Props = { heading: ReactNode; text?: string | undefined };

/** The heading of a section, with a sentence or two under it. */
export function SectionHeading({ heading, text }: Props) {
  return (
    <header css={head}>
      <h2>{heading}</h2>
      {text !== undefined && <p>{text}</p>}
    </header>
  );
}

const head = css({
  maxWidth: '40rem',
  marginInline: 'auto',
  marginBlockEnd: 'var(--space-l)',
  textAlign: 'center',
  textWrap: 'balance',
  h2: { margin: 0, fontSize: 'var(--step-heading)' },
  p: { margin: 'var(--space-s) 0 0', color: 'var(--text-muted)', fontSize: 'var(--step-lead)' },
});
