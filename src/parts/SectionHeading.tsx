import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { centred } from './styles.ts';

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
  ...centred('40rem'),
  marginBlockEnd: 'var(--space-l)',
  textAlign: 'center',
  textWrap: 'balance',
  h2: { fontSize: 'var(--step-heading)' },
  p: {
    marginBlockStart: 'var(--space-s)',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-lead)',
  },
});
