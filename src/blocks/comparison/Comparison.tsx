import { css } from '@emotion/react';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { card, panel } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

const WHOLE = 100;

export function Comparison({ heading, text, bars, result, basis }: BlockOf<'comparison'>) {
  return (
    <div css={box} data-tone="surface">
      <SectionHeading heading={heading} text={text} />
      <ul css={list}>
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
      <p css={sum}>{result}</p>
      {basis !== undefined && <p css={small}>{basis}</p>}
    </div>
  );
}

const box = css({ ...card, ...panel(900) });
const list = css({ display: 'grid', gap: 'var(--space-m)' });
const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1em',
  margin: '0 0 0.4em',
  strong: { font: '700 var(--step-lead)/1.3 var(--font-heading)' },
});
const bar = css({ display: 'block', width: '100%', height: 34, borderRadius: 8 });
const kept = css({ fill: 'var(--call)' });
const dimmed = css({ fill: 'color-mix(in srgb, var(--call) 38%, var(--surface))' });
const lost = css({ fill: 'color-mix(in srgb, var(--error) 78%, var(--surface))' });
const sum = css({
  margin: 'var(--space-m) 0 0',
  font: '800 var(--step-heading)/1.15 var(--font-heading)',
  letterSpacing: '-0.02em',
  textAlign: 'center',
  textWrap: 'balance',
});
const small = css({
  margin: 'var(--space-s) 0 0',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  textAlign: 'center',
});
