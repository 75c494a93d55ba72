/**
 * How far the calendar is.
 * - `loading`: nothing of it is on the page yet.
 * - `drawn`: its frame is there, and still empty.
 * - `loaded`: something has come into the frame; what it is, nobody knows.
 * - `shown`: the booking page has said that it lives.
 * - `silent`: the frame is there, and the booking page has said nothing in time, or that it failed.
 * - `absent`: there is no frame, for a failure or in time.
 *
 * The last two are no end: a late calendar is still `shown`.
 */
export type CalendarState = 'loading' | 'drawn' | 'loaded' | 'shown' | 'silent' | 'absent';

export type CalendarChange = 'draw' | 'load' | 'live' | 'break' | 'fail' | 'late' | 'leave';

/** What a change leads to; changes that are not here lead nowhere. */
const next: Readonly<
  Record<CalendarState, Readonly<Partial<Record<CalendarChange, CalendarState>>>>
> = {
  loading: { draw: 'drawn', fail: 'absent', late: 'absent' },
  drawn: { load: 'loaded', live: 'shown', break: 'silent', late: 'silent' },
  loaded: { live: 'shown', break: 'silent', late: 'silent' },
  shown: { break: 'silent' },
  silent: { live: 'shown' },
  absent: { draw: 'silent' },
};

export function changeCalendar(state: CalendarState, change: CalendarChange): CalendarState {
  return change === 'leave' ? 'loading' : (next[state][change] ?? state);
}
