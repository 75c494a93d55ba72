import { css } from '@emotion/react';
import { ItemHeading } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { Marks } from '#parts/separate/Legend.tsx';
import { outOfSight, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Group = BlockOf<'priceList'>['groups'][number];

/** A group of entries: prices of several sizes are in columns where there is room for them. */
export function PriceGroup({
  heading,
  text,
  sizes,
  entries,
  legend,
}: Group & Pick<BlockOf<'priceList'>, 'legend'>) {
  // All prices of a group are below each other, as wide as its longest.
  const texts = entries.flatMap(({ prices, sizes: own }) => [...(prices ?? []), ...(own ?? [])]);
  const most = Math.max(0, ...entries.map(({ prices }) => prices?.length ?? 0));
  const column = columnOf([...(sizes ?? []), ...texts]);
  // One price for all sizes is in the middle under them, on a line that goes on behind it.
  const across = sizes && [columnOf([...sizes, ...texts], sizes.length), inMiddle];
  // One picture alone moves no other entry.
  const pictures = entries.filter(({ picture }) => picture !== undefined).length;
  const isPictured = pictures * 2 >= entries.length && pictures > 1;
  // Where columns have no room beside a picture, each price is seen with its size.
  const needed =
    most * (0.7 * longest([...(sizes ?? []), ...texts]) + 0.6) + (pictures > 0 ? 5 : 0);
  const wide = `@container (min-width: ${needed}em)`;
  const unseen = css({ [wide]: outOfSight });
  const inColumns = css({ display: 'none', [wide]: { display: 'flex' } });
  return (
    <div css={[group, entries.length <= unbroken && whole]}>
      {(heading !== undefined || sizes) && (
        <div css={[row, head]}>
          <div css={names}>{heading !== undefined && <ItemHeading>{heading}</ItemHeading>}</div>
          {sizes && (
            // Each price says its size to those who hear it.
            <p css={[amounts, column, inColumns]} aria-hidden="true">
              {sizes.map((size, index) => (
                <span key={index}>
                  <small>{size}</small>
                </span>
              ))}
            </p>
          )}
        </div>
      )}
      {text !== undefined && <p css={[about, under]}>{text}</p>}
      <ul>
        {entries.map(({ name, price, prices, sizes: own, marks, text: more, picture }, index) => {
          const count = (prices ?? sizes)?.length ?? 0;
          return (
            <li key={index} css={[entry, (isPictured || picture) && indented, picture && pictured]}>
              {picture !== undefined && <Picture src={picture} alt="" sizes="72px" />}
              <div css={[count > 1 ? row : single, own && byPrice]}>
                <div css={[names, led, count > 1 && lateLed]}>
                  <p>
                    <strong>{name}</strong>
                    <Marks marks={marks} legend={legend} />
                  </p>
                </div>
                {(price ?? prices) && (
                  <p css={[amounts, prices ? column : across, count > 2 && late]}>
                    {price !== undefined && <span>{price}</span>}
                    {prices?.map((one, place) => (
                      <span key={place}>
                        {(own ?? sizes) && (
                          <small {...(!own && { css: unseen })}>{(own ?? sizes)?.[place]} </small>
                        )}
                        {one}
                      </span>
                    ))}
                  </p>
                )}
                {more !== undefined && <p css={about}>{more}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How many entries a group may have and still be kept in one column. */
const unbroken = 12;

/** The width of every price of a group, from the longest of its texts, or of one price across several columns. */
function columnOf(texts: readonly string[], columns = 1) {
  const width = columns * longest(texts);
  return css({
    '> *': {
      width: `calc(${width}ch + ${columns - 1} * 0.6em)`,
      maxWidth: '100%',
    },
  });
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}

// A margin, which counts for nothing at the head of a column.
const group = css({
  containerType: 'inline-size',
  'div + &': { marginBlockStart: 'var(--space-l)' },
});
const whole = css({ breakInside: 'avoid' });
/** Prices go under the name where both do not fit side by side. */
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.6em' });
/** One price, however long, stays beside the name. */
const single = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'baseline',
  columnGap: '0.6em',
});
/** The name of an entry with sizes of its own is on a line with its prices, below those. */
const byPrice = css({ alignItems: 'last baseline' });
const names = css({ flex: '1 1 8rem', display: 'flex', alignItems: 'baseline', minWidth: 0 });
const head = css({
  alignItems: 'end',
  paddingBlockEnd: 'var(--space-xs)',
  borderBlockEnd: '2px solid',
  breakAfter: 'avoid',
  'h2, h3': { fontSize: 'var(--step-subheading)' },
});
/** The eye is led from the name to the price. */
const led = css({
  '&::after': {
    content: '""',
    flex: '1 0 1rem',
    marginInlineStart: '0.6em',
    borderBlockEnd: '1px dotted',
    opacity: 0.5,
  },
  '&:last-child::after': { display: 'none' },
});
const inMiddle = css({
  '> *': { display: 'flex', alignItems: 'baseline', columnGap: '0.6em' },
  '> *::before, > *::after': {
    content: '""',
    flexGrow: 1,
    borderBlockEnd: '1px dotted',
    opacity: 0.5,
  },
  // One line with that behind the name.
  [tablet]: { '> *::before': { marginInlineStart: '-0.6em' } },
});
/** On a phone, several prices leave no room for a line. */
const lateLed = css({ '&::after': { display: 'none', [tablet]: { display: 'block' } } });
const amounts = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  columnGap: '0.6em',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  small: {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
    fontWeight: 400,
  },
});
/** On a phone, three prices are below the name and its text. */
const late = css({
  order: 1,
  flexBasis: '100%',
  [tablet]: { order: 'initial', flexBasis: 'auto' },
});
const entry = css({
  '--picture': '56px',
  position: 'relative',
  paddingBlockStart: 'var(--space-s)',
  breakInside: 'avoid',
  strong: { fontWeight: 600 },
  [tablet]: { '--picture': '72px' },
});
const indented = css({ paddingInlineStart: 'calc(var(--picture) + var(--space-s))' });
const pictured = css({
  boxSizing: 'content-box',
  minHeight: 'var(--picture)',
  img: {
    position: 'absolute',
    insetInlineStart: 0,
    width: 'var(--picture)',
    height: 'var(--picture)',
    objectFit: 'cover',
    borderRadius: 'calc(var(--radius) * 0.7)',
  },
});
const about = css({
  // A line of its own, and no longer than is read with ease.
  flex: '0 0 100%',
  gridColumn: '1 / -1',
  paddingInlineEnd: 'max(0px, 100% - 34em)',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  textWrap: 'pretty',
});
const under = css({ marginBlockStart: 'var(--space-xs)' });
