import { css } from '@emotion/react';
import { CardLink } from '#parts/CardLink.tsx';
import { useSite } from '#parts/contexts.ts';
import { fullColumns, fullRows } from '#parts/separate/fullColumns.ts';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Icon } from '#parts/separate/Icon.tsx';
import { Picture } from '#parts/Picture.tsx';
import { desktop, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Item = BlockOf<'features'>['items'][number];

export const Features = framed(function Features({ look, items, width }: BlockOf<'features'>) {
  const { Tabs } = useSite().components;
  if (look === 'tabs') return Tabs && <Tabs items={items} width={width} />;
  const inRows = look === 'plain' || look === 'cards';
  return (
    <ul css={[inRows && fullColumns(items.length, { many: 14, two: 15 }), looks[look]]}>
      {items.map((item, index) => (
        <li key={index} css={place}>
          <Feature
            item={item}
            sizes={look === 'tiles' ? wide : inRows ? sizesAt(index, items.length) : narrow}
          />
        </li>
      ))}
    </ul>
  );
});

function Feature({ item, sizes }: { item: Item; sizes: string }) {
  const { icon, number, picture, title, text, price, to } = item;
  return (
    <>
      {picture && <Picture {...picture} sizes={sizes} css={image} />}
      {icon !== undefined && <Icon name={icon} css={drawing} />}
      {number !== undefined && <p css={figure}>{number}</p>}
      <div css={words}>
        <ItemHeading css={heading}>
          <CardLink to={to}>{title}</CardLink>
        </ItemHeading>
        {text !== undefined && <p css={muted}>{text}</p>}
        {price !== undefined && <p css={fact}>{price}</p>}
      </div>
    </>
  );
}

// The column of the page is at most 1,180 pixels wide.
const narrow = '(min-width: 1180px) 380px, (min-width: 700px) 45vw, 92vw';
const wide = '(min-width: 1180px) 680px, (min-width: 700px) 60vw, 92vw';

/** Of a picture in rows that are all full. */
function sizesAt(index: number, count: number): string {
  const { wide: inWideRows, inWide, inRow } = fullRows(count);
  const widest = Math.ceil(1084 / (index < inWideRows ? inWide : inRow));
  const isAlone = index === 0 && count % 2 === 1;
  return `(min-width: 1180px) ${widest}px, (min-width: 700px) ${isAlone ? 92 : 46}vw, 92vw`;
}

const place = css({ position: 'relative', minWidth: 0 });
const image = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 'var(--radius)',
});
const drawing = css({
  flex: 'none',
  width: '3rem',
  height: '3rem',
  padding: '0.7rem',
  borderRadius: '50%',
  // A drawing of the site's own keeps its colours, on a tint.
  background: 'color-mix(in srgb, var(--accent) 24%, transparent)',
  'svg&': { background: 'var(--accent)', color: 'var(--on-accent)' },
  strokeWidth: 1.75,
});
const figure = css({
  color: 'var(--text-muted)',
  font: '600 var(--step-lead)/1.3 var(--font-heading)',
  fontVariantNumeric: 'tabular-nums',
});
const words = css({ '* + &': { marginBlockStart: 'var(--space-s)' } });
const heading = css({ fontSize: 'var(--step-subheading)' });
const muted = css({ marginBlockStart: 'var(--space-xs)', color: 'var(--text-muted)' });
// At the foot of a card, on a line with those beside it.
const fact = css({
  marginBlockStart: 'auto',
  paddingBlockStart: 'var(--space-xs)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

const stack = { display: 'flex', flexDirection: 'column' } as const;
const box = {
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.4)',
  padding: 'var(--space-m)',
  // A picture fills its side of the box.
  img: {
    width: 'calc(100% + 2 * var(--space-m))',
    maxWidth: 'none',
    margin: 'calc(-1 * var(--space-m)) calc(-1 * var(--space-m)) 0',
    borderRadius: 0,
  },
  '&:has(a:hover)': { borderColor: 'currentColor' },
};

const looks = {
  plain: css({
    '--gap': 'var(--space-l)',
    rowGap: 'var(--space-m)',
    // On phones, what is above the words stands beside them.
    '> li:has(> svg, > p)': {
      display: 'grid',
      gridTemplateColumns: '4rem 1fr',
      '> div': { margin: 0 },
      [tablet]: { display: 'block', '> div': { marginBlockStart: 'var(--space-s)' } },
    },
    [tablet]: { rowGap: 'var(--space-l)' },
  }),
  cards: css({
    '--gap': 'var(--space-m)',
    rowGap: 'var(--space-m)',
    '> li': { ...box, ...stack, '> div': { ...stack, flexGrow: 1 } },
    '[data-tone=soft] & > li': { background: 'var(--surface)' },
  }),
  list: css({
    // Where one item has a text and a price, all have a column for prices.
    '&:has(p:nth-of-type(2))': { '--columns': '5fr 6fr 3fr' },
    '> li': {
      display: 'grid',
      gap: 'var(--space-xs) var(--space-m)',
      alignItems: 'start',
      padding: 'var(--space-m) 0',
      borderBlockStart: '1px solid var(--line)',
      '&:last-of-type': { borderBlockEnd: '1px solid var(--line)' },
      // The drawing, or the number, in a column of its own; title, text and price side by side where there is room.
      '&:has(> svg, > p)': { gridTemplateColumns: '3rem 1fr' },
      '&:has(> img, > picture)': { gridTemplateColumns: '30% 1fr' },
      '> div': {
        margin: 0,
        [desktop]: {
          display: 'grid',
          gridTemplateColumns: 'var(--columns, 5fr 9fr)',
          gap: '0 var(--space-l)',
          alignItems: 'baseline',
          '> p': { margin: 0, padding: 0 },
          '> p:last-of-type:nth-of-type(2)': { textAlign: 'end' },
        },
      },
    },
  }),
  tiles: css({
    display: 'grid',
    gap: 'var(--space-s)',
    // Drawings at the head of tiles, and words at their foot, are on a line with those beside them.
    '> li': {
      ...box,
      ...stack,
      gap: 'var(--space-s)',
      border: 0,
      background: 'color-mix(in srgb, var(--text) 5%, var(--ground))',
      '> div': { marginBlockStart: 'auto' },
      img: { ...box.img, flex: '1 1 0', minHeight: '15rem', aspectRatio: 'auto' },
    },
    [tablet]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      gap: 'var(--space-m)',
      // Rows of a wide and a narrow one, then of a narrow and a wide one.
      '> li': { gridColumn: 'span 2', minHeight: '12rem' },
      '> li img': { minHeight: '18rem' },
      '> li:nth-of-type(4n + 1), > li:nth-of-type(4n + 4)': { gridColumn: 'span 4' },
      // Of an odd number, the last three are side by side; of three, a picture is beside both others.
      '&:has(> li:last-of-type:nth-of-type(2n + 3)) > li:nth-last-of-type(-n + 3)': {
        gridColumn: 'span 2',
      },
      '&& > li:first-of-type:nth-last-of-type(3):has(> img, > picture)': {
        gridArea: 'span 2 / span 4',
      },
      '&& > li:only-of-type': { gridColumn: '1 / -1' },
    },
  }),
};
