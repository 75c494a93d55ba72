import { css } from '@emotion/react';
import { fill, useSite } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { Sideways } from '#parts/separate/Sideways.tsx';
import { onPhone, stackedTable, tablePart } from '#parts/separate/stackedTable.ts';
import { hidden, print } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import type { Disclosure } from '#vendors/ledger.ts';

/** Who keeps what on this site, as the site itself knows it: nobody has to keep the list by hand. */
export const PrivacyTable = framed(function PrivacyTable({
  heading,
  columns,
  ...words
}: BlockOf<'privacyTable'>) {
  const { disclosures, messages, language, questions } = useSite();
  // The words of site.yaml are a plural.
  const oneDay = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(1);
  const howLong = ({ as, days }: Disclosure['stores'][number]) => {
    if (days === null) return as === 'localStorage' ? words.untilRemoved : words.untilClosed;
    return days === 1 ? oneDay : fill(words.days, { days });
  };
  // On a site below a path, its keys end in that.
  const inWords = ({ name }: Disclosure['stores'][number]) =>
    Object.entries(words.kept ?? {}).find(([key]) => name.split('/')[0] === key)?.[1];
  const purposeOf = (category: Disclosure['category']) =>
    words.purposes[category] ??
    (category === 'statistics' ? questions.statistics?.label : undefined) ??
    words.purposes.necessary;
  return (
    <Sideways label={heading}>
      <table css={[table, stackedTable, stacked]} {...tablePart('table')}>
        <thead {...tablePart('rowgroup')}>
          <tr {...tablePart('row')}>
            {[columns.who, columns.why, columns.what, columns.howLong].map((head, index) => (
              <th key={index} scope="col" {...tablePart('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {disclosures.map(({ name, category, privacy, stores }) => (
          <tbody key={`${name} ${category}`} {...tablePart('rowgroup')}>
            {/* One row for each thing that is kept; the name and the purpose span all of them. */}
            {(stores.length > 0 ? stores : [null]).map((stored, index, { length }) => (
              <tr key={index} {...tablePart('row')}>
                {index === 0 && (
                  <>
                    <th scope="rowgroup" rowSpan={length} {...tablePart('rowheader')}>
                      {name}
                      {privacy !== undefined && (
                        <a href={privacy} target="_blank" rel="noopener">
                          {fill(words.policy, { name })}
                          <span css={hidden}>{` (${messages.opensInNewTab})`}</span>
                        </a>
                      )}
                    </th>
                    <td rowSpan={length} {...tablePart('cell')}>
                      <span>{columns.why} </span>
                      {purposeOf(category)}
                    </td>
                  </>
                )}
                {stored ? (
                  <>
                    <td {...tablePart('cell')}>
                      <span>{columns.what} </span>
                      {inWords(stored)}
                      <code>{stored.name}</code>
                    </td>
                    <td {...tablePart('cell')}>
                      <span>{columns.howLong} </span>
                      {howLong(stored)}
                    </td>
                  </>
                ) : (
                  <td colSpan={2} {...tablePart('cell')}>
                    <span>{columns.what} </span>
                    {category === 'statistics' ? (words.nothing ?? '–') : words.unknown}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Sideways>
  );
});

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--step-small)',
  // Columns are as wide as their longest word.
  overflowWrap: 'break-word',
  [print]: { overflowWrap: 'anywhere' },
  'th, td': {
    padding: '10px 14px 10px 0',
    borderBlockEnd: '1px solid var(--line)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'tbody th': { minWidth: '10em', fontWeight: 600 },
  a: { display: 'block', paddingBlock: 4, fontWeight: 400 },
  code: { display: 'block' },
});
/** Each company is an entry; what it keeps is under its name. */
const stacked = css({
  [onPhone]: {
    overflowWrap: 'anywhere',
    tbody: { paddingBlock: 'var(--space-s)', borderBlockEnd: '1px solid var(--line)' },
    'tbody tr + tr': { marginBlockStart: 'var(--space-xs)' },
    '&& tr': { padding: 0 },
    '&& th, && td': { border: 0 },
    '&& th': { minWidth: 0, padding: '0 0 0.3em' },
    code: { gridColumn: 2 },
  },
});
