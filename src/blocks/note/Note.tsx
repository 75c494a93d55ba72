import { css } from '@emotion/react';
import { centred } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function Note({ text }: BlockOf<'note'>) {
  return <p css={notice}>{text}</p>;
}

const notice = css({
  width: 'fit-content',
  ...centred('36em'),
  padding: 'var(--space-s) var(--space-m)',
  borderRadius: 'var(--radius)',
  background: 'color-mix(in srgb, var(--accent) 20%, var(--ground))',
  fontSize: 'var(--step-lead)',
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
});
