import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { desktop, hairline, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Group = BlockOf<'schedule'>['groups'][number];

export const Schedule = framed(function Schedule({ groups }: BlockOf<'schedule'>) {
  // The page that is built knows no date.
  const today = useSyncExternalStore(never, todayHere, () => '');
  return (
    <ol>
      {groups.map(({ heading, date, text, entries }, index) => (
        <li
          key={index}
          css={day}
          data-past={(date !== undefined && date < today) || undefined}
          aria-current={date === today ? 'date' : undefined}
        >
          <div css={head}>
            <ItemHeading>
              {date === undefined ? heading : <time dateTime={date}>{heading}</time>}
            </ItemHeading>
            {text !== undefined && <p>{text}</p>}
          </div>
          <Entries entries={entries} />
        </li>
      ))}
    </ol>
  );
});

/** Where none of them has a time, there is no column for it. */
function Entries({ entries }: Pick<Group, 'entries'>) {
  const isTimed = entries.some(({ from, until }) => (from ?? until) !== undefined);
  return (
    <ol>
      {entries.map((entry, index) => (
        <Entry key={index} isTimed={isTimed} {...entry} />
      ))}
    </ol>
  );
}

type EntryProps = Group['entries'][number] & { isTimed: boolean };

function Entry({ from, until, title, text, people, place, track, isTimed }: EntryProps) {
  const where = [place, track].filter((one) => one !== undefined);
  return (
    <li css={[row, !isTimed && untimed]}>
      {(from ?? until) !== undefined && (
        <p css={time}>
          {from}
          {until !== undefined && <span>–{until}</span>}
        </p>
      )}
      <div css={what}>
        <p css={name}>{title}</p>
        {people && <p>{people.join(', ')}</p>}
        {text !== undefined && <p css={muted}>{text}</p>}
      </div>
      {where.length > 0 && (
        <ul css={[aside, muted]}>
          {where.map((one, index) => (
            <li key={index}>{one}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The date of today by the visitor's clock, as in `2027-06-12`. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Today changes while nobody looks. */
const never = () => () => {};

const day = css({
  paddingBlockStart: 'var(--space-s)',
  borderBlockStart: '2px solid',
  '& + &': { marginBlockStart: 'var(--space-l)' },
  // Colours alone: nothing moves when React knows the date.
  transition: 'color 300ms',
  '&[data-past]': {
    color: 'var(--text-muted)',
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
  '&[aria-current]': { borderColor: 'var(--accent)', boxShadow: 'inset 0 4px var(--accent)' },
  [desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    columnGap: 'var(--space-l)',
  },
});
const head = css({
  alignSelf: 'start',
  marginBlockEnd: 'var(--space-xs)',
  'h2, h3': { fontSize: 'var(--step-subheading)' },
  p: { marginBlockStart: 'var(--space-2xs)', color: 'var(--text-muted)' },
  [desktop]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--header) + var(--space-s))',
  },
});
/** The time in a column; where it is goes below on phones, and to the end of the line on wider screens. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: 'var(--space-s)',
  paddingBlock: 'var(--space-s)',
  breakInside: 'avoid',
  '& + &': { borderBlockStart: hairline },
  '&:last-of-type': { paddingBlockEnd: 0 },
  [tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) 10rem' },
  [desktop]: { '&:first-of-type': { paddingBlockStart: 0 } },
});
const untimed = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '> div, > ul': { gridColumn: 'auto' },
  [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem' },
});
const time = css({
  gridRow: '1 / span 2',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  span: { display: 'inline-block', color: 'var(--text-muted)', fontWeight: 400 },
});
const what = css({ gridColumn: 2, '> p + p': { marginBlockStart: '0.2em' } });
const name = css({ font: '600 var(--step-lead)/1.35 var(--font-heading)', textWrap: 'pretty' });
const muted = css({
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  textWrap: 'pretty',
});
const aside = css({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.2em',
  marginBlockStart: '0.35em',
  [tablet]: { gridColumn: 3, display: 'block', margin: '0.2em 0 0', textAlign: 'end' },
});
