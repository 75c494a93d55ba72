import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { fill, useSite } from '#parts/contexts.ts';
import { ItemHeading } from '#parts/framed.tsx';
import { hairline, noScript, print } from '#parts/styles.ts';
import { dayLong, daysBetween, readSpan } from '#schema/calendar.ts';
import { nextChange, type OpeningHours } from './nextChange.ts';

/** Opening hours, in the words of the site’s language; once React is there, also whether it is open now. */
export function Hours(hours: OpeningHours) {
  const { title: above, days, specialDays, note } = hours;
  const { language, timeZone } = useSite();
  return (
    <div>
      {above !== undefined && <ItemHeading css={title}>{above}</ItemHeading>}
      {timeZone !== undefined && days.some(({ times }) => times) && (
        <OpenNow hours={hours} timeZone={timeZone} />
      )}
      <dl css={rows}>
        {days.map(({ day, until = day, ...what }) => {
          const first = monday + daysBetween('monday', day) * dayLong;
          const last = first + daysBetween(day, until) * dayLong;
          const when = write(language, { weekday: 'long' }, first, last);
          const [initial = '', ...rest] = when;
          const name = initial.toLocaleUpperCase(language) + rest.join('');
          return <Row key={day} {...what} when={name} />;
        })}
      </dl>
      {specialDays && (
        <dl css={[rows, special]}>
          {specialDays.map(({ date, until = date, ...what }) => {
            const when = write(language, dayOfYear, Date.parse(date), Date.parse(until));
            return <Row key={date} {...what} when={when} />;
          })}
        </dl>
      )}
      {note !== undefined && <p css={aside}>{note}</p>}
    </div>
  );
}

type RowProps = Pick<OpeningHours['days'][number], 'times' | 'closed' | 'text'> & { when: string };

/** Browsers may write days and times in another way than the build: what it wrote stays. */
function Row({ when, times, closed, text }: RowProps) {
  const { language, messages } = useSite();
  return (
    <div>
      <dt suppressHydrationWarning>{when}</dt>
      <dd css={times ? figures : off}>
        {times?.map((span) => (
          <span key={span} suppressHydrationWarning>{`${writeSpan(span, language)} `}</span>
        ))}
        {closed && <span>{messages.closed ?? '–'} </span>}
        {text !== undefined && <span css={off}>{text}</span>}
      </dd>
    </div>
  );
}

/** Its line has room from the start, so that nothing moves when the script fills it. */
function OpenNow({ hours, timeZone }: { hours: OpeningHours; timeZone: string }) {
  const { language, messages } = useSite();
  // The page that is built knows no time.
  const minute = useSyncExternalStore(everyMinute, minuteNow, () => 0);
  const change = minute > 0 && changeAfter(minute * minuteLong, hours, timeZone);
  if (!change) return <p css={status} />;
  const { isOpen, now, at } = change;
  const isLong = isOpen && at - now >= dayLong;
  const time = [...(isLong ? [{ weekday: 'long' } as const] : []), timeOfDay]
    .map((part) => write(language, part, at))
    .join(' ');
  const days = Math.floor(at / dayLong) - Math.floor(now / dayLong);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : write(language, days < 7 ? { weekday: 'long' } : dayOfYear, at);
  return (
    <p css={status} data-open={isOpen || undefined}>
      {fill((isOpen ? messages.openUntil : messages.opensAt) ?? '', { day, time })}
    </p>
  );
}

function changeAfter(now: number, hours: OpeningHours, timeZone: string) {
  try {
    return nextChange(hours, new Date(now), timeZone);
  } catch {
    // An old browser, which does not know the time zone.
    return undefined;
  }
}

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, 5000);
  return () => clearInterval(timer);
}

function minuteNow(): number {
  return Math.floor(Date.now() / minuteLong);
}

function writeSpan(span: string, language: string): string {
  const { from, until } = readSpan(span);
  // Across midnight, a range would name the days.
  return until < dayLong
    ? write(language, timeOfDay, from, until)
    : [
        write(language, timeOfDay, from),
        write(language, timeOfDay, until).replace(/^00?:00$/, until > dayLong ? '$&' : '24:00'),
      ].join(dashOf(language));
}

/** What a language writes between two times, with the spaces around it. */
function dashOf(language: string): string {
  const [dash = ' – '] =
    /\s*[\p{Dash_Punctuation}~～]\s*/u.exec(write(language, timeOfDay, 0, dayLong / 2)) ?? [];
  return dash;
}

/** A moment, or from one to another, in words. */
function write(
  language: string,
  options: Intl.DateTimeFormatOptions,
  from: number,
  until = from,
): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatRange(
    from,
    until,
  );
}

const minuteLong = 60_000;
/** A Monday. */
const monday = 4 * dayLong;
const timeOfDay = { timeStyle: 'short' } as const;
const dayOfYear = { day: 'numeric', month: 'long' } as const;

const status = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5em',
  fontSize: 'var(--step-small)',
  fontWeight: 600,
  '&::before': {
    content: '""',
    width: '0.6em',
    height: '0.6em',
    borderRadius: '50%',
    border: '2px solid',
    color: 'var(--text-muted)',
  },
  '&:empty::before': { content: '"\\200b"', height: 'auto', border: 0 },
  '&[data-open]::before': { color: 'var(--text)', background: 'currentColor' },
  [noScript]: { display: 'none' },
  [print]: { display: 'none' },
});
export const title = css({ marginBlockEnd: 'var(--space-s)', fontSize: 'var(--step-subheading)' });
export const aside = css({
  marginBlockStart: 'var(--space-s)',
  color: 'var(--text-muted)',
  whiteSpace: 'pre-line',
});
export const rows = css({
  margin: 0,
  borderBlockEnd: hairline,
  '* + &': { marginBlockStart: 'var(--space-m)' },
  'h2 + &, h3 + &': { marginBlockStart: 0 },
  '> *': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 var(--space-m)',
    paddingBlock: '0.75em',
    borderBlockStart: hairline,
  },
  '> li > span': { color: 'var(--text-muted)' },
  '> * > * + *': { marginInlineStart: 'auto' },
  dd: { textAlign: 'end', span: { display: 'block' } },
});
const special = css({ '&&': { marginBlockStart: 0 } });
const figures = css({ fontVariantNumeric: 'tabular-nums' });
const off = css({ color: 'var(--text-muted)' });
