import { css } from '@emotion/react';
import type { EventRule } from '#schema/pixel.ts';
import { heading, hue, lineLink, mono, small, subheading, table } from '../look.ts';
import { useAsked } from '../useAsked.ts';
import { type LoggedEvent, useUpdate, useValue, useWorkbench } from '../Workbench.ts';
import { AddHere } from '../AddHere.tsx';
import { EventTable } from './EventTable.tsx';
import { RuleRow } from './RuleRow.tsx';
import { RuleLine } from './RuleLine.tsx';

/** The rules by which events are sent, and those that the open pages have sent. */
export function EventsTab() {
  const { log } = useWorkbench();
  const { site } = useUpdate();
  const { content } = useAsked((read) => read('GET outline'));
  const events = useValue(log);
  const rules = site?.pixel?.events ?? [];
  const lines = content?.events.map(({ line }) => line) ?? [];
  return (
    <>
      <h2 css={heading}>Events</h2>
      <p css={small}>What the advertising pixel would be told. Nothing is ever sent from here.</p>
      <h3 css={[subheading, part]}>The rules</h3>
      <table css={[table, rulesTable]} aria-label="The rules">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule, index) => (
            <RuleRow
              key={index}
              rule={rule}
              index={index}
              last={rules.length - 1}
              line={lines[index]}
            />
          ))}
        </tbody>
      </table>
      <AddHere path={['pixel', 'events']} name="the rules" />
      <h3 css={[subheading, part]}>What every page sends</h3>
      <EventTable lines={lines} />
      <div css={[part, logHead]}>
        <h3 css={subheading}>Sent by the open pages</h3>
        {events.length > 0 && (
          <button type="button" css={lineLink} onClick={() => log.set([])}>
            Clear
          </button>
        )}
      </div>
      {events.length === 0 && (
        <p css={small}>
          Nothing yet. Choose «Try» above and use the page; who has not accepted sends nothing.
        </p>
      )}
      <div role="log" aria-label="Sent events">
        <ol css={list}>
          {events.toReversed().map((event, index) => (
            <li key={events.length - index} css={entry}>
              <span>
                <strong>{event.rule.send}</strong> {event.value}
              </span>
              <span css={small}>
                {timeOf(event)} · {event.path} · {event.screen}
              </span>
              <RuleLine line={lines[indexOf(event.rule, rules)]} words="Rule in line" />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Where the rule of an event stands in the file as it is now; -1 when it was changed since. */
function indexOf(sent: EventRule, rules: readonly EventRule[]): number {
  const written = JSON.stringify(sent);
  return rules.findIndex((rule) => JSON.stringify(rule) === written);
}

function timeOf({ at }: LoggedEvent): string {
  return new Date(at).toLocaleTimeString('en-GB');
}

const rulesTable = css({
  tableLayout: 'fixed',
  'th, td': { overflowWrap: 'anywhere' },
  fontSize: 13,
  'thead th:first-of-type': { width: 136 },
  'thead th:last-of-type': { width: 78 },
});
const part = css({ margin: '18px 0 6px !important' });
const logHead = css({ display: 'flex', justifyContent: 'space-between' });
const list = css({ display: 'grid' });
const entry = css({
  display: 'grid',
  padding: '6px 0',
  borderBlockEnd: `1px solid ${hue.line}`,
  strong: { fontFamily: mono, fontWeight: 600 },
});
