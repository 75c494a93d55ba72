import { css } from '@emotion/react';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Legend, Marks } from '#parts/separate/Legend.tsx';
import { desktop, hairline, tablet } from '#parts/styles.ts';
import { useToday } from '#parts/useToday.ts';
import type { BlockOf } from '#schema/block.ts';

type WithLegend = Pick<BlockOf<'schedule'>, 'legend'>;
type Group = BlockOf<'schedule'>['groups'][number];
type Entry = Group['entries'][number];

export const Schedule = framed(function Schedule({ groups, legend, align }: BlockOf<'schedule'>) {
  const today = useToday();
  return (
    <>
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
            <Entries entries={entries} legend={legend} />
          </li>
        ))}
      </ol>
      <Legend legend={legend} align={align} />
    </>
  );
});

/** Where none of them has a time, there is no column for it. */
function Entries({ entries, legend }: Pick<Group, 'entries'> & WithLegend) {
  const isTimed = entries.some(({ from, until }) => (from ?? until) !== undefined);
  const slots = slotsOf(entries);
  const parallel = slots.flatMap((slot) => (slot.length > 1 ? slot.map(({ track }) => track) : []));
  const tracks = [...new Set(parallel)];
  return (
    <ol>
      {slots.map((slot, index) => (
        <li key={index} css={[row, slot.length === 1 && alone, !isTimed && untimed]}>
          <Slot entries={inOrder(slot, tracks)} tracks={tracks} legend={legend} />
        </li>
      ))}
    </ol>
  );
}

/** Neighbours that begin at the same time on different tracks are one slot. */
function slotsOf(entries: readonly Entry[]): Entry[][] {
  const slots: Entry[][] = [];
  for (const entry of entries) {
    const slot = slots.at(-1);
    const isBeside =
      entry.from !== undefined &&
      slot?.[0]?.from === entry.from &&
      [...slot.map(({ track }) => track), entry.track].every(
        (track, index, all) => track !== undefined && all.indexOf(track) === index,
      );
    if (slot && isBeside) slot.push(entry);
    else slots.push([entry]);
  }
  return slots;
}

/** Every slot has its tracks in the order of the first, whatever that of its entries: they share a row. */
function inOrder(slot: readonly Entry[], tracks: readonly unknown[]): readonly Entry[] {
  if (slot.length === 1) return slot;
  return tracks.flatMap((track) => slot.filter((entry) => entry.track === track));
}

type SlotProps = WithLegend & { entries: readonly Entry[]; tracks: readonly unknown[] };

/**
 * An entry; or several side by side, each with its time where they end at different ones. Up to three tracks have a
 * column each.
 */
function Slot({ entries, tracks, legend }: SlotProps) {
  const [first] = entries;
  if (!first) return null;
  const until = entries.every((one) => one.until === first.until) ? first.until : undefined;
  return (
    <>
      {(first.from ?? until) !== undefined && (
        <p css={time}>
          {first.from}
          {until !== undefined && <span>–{until}</span>}
        </p>
      )}
      {entries.length === 1 ? (
        <What entry={first} legend={legend} />
      ) : (
        <ul css={[what, tracks.length > 3 ? beside : inColumns(tracks.length)]}>
          {entries.map((entry, index) => (
            <li
              key={index}
              {...(tracks.length <= 3 && { css: columnAt(tracks.indexOf(entry.track) + 1) })}
            >
              <What entry={entry} legend={legend} ownTime={until === undefined} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function What({
  entry,
  legend,
  ownTime = false,
}: WithLegend & { entry: Entry; ownTime?: boolean }) {
  const { from, until, title, text, people, place, track, price, marks } = entry;
  const more = [ownTime && until !== undefined && `${from}–${until}`, price, place, track];
  const shown = more.filter((one) => typeof one === 'string');
  return (
    <>
      <div css={what}>
        <p css={name}>
          {title}
          <Marks marks={marks} legend={legend} />
        </p>
        {people && <p>{people.join(', ')}</p>}
        {text !== undefined && <p css={muted}>{text}</p>}
      </div>
      {shown.length > 0 && (
        <ul css={[aside, muted]}>
          {shown.map((one, index) => (
            <li key={index}>{one === price ? <strong>{one}</strong> : one}</li>
          ))}
        </ul>
      )}
    </>
  );
}

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
/** The time in a column. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: 'var(--space-s)',
  paddingBlock: 'var(--space-s)',
  breakInside: 'avoid',
  '&:not(:first-of-type)': { borderBlockStart: hairline },
  '&:last-of-type': { paddingBlockEnd: 0 },
  [tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
  [desktop]: { '&:first-of-type': { paddingBlockStart: 0 } },
});
/** Where it is goes to the end of the line. */
const alone = css({
  [tablet]: {
    gridTemplateColumns: '8rem minmax(0, 1fr) 10rem',
    '> ul': { gridColumn: 3, display: 'block', margin: '0.2em 0 0', textAlign: 'end' },
  },
});
const untimed = css({
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)',
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
  strong: { color: 'var(--text)', fontWeight: 600 },
});
/** Under each other on phones, in columns where there is room. */
const columns = (gridTemplateColumns: string) =>
  css({
    display: 'grid',
    gap: 'var(--space-s) var(--space-m)',
    [tablet]: { gridTemplateColumns },
  });
const beside = columns('repeat(auto-fit, minmax(min(100%, 12rem), 1fr))');
const inColumns = (count: number) => columns(`repeat(${count}, minmax(0, 1fr))`);
const columnAt = (gridColumn: number) => css({ [tablet]: { gridColumn } });
const aside = css({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.2em',
  marginBlockStart: '0.35em',
});
