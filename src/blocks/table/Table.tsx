import { css } from '@emotion/react';
import { framed } from '#parts/framed.tsx';
import { Sideways } from '#parts/separate/Sideways.tsx';
import { onPhone, stackedTable, tablePart } from '#parts/separate/stackedTable.ts';
import { hairline, narrow, print } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Block = BlockOf<'table'>;

export const Table = framed(function Table({ caption, heading, phone, ...table }: Block) {
  const { columns, rows = [], groups = [{ heading: undefined, rows }], align } = table;
  const isStack = phone === 'stack';
  // What has the focus says what it is.
  const label = caption ?? heading ?? columns.map((column) => column.heading).join(', ');
  const part = (role: string) => (isStack ? tablePart(role) : {});
  return (
    <Sideways css={columns.length < 4 && [narrow, align === 'start' && atStart]} label={label}>
      <table css={[grid, isStack ? stackedTable : swiped]} {...part('table')}>
        {caption !== undefined && (
          <caption>
            <span>{caption}</span>
          </caption>
        )}
        <thead {...part('rowgroup')}>
          <tr {...part('row')}>
            {columns.map((column, index) => (
              <th key={index} scope="col" css={ends[column.align]} {...part('columnheader')}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={index} {...part('rowgroup')}>
            {group.heading !== undefined && (
              <tr css={title} {...part('row')}>
                <th scope="rowgroup" colSpan={columns.length} {...part('rowheader')}>
                  <span>{group.heading}</span>
                </th>
              </tr>
            )}
            {group.rows.map(([first, ...cells], place) => (
              <tr key={place} {...part('row')}>
                <th scope="row" css={ends[columns[0]?.align ?? 'start']} {...part('rowheader')}>
                  {isStack && <span>{columns[0]?.heading} </span>}
                  {first}
                </th>
                {cells.map((cell, at) => {
                  const { heading: head, align: end = 'start' } = columns[at + 1] ?? {};
                  return (
                    <td key={at} css={[ends[end], cell.length <= brief && whole]} {...part('cell')}>
                      {isStack && <span>{head} </span>}
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Sideways>
  );
});

/** The longest cell, in characters, that is never broken: a figure with its unit. */
const brief = 16;

const whole = css({ whiteSpace: 'nowrap' });
const ends = {
  start: css({ '&&': { textAlign: 'start' } }),
  centre: css({ '&&': { textAlign: 'center' } }),
  end: css({ '&&': { textAlign: 'end' } }),
};
const atStart = css({ marginInlineStart: 0 });
const grid = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  caption: {
    paddingBlockEnd: 'var(--space-m)',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
    textAlign: 'start',
  },
  // As wide as what is seen of the table.
  'caption span': { display: 'block', maxWidth: 'calc(100vw - 2 * var(--gutter))' },
  'th, td': {
    paddingBlock: '0.75em',
    paddingInline: '1.5rem 0',
    verticalAlign: 'baseline',
  },
  'tbody tr': { borderBlockEnd: hairline },
  'tbody th': { fontWeight: 600 },
  'thead tr': { borderBlockEnd: '2px solid' },
  'thead th': {
    paddingBlock: '0 0.6em',
    verticalAlign: 'bottom',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
    fontWeight: 500,
    lineHeight: 1.3,
  },
  'tr > th:first-of-type': { paddingInlineStart: 0 },
  [print]: { overflowWrap: 'anywhere' },
});
/** The heading of a group of rows. */
const title = css({
  '&& th': {
    paddingBlock: 'var(--space-m) 0.5em',
    font: '700 var(--step-lead)/1.25 var(--font-heading)',
    textAlign: 'start',
  },
});
/** On phones, the names of rows and groups stay where they are. */
const swiped = css({
  [onPhone]: {
    'thead th:first-of-type, th[scope=row]': {
      position: 'sticky',
      insetInlineStart: 0,
      minWidth: '6.5rem',
      maxWidth: '42vw',
      background: 'var(--ground)',
    },
    'caption span, [scope=rowgroup] span': {
      position: 'sticky',
      insetInlineStart: 0,
      display: 'inline-block',
    },
  },
});
