import { css } from '@emotion/react';
import { figureColumns } from '#parts/columns.ts';
import { framed } from '#parts/framed.tsx';
import { card, centred, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export const Tiers = framed(function Tiers({ tiers }: BlockOf<'tiers'>) {
  const payouts = tiers.map(({ payout }) => payout);
  return (
    <ul css={[figureColumns(payouts, { least: { many: 11, two: 16 }, padding: 4 }), row]}>
      {tiers.map(({ name, from, payout, unit, best }, index) => (
        <li key={index} css={tier} data-tone={best ? 'strong' : 'surface'}>
          <div css={head}>
            <h3>{name}</h3>
            <p>{from}</p>
          </div>
          <p css={amount}>
            <strong>{payout}</strong> <span>{unit}</span>
          </p>
        </li>
      ))}
    </ul>
  );
});

const row = css({
  '--gap': 'var(--space-s)',
  rowGap: 'var(--gap)',
  ...centred(1000),
  [tablet]: { '--gap': 'var(--space-m)', alignItems: 'end' },
});
const tier = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2xs) var(--space-s)',
  ...card,
  [tablet]: { display: 'block', padding: 'var(--space-l) var(--space-m)' },
  // The best one.
  '&[data-tone=strong]': {
    borderColor: 'var(--accent)',
    strong: { color: 'var(--highlight)' },
    [tablet]: { paddingBlock: 'var(--space-xl)' },
  },
});
const head = css({
  flex: '1 1 8rem',
  h3: { fontSize: 'var(--step-subheading)' },
  p: { color: 'var(--text-muted)' },
});
// Under the name where both do not fit side by side.
const amount = css({
  flex: '1 0 auto',
  maxWidth: '100%',
  color: 'var(--text-muted)',
  textAlign: 'end',
  strong: {
    display: 'block',
    color: 'var(--text)',
    font: '800 var(--figure)/1 var(--font-heading)',
    letterSpacing: '-0.04em',
  },
  [tablet]: { marginBlockStart: 'var(--space-m)', textAlign: 'start' },
});
