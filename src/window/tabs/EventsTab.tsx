import { useState } from 'react';
import type { EventRow } from '#preview/EditApi.ts';
import type { EventRule } from '#schema/pixel.ts';
import { AddHere } from '../forms/NewPart.tsx';
import { PartValues } from '../forms/PartValues.tsx';
import { Button, LineLink } from '../parts.tsx';
import { useAnswer, useWindow } from '../WindowContext.ts';

/** The rules by which events are sent, what every page sends, and what the open pages have sent. */
export function EventsTab() {
  const rules = useWindow().site?.pixel?.events ?? [];
  const lines = useLines();
  return (
    <>
      <h2>Events</h2>
      <p className="small">
        What the advertising pixel, and who counts visits, would be told. Nothing is ever sent from
        here.
      </p>
      <h3>The rules</h3>
      <table className="rules" aria-label="The rules">
        <Head names={['Event', 'When', 'Line']} />
        <tbody>
          {rules.map((rule, index) => (
            <RuleRow key={index} {...{ rule, index, line: lines[index], last: rules.length - 1 }} />
          ))}
        </tbody>
      </table>
      <AddHere path={['pixel', 'events']} name="the rules" />
      <h3>What every page sends</h3>
      <EventTable />
      <EventLog rules={rules} />
    </>
  );
}

/** The lines of the rules. */
function useLines(): number[] {
  return useAnswer('GET outline')?.events.map(({ line }) => line) ?? [];
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RuleProps = { rule: EventRule; index: number; last: number; line: number | undefined };

/** A rule by which an event is sent, in words, and to be changed. */
function RuleRow({ rule, index, last, line }: RuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `rule ${index + 1}`;
  return (
    <>
      <tr>
        <th scope="row">{rule.send}</th>
        <td>{inWords(rule)}</td>
        <td>
          <LineLink at={{ line }} />
          <Button
            look="button low"
            aria-expanded={isOpen}
            aria-label={`Change ${name}, ${rule.send}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Change
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={3}>
            <div className="rule-values">
              <PartValues from={['pixel', 'events', index]} name={name} last={last} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

function inWords({ onVisit, except, onClick, onSchedule, onSubmit }: EventRule): string {
  if (onClick !== undefined) return `A press on ${onClick}`;
  if (onSchedule === 'all') return 'Any booking';
  if (onSchedule) return `A booking on ${onSchedule.join(', ')}`;
  if (onSubmit === 'all') return 'Any form that is sent';
  if (onSubmit) return `A form that is sent on ${onSubmit.join(', ')}`;
  if (onVisit !== 'all') return `A visit of ${onVisit?.join(', ')}`;
  return except ? `Any visit but of ${except.join(', ')}` : 'Any visit';
}

/** How many rows are shown at most; `fascia events` prints all. */
const mostRows = 200;

/** What a visit, each press and a booking send on every page. */
function EventTable() {
  const { path } = useWindow();
  const lines = useLines();
  const rows = useAnswer('GET events');
  if (rows === undefined) return null;
  if (!rows) return <p className="small">The table is here again when the file is right.</p>;
  const shown = rows.slice(0, mostRows);
  const count = ({ route }: EventRow) => shown.filter((row) => row.route === route).length;
  return (
    <>
      <table className="sent" aria-label="What every page sends">
        <Head names={['Page', 'What happens', 'Sends']} />
        <tbody>
          {shown.map((row, index) => (
            <tr key={index} aria-current={row.route === path ? 'page' : undefined}>
              {shown[index - 1]?.route !== row.route && (
                <th scope="rowgroup" rowSpan={count(row)}>
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
          And {rows.length - mostRows} more: <code>fascia events</code> prints all.
        </p>
      )}
    </>
  );
}

function actionOf({ action, click }: EventRow): string {
  if (action === 'click') return `A press on ${click}`;
  return { visit: 'A visit', schedule: 'A booking', submit: 'A form that is sent' }[action];
}

/** The events that the open pages would have sent. */
function EventLog({ rules }: { rules: readonly EventRule[] }) {
  const { show, log } = useWindow();
  const lines = useLines();
  // The rule may have been changed since.
  const written = rules.map((rule) => JSON.stringify(rule));
  const lineOf = (sent: EventRule) => lines[written.indexOf(JSON.stringify(sent))];
  return (
    <>
      <div className="row between">
        <h3>Sent by the open pages</h3>
        {log.length > 0 && (
          <Button look="line-link" onClick={() => show({ log: [] })}>
            Clear
          </Button>
        )}
      </div>
      {log.length === 0 && (
        <p className="small">
          Nothing yet. Choose «Try» above and use the page; who has not accepted sends nothing.
        </p>
      )}
      <div role="log" aria-label="Sent events">
        <ol className="items">
          {log.toReversed().map(({ rule, value, at, path, screen }, index) => (
            <li key={log.length - index}>
              <p>
                <code className="strong">{rule.send}</code> {value}
              </p>
              <p className="small">
                {new Date(at).toLocaleTimeString('en-GB')} · {path} · {screen}
              </p>
              <LineLink at={{ line: lineOf(rule) }}>Rule in line {lineOf(rule)}</LineLink>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
