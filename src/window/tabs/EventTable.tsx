import { css } from '@emotion/react';
import type { EventRow } from '#preview/WindowApi.ts';
import { hue, small, table } from '../look.ts';
import { useAsked } from '../useAsked.ts';
import { useView } from '../Workbench.ts';
import { RuleLine } from './RuleLine.tsx';

/** How many rows are shown at most; `npm run events` prints all. */
const mostRows = 200;

/** What a visit, each press and a booking send on every page. `lines` are those of the rules. */
export function EventTable({ lines }: { lines: readonly number[] }) {
  const { path } = useView();
  const { state, content: rows } = useAsked((read) => read('GET events'));
  if (!rows) {
    return state === 'waiting' ? null : (
      <p css={small}>The table is here again when the file is right.</p>
    );
  }
  return (
    <>
      <table css={[table, fixed]} aria-label="What every page sends">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">What happens</th>
            <th scope="col">Sends</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row, index) => {
            const isFirst = rows[index - 1]?.route !== row.route;
            return (
              <tr
                key={index}
                css={row.route === path && shown}
                aria-current={row.route === path ? 'page' : undefined}
              >
                {isFirst ? (
                  <th scope="rowgroup" rowSpan={countOf(row, rows.slice(0, mostRows))}>
                    {row.route ?? 'Any other path'}
                  </th>
                ) : null}
                <td>{actionOf(row)}</td>
                <td>
                  {row.events.length === 0 && <span css={small}>nothing</span>}
                  {row.events.map(({ send, rule, once }) => (
                    <div key={rule}>
                      {send}
                      {once && <span css={small}> once</span>} <RuleLine line={lines[rule]} />
                    </div>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p css={small}>
          And {rows.length - mostRows} more: <code>npm run events</code> prints all.
        </p>
      )}
    </>
  );
}

/** How many rows a page has. */
function countOf({ route }: EventRow, rows: readonly EventRow[]): number {
  return rows.filter((row) => row.route === route).length;
}

function actionOf({ action, click }: EventRow): string {
  if (action === 'click') return `A press on ${click}`;
  return action === 'visit' ? 'A visit' : 'A booking';
}

const fixed = css({
  tableLayout: 'fixed',
  fontSize: 13,
  'th, td': { overflowWrap: 'anywhere' },
  'th:first-of-type': { width: '35%' },
  'th:last-of-type': { width: '42%' },
  'tbody th': { fontWeight: 500 },
});
const shown = css({ 'th, td': { background: hue.accentSoft } });
