import { css } from '@emotion/react';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { centred, desktop, eyebrowLook, hairline, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export const Steps = framed(function Steps({ steps, picture, align }: BlockOf<'steps'>) {
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
      <Picture {...picture} sizes={sizes} css={image} />
      {list}
    </div>
  );
});

const sizes = '(min-width: 1180px) 500px, (min-width: 1040px) 42vw, 92vw';

/** Where the line is, and the middle of what is on it: from the start, and from the top of a step. */
const line = css({
  '--line-at': '21px',
  '--mark-at': '21px',
  counterReset: 'step',
  li: {
    position: 'relative',
    counterIncrement: 'step',
    paddingInlineStart: 'calc(2 * var(--line-at) + var(--space-s))',
    paddingBlockEnd: 'var(--space-l)',
    // The line down to the next one.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'var(--line-at)',
      insetBlock: 'var(--mark-at) calc(-1 * var(--mark-at))',
      borderInlineStart: hairline,
    },
    '&:last-of-type': { paddingBlockEnd: 0, '&::after': { display: 'none' } },
    '&::before': {
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: 0,
    },
  },
  'h2, h3': { fontSize: 'var(--step-subheading)', lineHeight: 1.25 },
  'div > p': { marginBlockStart: '0.3em', color: 'var(--text-muted)' },
});
const numbered = css({
  'li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    border: '1.5px solid',
    borderRadius: '50%',
    background: 'var(--ground)',
    font: '700 1.0625rem/1 var(--font-heading)',
    fontVariantNumeric: 'tabular-nums',
  },
  'li > div': { paddingBlockStart: '0.45rem' },
});
const dated = css({
  '--line-at': '6px',
  '--mark-at': '0.75rem',
  'li::before': {
    content: '""',
    insetBlockStart: 'calc(var(--mark-at) - 6px)',
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
    '--dates': '8.5rem',
    '--line-at': 'calc(var(--dates) + 6px)',
    li: {
      minHeight: '1.5rem',
      paddingInlineStart: 'calc(var(--dates) + 13px + var(--space-m))',
      '&::before': { insetInlineStart: 'var(--dates)' },
      '> p': {
        position: 'absolute',
        insetInlineStart: 0,
        width: 'calc(var(--dates) - var(--space-s))',
        margin: 0,
      },
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
    '> ol': { order: -1 },
  },
});
const image = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
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
