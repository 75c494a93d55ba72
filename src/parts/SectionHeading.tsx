import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { centred, eyebrowLook } from './styles.ts';

type Props = {
  /** The name that links to the heading know. */
  id?: string | undefined;
  eyebrow?: string | undefined;
  heading?: ReactNode;
  text?: string | undefined;
  align?: 'start' | 'centre' | undefined;
};

/** The heading of a section, with a few words above it and a sentence or two under it. */
export function SectionHeading({ id, eyebrow, heading, text, align }: Props) {
  return (
    <header css={[head, align === 'start' && atStart]}>
      {eyebrow !== undefined && <p css={above}>{eyebrow}</p>}
      {heading !== undefined && <h2 id={id}>{heading}</h2>}
      {text !== undefined && <p>{text}</p>}
    </header>
  );
}

const head = css({
  ...centred('44rem'),
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
const atStart = css({ marginInlineStart: 0, textAlign: 'start' });
const above = css({
  '&&': {
    margin: '0 0 var(--space-xs)',
    ...eyebrowLook,
  },
});
