import { css } from '@emotion/react';
import { columns } from '#parts/columns.ts';
import { framed } from '#parts/framed.tsx';
import { card, centred } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export const TierBenefits = framed(function TierBenefits({ tiers }: BlockOf<'tierBenefits'>) {
  return (
    <ul css={[columns(tiers.length, { many: 13, two: 15 }), row]}>
      {tiers.map(({ name, from, benefits }, index) => (
        <li key={index} css={item} data-tone="surface">
          <h3>{name}</h3>
          <p>{from}</p>
          <ul>
            {benefits.map((benefit, place) => (
              <li key={place}>{benefit}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});

const row = css({
  '--gap': 'var(--space-m)',
  rowGap: 'var(--gap)',
  ...centred(1080),
});
const item = css({
  ...card,
  h3: { fontSize: 'var(--step-heading)' },
  p: {
    margin: '0 0 var(--space-s)',
    paddingBlockEnd: 'var(--space-s)',
    borderBlockEnd: '1px solid var(--line)',
    color: 'var(--text-muted)',
  },
  ul: { display: 'grid', gap: '0.6em' },
  'ul li': {
    position: 'relative',
    paddingInlineStart: '1.8em',
    fontWeight: 500,
    // A tick.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.3em',
      insetBlockStart: '0.28em',
      width: '0.4em',
      height: '0.75em',
      border: 'solid var(--call)',
      borderWidth: '0 0.2em 0.2em 0',
      transform: 'rotate(42deg)',
    },
  },
});
