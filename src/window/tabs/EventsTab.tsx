import { useState } from 'react';
import type { EventRule } from '#schema/pixel.ts';
import { AddHere } from '../forms/NewPart.tsx';
import { PartValues } from '../forms/PartValues.tsx';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { Button, LineLink } from '../parts.tsx';
import { useAnswer, usePart } from '../useAnswer.ts';
import { useUpdate, useWindow, useWindowState } from '../WindowContext.ts';
import { EventTable } from './EventTable.tsx';

/** The rules by which events are sent, and those that the open pages have sent. */
export function EventsTab() {
  const { site } = useUpdate();
  const rules = site?.pixel?.events ?? [];
  const lines = useAnswer('GET outline')?.events.map(({ line }) => line) ?? [];
  return (
    <>
      <h2>Events</h2>
      <p className="small">
        What the advertising pixel would be told. Nothing is ever sent from here.
      </p>
      <h3>The rules</h3>
      <table className="rules" aria-label="The rules">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule, index) => (
            <RuleRow key={index} {...{ rule, index }} count={rules.length} line={lines[index]} />
          ))}
        </tbody>
      </table>
      <AddHere path={['pixel', 'events']} name="the rules" />
      <h3>What every page sends</h3>
      <EventTable lines={lines} />
      <EventLog rules={rules} lines={lines} />
    </>
  );
}

type RuleProps = { rule: EventRule; index: number; count: number; line: number | undefined };

/** A rule by which an event is sent, in words, and to be changed. */
function RuleRow({ rule, index, count, line }: RuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">{rule.send}</th>
        <td>{inWords(rule)}</td>
        <td>
          <LineLink at={{ line }} />
          <Button
            look="low"
            aria-expanded={isOpen}
            aria-label={`Change rule ${index + 1}, ${rule.send}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Change
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={3}>
            <RuleValues index={index} count={count} />
          </td>
        </tr>
      )}
    </>
  );
}

function RuleValues({ index, count }: Pick<RuleProps, 'index' | 'count'>) {
  const path = ['pixel', 'events', index];
  const hash = usePart(path)?.hash;
  const name = `rule ${index + 1}`;
  return (
    <div className="rule-values">
      {hash !== undefined && (
        <OperationButtons name={name} hash={hash} buttons={itemButtons(path, count - 1)} />
      )}
      <PartValues from={path} name={name} />
    </div>
  );
}

function inWords({ onVisit, except, onClick, onSchedule }: EventRule): string {
  if (onClick !== undefined) return `A press on ${onClick}`;
  if (onSchedule === 'all') return 'Any booking';
  if (onSchedule) return `A booking on ${onSchedule.join(', ')}`;
  if (onVisit !== 'all') return `A visit of ${onVisit?.join(', ')}`;
  return except ? `Any visit but of ${except.join(', ')}` : 'Any visit';
}

type LogProps = { rules: readonly EventRule[]; lines: readonly number[] };

/** The events that the open pages would have sent. */
function EventLog({ rules, lines }: LogProps) {
  const { show } = useWindow();
  const log = useWindowState('log');
  // The rule may have been changed since.
  const written = rules.map((rule) => JSON.stringify(rule));
  const lineOf = (sent: EventRule) => lines[written.indexOf(JSON.stringify(sent))];
  return (
    <>
      <div className="row between">
        <h3>Sent by the open pages</h3>
        {log.length > 0 && (
          <Button look="link" onClick={() => show({ log: [] })}>
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
          {log.toReversed().map(({ rule, value, at, path, screen }, index) => {
            const line = lineOf(rule);
            return (
              <li key={log.length - index}>
                <p>
                  <code className="strong">{rule.send}</code> {value}
                </p>
                <p className="small">
                  {new Date(at).toLocaleTimeString('en-GB')} · {path} · {screen}
                </p>
                <LineLink at={{ line }}>Rule in line {line}</LineLink>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
