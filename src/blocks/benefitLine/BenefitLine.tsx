import { css } from '@emotion/react';
import { centred } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function BenefitLine({ text }: BlockOf<'benefitLine'>) {
  return <p css={line}>{text}</p>;
}

const line = css({
  ...centred('22em'),
  font: '700 var(--step-heading)/1.2 var(--font-heading)',
  letterSpacing: '-0.015em',
  textAlign: 'center',
  textWrap: 'balance',
});
