import { css } from '@emotion/react';

export const onPhone = '@media not all and (min-width: 700px)';

/**
 * On phones, each row of a table is a list of its cells, with the heads of their columns: each cell begins with its
 * head in a `span`.
 */
export const stackedTable = css({
  '[scope=row] span, td span': { display: 'none' },
  [onPhone]: {
    '&, caption, tbody, tr': { display: 'block' },
    thead: { display: 'none' },
    'tbody:first-of-type': { borderBlockStart: '2px solid' },
    'tbody tr': { paddingBlock: 'var(--space-s)' },
    '&& [scope=row], && td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: '1rem',
      padding: '0.2em 0',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    '[scope=rowgroup]': { display: 'block' },
    '[scope=row] span, td span': { display: 'block', color: 'var(--text-muted)', fontWeight: 400 },
  },
});

/** What is no table for CSS stays one for those who hear it: the role of an element of it, to be spread. */
export function tablePart(role: string) {
  return { role };
}
