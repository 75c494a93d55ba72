import { css } from '@emotion/react';
import { tablet } from '#parts/media.ts';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import type { BlockOf } from '#schema/block.ts';

/** What each tier of affiliates is paid, side by side. */
export function Tiers({ heading, text, tiers }: BlockOf<'tiers'>) {
  return (
    <>
      <SectionHeading heading={heading} text={text} />
      <ul css={row}>
        {tiers.map(({ name, from, payout, unit, best }, index) => (
          <li key={index} css={[tier, best && standsOut]} data-tone={best ? 'strong' : 'surface'}>
            <h3>{name}</h3>
            <p css={condition}>{from}</p>
            <p css={amount}>
              <strong>{payout}</strong> <span>{unit}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const row = css({
  display: 'grid',
  gap: 'var(--space-s)',
  maxWidth: 1000,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  [tablet]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    alignItems: 'end',
    gap: 'var(--space-m)',
  },
});
const tier = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  padding: 'var(--space-m)',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.4)',
  background: 'var(--ground)',
  color: 'var(--text)',
  h3: { margin: 0, fontSize: 'var(--step-subheading)' },
  [tablet]: { display: 'block', padding: 'var(--space-l) var(--space-m)' },
});
const standsOut = css({
  borderColor: 'var(--accent)',
  '&& strong': { color: 'var(--highlight)' },
  [tablet]: { paddingBlock: 'var(--space-xl)' },
});
const condition = css({ gridRow: 2, margin: 0, color: 'var(--text-muted)' });
const amount = css({
  gridRow: '1 / span 2',
  gridColumn: 2,
  margin: 0,
  color: 'var(--text-muted)',
  textAlign: 'end',
  strong: {
    display: 'block',
    color: 'var(--text)',
    font: '800 var(--step-display)/1 var(--font-heading)',
    letterSpacing: '-0.04em',
  },
  [tablet]: { marginBlockStart: 'var(--space-m)', textAlign: 'start' },
});
