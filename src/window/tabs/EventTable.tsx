import type { EventRow } from '#preview/EditApi.ts';
import { LineLink } from '../parts.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useWindowState } from '../WindowContext.ts';

/** How many rows are shown at most; `npm run events` prints all. */
const mostRows = 200;

/** What a visit, each press and a booking send on every page. `lines` are those of the rules. */
export function EventTable({ lines }: { lines: readonly number[] }) {
  const path = useWindowState('path');
  const rows = useAnswer('GET events');
  if (rows === undefined) return null;
  if (!rows) return <p className="small">The table is here again when the file is right.</p>;
  const shown = rows.slice(0, mostRows);
  return (
    <>
      <table className="sent" aria-label="What every page sends">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">What happens</th>
            <th scope="col">Sends</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={index} aria-current={row.route === path ? 'page' : undefined}>
              {shown[index - 1]?.route !== row.route && (
                <th
                  scope="rowgroup"
                  rowSpan={shown.filter((one) => one.route === row.route).length}
                >
                  {row.route ?? 'Any other path'}
                </th>
              )}
              <td>{actionOf(row)}</td>
              <td>
                {row.events.length === 0 && <span className="small">nothing</span>}
                {row.events.map(({ send, rule, once }) => (
                  <div key={rule}>
                    {send}
                    {once && <span className="small"> once</span>}{' '}
                    <LineLink at={{ line: lines[rule] }} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p className="small">
          And {rows.length - mostRows} more: <code>npm run events</code> prints all.
        </p>
      )}
    </>
  );
}

function actionOf({ action, click }: EventRow): string {
  if (action === 'click') return `A press on ${click}`;
  return action === 'visit' ? 'A visit' : 'A booking';
}
