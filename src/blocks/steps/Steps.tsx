import { css } from '@emotion/react';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { centred, desktop, eyebrowLook, hairline, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export const Steps = framed(function Steps({
  steps,
  picture,
  align,
  width = 'normal',
}: BlockOf<'steps'>) {
  const isTimeline = steps.some(({ date }) => date !== undefined);
  const list = (
    <ol
      css={[
        line,
        isTimeline ? [dated, !picture && datesBeside] : numbered,
        !picture && narrow,
        align === 'start' && atStart,
      ]}
    >
      {steps.map(({ date, title, text }, index) => (
        <li key={index}>
          {date !== undefined && <p css={when}>{date}</p>}
          <div>
            <ItemHeading>{title}</ItemHeading>
            {text !== undefined && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
  if (!picture) return list;
  return (
    <div css={beside}>
      {list}
      <Picture {...picture} sizes={`(min-width: 1040px) ${most[width]}px, 92vw`} css={image} />
    </div>
  );
});

// Five parts of eleven of the column.
const most = { narrow: 300, normal: 470, wide: 630 };

/** `--line-at` is where the line is, from the start: in the middle of what is on it. */
const line = css({
  '--line-at': '21px',
  counterReset: 'step',
  display: 'grid',
  gap: 'var(--space-l)',
  li: {
    position: 'relative',
    counterIncrement: 'step',
    paddingInlineStart: 'calc(2 * var(--line-at) + var(--space-s))',
    '&::after': { position: 'absolute', insetInlineStart: 0 },
    // Down to the next one, and behind what is on it.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'var(--line-at)',
      insetBlock: '1rem calc(-1rem - var(--space-l))',
      borderInlineStart: hairline,
    },
  },
  'h2, h3': { fontSize: 'var(--step-subheading)' },
  'div > p': { marginBlockStart: '0.3em', color: 'var(--text-muted)' },
});
const numbered = css({
  'li::after': {
    content: 'counter(step)',
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    border: '2px solid var(--accent)',
    borderRadius: '50%',
    background: 'var(--ground)',
    font: '700 var(--step-button)/1 var(--font-heading)',
  },
  'li > div': { paddingBlockStart: 9 },
});
const dated = css({
  '--line-at': '6px',
  'li::after': {
    content: '""',
    insetBlockStart: 'calc(0.75rem - 6px)',
    width: 13,
    height: 13,
    border: '2px solid',
    borderRadius: '50%',
    background: 'var(--ground)',
  },
});
const when = css({
  marginBlockEnd: '0.15em',
  ...eyebrowLook,
  lineHeight: '1.5rem',
  letterSpacing: '0.02em',
  fontVariantNumeric: 'tabular-nums',
});
/** On wide screens, the dates are in a column of their own before the line. */
const datesBeside = css({
  [tablet]: {
    '--dates': '10rem',
    '--line-at': 'calc(var(--dates) + 6px)',
    li: {
      display: 'grid',
      gridTemplateColumns: 'calc(var(--dates) - var(--space-s)) 1fr',
      columnGap: 'calc(13px + var(--space-s) + var(--space-m))',
      paddingInlineStart: 0,
      '&::after': { insetInlineStart: 'var(--dates)' },
      '> div': { gridColumn: 2 },
      // Without the line before it, most dates fit.
      '> p::before': { content: 'none' },
    },
  },
});
const narrow = css(centred('42rem'));
const atStart = css({ marginInlineStart: 0 });
const beside = css({
  display: 'grid',
  gap: 'var(--space-l)',
  [desktop]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gap: 'var(--space-xl)',
    alignItems: 'start',
  },
});
const image = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 'min(110vw, 34rem)',
  objectFit: 'cover',
  borderRadius: 'calc(var(--radius) * 1.6)',
  // Stays beside the steps while they pass.
  [desktop]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--header) + var(--space-m))',
    aspectRatio: '4 / 5',
    maxHeight: '80vh',
  },
});
