import { css } from '@emotion/react';
import type { Pixel } from '#schema/pixel.ts';
import { heading, hue, lineLink, mono, small, subheading } from '../look.ts';
import { useAsked } from '../useAsked.ts';
import { type LoggedEvent, useUpdate, useValue, useWorkbench } from '../Workbench.ts';

type Rule = Pixel['events'][number];

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
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule, index) => (
            <tr key={index}>
              <th scope="row">{rule.send}</th>
              <td>{inWords(rule)}</td>
              <td>
                <Line line={lines[index]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
                <strong>{event.name}</strong> {event.value}
              </span>
              <span css={small}>
                {timeOf(event)} · {event.path} · {event.screen}
              </span>
              <span>
                {rules.map(
                  (rule, at) =>
                    mayHaveSent(rule, event) && (
                      <Line key={at} line={lines[at]} words="Rule in line" />
                    ),
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function Line({ line, words = '' }: { line: number | undefined; words?: string }) {
  const { openLine } = useWorkbench();
  if (line === undefined) return null;
  return (
    <button type="button" css={lineLink} onClick={() => openLine({ line, column: 1 })}>
      {words} {line}
    </button>
  );
}

function inWords({ onVisit, except, onClick }: Rule): string {
  if (onClick !== undefined) return `A press on ${onClick}`;
  if (onVisit !== 'all') return `A visit of ${onVisit?.join(', ')}`;
  return except ? `Any visit but of ${except.join(', ')}` : 'Any visit';
}

/** The rule by its event, and by the page where it is about visits. */
function mayHaveSent({ send, onVisit, except }: Rule, { name, path }: LoggedEvent): boolean {
  if (send !== name) return false;
  if (onVisit === undefined) return true;
  return onVisit === 'all' ? !except?.includes(path) : onVisit.includes(path);
}

function timeOf({ at }: LoggedEvent): string {
  return new Date(at).toLocaleTimeString('en-GB');
}

const part = css({ margin: '18px 0 6px !important' });
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '6px 8px 6px 0',
    borderBlockEnd: `1px solid ${hue.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'thead th': { color: hue.muted, fontSize: 12.5, fontWeight: 500 },
  'tbody th': { fontWeight: 600 },
});
const logHead = css({ display: 'flex', justifyContent: 'space-between' });
const list = css({ display: 'grid' });
const entry = css({
  display: 'grid',
  padding: '6px 0',
  borderBlockEnd: `1px solid ${hue.line}`,
  strong: { fontFamily: mono, fontWeight: 600 },
});
