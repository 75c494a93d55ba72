import { css } from '@emotion/react';
import { type ComponentType, useId } from 'react';
import { ItemHeading } from '#parts/framed.tsx';
import { hairline, hidden, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Props = {
  plans: BlockOf<'pricing'>['plans'];
  comparison: NonNullable<BlockOf<'pricing'>['comparison']>;
  /** Given, so that it is in the file of the block and not in one of its own. */
  Mark: ComponentType<{ isThere: boolean }>;
};

/** What is no table for CSS stays one for those who hear it (Safari). */
const part = (role: string) => ({ role });

/** More of them have no room beside each other on a phone. */
const mostOnPhone = 4;

/**
 * The plans as columns, under names that stay in sight. On a phone, what is compared has a line to itself over
 * its cells.
 */
export function ComparisonTable({ plans, comparison: { title, groups }, Mark }: Props) {
  const id = useId();
  const isWide = plans.length > mostOnPhone;
  const best = plans.findIndex(({ recommended }) => recommended);
  return (
    <div css={below}>
      <ItemHeading css={heading}>
        <span id={id}>{title}</span>
      </ItemHeading>
      <div {...(isWide && { css: scroller, tabIndex: 0, role: 'group', 'aria-labelledby': id })}>
        <table
          css={[table, columnsFor(plans.length), best >= 0 && tinted(best)]}
          {...part('table')}
          aria-labelledby={id}
        >
          <thead {...part('rowgroup')}>
            <tr {...part('row')}>
              <th scope="col" {...part('columnheader')}>
                <span css={hidden}>{title}</span>
              </th>
              {plans.map(({ name }, index) => (
                <th key={index} scope="col" {...part('columnheader')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, index) => (
            <tbody key={index} {...part('rowgroup')}>
              {group.title !== undefined && (
                <tr {...part('row')}>
                  <th scope="rowgroup" {...part('rowheader')} css={groupTitle}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row, place) => (
                <tr key={place} {...part('row')}>
                  <th scope="row" {...part('rowheader')}>
                    {row.title}
                  </th>
                  {row.cells.map((cell, column) => (
                    <td key={column} {...part('cell')}>
                      {typeof cell === 'boolean' ? <Mark isThere={cell} /> : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

const below = css({ marginBlockStart: 'var(--space-xl)' });
const heading = css({ marginBlockEnd: 'var(--space-s)', fontSize: 'var(--step-subheading)' });
const groupTitle = css({
  gridColumn: '1 / -1',
  '&&': { paddingBlockStart: 'var(--space-m)' },
  font: '700 var(--step-lead)/1.3 var(--font-heading)',
});
/** Above and below the words of a row. A style whose cells have that instead sets it to none. */
const row = 'var(--row, 0.75em)';
const table = css({
  fontSize: 'var(--step-small)',
  '&, thead, tbody': { display: 'block' },
  tr: {
    display: 'grid',
    alignItems: 'baseline',
    gap: '0.2em var(--space-s)',
    paddingBlock: row,
    borderBlockStart: hairline,
  },
  'th, td': { padding: 0, textAlign: 'start' },
  // The column is there, also where it takes no room.
  'thead th:first-of-type': { position: 'absolute' },
  thead: {
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 'var(--stuck, var(--header))',
    'html:not(:has(#_root > header)) &': { insetBlockStart: 0 },
    background: 'var(--ground)',
    font: '700 var(--step-small)/1.3 var(--font-heading)',
    tr: { border: 0, borderBlockEnd: '2px solid currentColor' },
  },
  'tbody:first-of-type > tr:first-of-type': { border: 0, th: { paddingBlockStart: 0 } },
  'th[scope=row]': {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    color: 'var(--text-muted)',
    fontWeight: 400,
  },
  td: { fontWeight: 600 },
  // Where the header of the page scrolls away.
  '@media (max-height: 540px)': { thead: { insetBlockStart: 0 } },
  [tablet]: {
    fontSize: 'inherit',
    'thead th:first-of-type': { position: 'static' },
    thead: { fontSize: 'inherit' },
    'th[scope=row]': { gridColumn: 'auto', color: 'inherit' },
    td: { fontWeight: 'inherit' },
  },
});
/** Scrolls in both directions, so that the names of the plans and of what is compared stay. */
const scroller = css({
  overflow: 'auto',
  maxHeight: '85svh',
  'table > thead': { insetBlockStart: 0 },
  'th[scope=row]': {
    position: 'sticky',
    insetInlineStart: 0,
    maxWidth: 'calc(100vw - 2 * var(--gutter))',
  },
});

/** The column of the recommended plan. Its words stay in line with those of the others. */
function tinted(plan: number) {
  return css({
    [`thead th:nth-of-type(${plan + 2}), td:nth-of-type(${plan + 1})`]: {
      marginInline: '-0.5em',
      paddingInline: '0.5em',
      background: 'color-mix(in srgb, var(--accent) 9%, transparent)',
      [tablet]: { alignSelf: 'stretch', marginBlock: `calc(-1 * ${row})`, paddingBlock: row },
    },
  });
}

function columnsFor(count: number) {
  const cells = `repeat(${count}, minmax(0, 1fr))`;
  return css({
    minWidth: count > mostOnPhone ? `${count * 6}rem` : undefined,
    tr: { gridTemplateColumns: cells },
    [tablet]: { minWidth: 0, tr: { gridTemplateColumns: `minmax(9rem, 1.6fr) ${cells}` } },
  });
}
