import { css } from '@emotion/react';
import { useId } from 'react';
import { ItemHeading } from '#parts/framed.tsx';
import { Icon } from '#parts/separate/Icon.tsx';
import { Picture } from '#parts/Picture.tsx';
import { hairline, print } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import { unfoldingLook } from '#parts/separate/unfoldingLook.ts';
import type { BlockOf } from '#schema/block.ts';

/**
 * One item at a time. To browsers, they are titles under which one unfolds; on wide screens, what unfolds is
 * beside the titles, each in the same place. No script.
 */
export function Tabs({ items, width = 'normal' }: Pick<BlockOf<'features'>, 'items' | 'width'>) {
  const name = useId();
  const sizes = `(min-width: 1040px) ${most[width]}px, 92vw`;
  const rows = css({ '--rows': `repeat(${items.length}, auto) 1fr / ${columns}` });
  return (
    <div css={[whole, rows]}>
      {items.map(({ icon, number, picture, title, text, price, to }, index) => (
        <details key={index} name={name} open={index === 0}>
          <summary>
            {icon !== undefined && <Icon name={icon} css={drawing} />}
            {number !== undefined && <span css={figure}>{number}</span>}
            <ItemHeading>{title}</ItemHeading>
          </summary>
          <div css={panel}>
            {picture && <Picture {...picture} sizes={sizes} />}
            {text !== undefined && <p>{text}</p>}
            {price !== undefined && <p css={fact}>{price}</p>}
            {to !== undefined && (
              <p>
                <TargetLink to={to}>{title}</TargetLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

// Seven parts of eleven of the column.
const most = { narrow: 410, normal: 650, wide: 880 };
const columns = 'minmax(0, 4fr) minmax(0, 7fr)';

const whole = css({
  borderBlockStart: hairline,
  details: { borderBlockEnd: hairline },
  summary: { ...unfoldingLook, display: 'flex', alignItems: 'baseline', gap: '0.75em' },
  'details[open] > summary::after': { rotate: '0deg' },
  [print]: { '&& details::details-content': { contentVisibility: 'visible' } },
  // Older browsers have no name for what unfolds, and keep it under its title.
  '@supports selector(::details-content)': {
    '@media screen and (min-width: 1040px)': {
      display: 'grid',
      gridTemplate: 'var(--rows)',
      columnGap: 'var(--space-xl)',
      border: 0,
      details: { display: 'contents' },
      summary: {
        gridColumn: 1,
        padding: 'var(--space-s) var(--space-m)',
        borderInlineStart: hairline,
        borderInlineStartWidth: 3,
        color: 'var(--text-muted)',
        fontSize: 'var(--step-subheading)',
        '&::before, &::after': { display: 'none' },
        '&:hover': { color: 'var(--text)' },
      },
      // The tallest makes room for all: nothing moves when another is chosen.
      'details::details-content': {
        gridArea: '1 / 2 / -1',
        display: 'block',
        contentVisibility: 'visible',
        visibility: 'hidden',
      },
      'details[open] > summary': {
        borderColor: 'var(--accent)',
        color: 'var(--text)',
        // One of them stays open.
        pointerEvents: 'none',
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
      'details[open]::details-content, &:not(:has([open])) details:first-of-type::details-content':
        { visibility: 'visible' },
    },
  },
});
const drawing = css({ flex: 'none', alignSelf: 'center', fontSize: '1.4em', strokeWidth: 1.5 });
const figure = css({ color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' });
const panel = css({
  display: 'grid',
  gap: 'var(--space-s)',
  paddingBlockEnd: 'var(--space-m)',
  color: 'var(--text-muted)',
  p: { maxWidth: '36em' },
  a: { color: 'var(--text)', fontWeight: 600, textUnderlineOffset: '0.25em' },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'cover',
    borderRadius: 'calc(var(--radius) * 1.6)',
  },
  // Words alone are larger.
  '@media screen and (min-width: 1040px)': {
    paddingBlockEnd: 0,
    '&:not(:has(img))': {
      paddingBlock: 'var(--space-s)',
      '> p:first-of-type': { fontSize: 'var(--step-subheading)', lineHeight: 1.45 },
    },
  },
});
const fact = css({ '&&': { color: 'var(--text)' }, fontWeight: 600 });
