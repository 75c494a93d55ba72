import { css } from '@emotion/react';
import { framed } from '#parts/framed.tsx';
import { centred } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

const WHOLE = 100;

export const Comparison = framed(function Comparison(block: BlockOf<'comparison'>) {
  const { bars, result, align } = block;
  const start = align === 'start' && atStart;
  return (
    <>
      <ul css={[list, start]}>
        {bars.map(({ label, taken, figure, ours }, index) => (
          <li key={index}>
            <p css={caption}>
              <strong>{label}</strong> <span>{figure}</span>
            </p>
            <svg css={bar} viewBox={`0 0 ${WHOLE} 6`} preserveAspectRatio="none" aria-hidden="true">
              <rect css={ours ? kept : dimmed} width={WHOLE - taken} height="6" />
              <rect css={lost} x={WHOLE - taken} width={taken} height="6" />
            </svg>
          </li>
        ))}
      </ul>
      <p css={[sum, start]}>{result}</p>
    </>
  );
});

const list = css({ display: 'grid', gap: 'var(--space-m)', ...centred(900) });
const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 1em',
  margin: '0 0 0.4em',
  strong: { font: '700 var(--step-lead)/1.3 var(--font-heading)' },
});
const bar = css({ display: 'block', width: '100%', height: 34, borderRadius: 8 });
const kept = css({ fill: 'var(--accent)' });
const dimmed = css({ fill: 'color-mix(in srgb, var(--text) 42%, var(--ground))' });
/** What is taken away is left empty. */
const lost = css({ fill: 'color-mix(in srgb, var(--text) 10%, var(--ground))' });
const sum = css({
  marginBlockStart: 'var(--space-m)',
  font: '800 var(--step-heading)/1.15 var(--font-heading)',
  letterSpacing: '-0.02em',
  textAlign: 'center',
  textWrap: 'balance',
});
const atStart = css({ marginInlineStart: 0, textAlign: 'start' });
