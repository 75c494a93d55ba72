import { type RefObject, useEffect, useReducer, useState } from 'react';
import { useAddress, useSite, useTrack } from '#parts/contexts.ts';
import { listenToFrame } from '#parts/frameMessages.ts';
import { loadScript } from '#parts/retry.ts';
import type { BlockOf } from '#schema/block.ts';
import { type CalendarMessage, services } from './services.ts';

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
type CalendarState = 'loading' | 'drawn' | 'loaded' | 'shown' | 'silent' | 'absent';
type CalendarChange = 'draw' | 'load' | 'live' | 'break' | 'fail' | 'late' | 'leave';

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

function changeCalendar(state: CalendarState, change: CalendarChange): CalendarState {
  return change === 'leave' ? 'loading' : (next[state][change] ?? state);
}

type Options = Pick<BlockOf<'scheduler'>, 'provider' | 'script' | 'page' | 'title' | 'patience'>;
/** `requestedHeight`: what the booking page asks for, in pixels; 0 where it says nothing. */
type Calendar = { state: CalendarState; requestedHeight: number };

/** Draws the booking page into `place`, and hears whether it lives and whether the visitor has booked. */
export function useCalendar(place: RefObject<HTMLElement | null>, options: Options): Calendar {
  const { links, fetching } = useSite();
  const track = useTrack();
  const [state, change] = useReducer(changeCalendar, 'loading');
  const [requestedHeight, setRequestedHeight] = useState(0);
  const { provider, title, patience } = options;
  const { retries, retryDelay } = fetching;
  const page = useAddress(options.page);
  const script = options.script && links[options.script]?.href;

  useEffect(() => {
    const parent = place.current;
    if (!parent || page === undefined) return undefined;
    const { address, origins, read, speaks, widget } = services[provider];
    const leaving = new AbortController();
    const { signal } = leaving;
    let hasBooked = false;
    const late = setTimeout(() => change('late'), patience);

    /** Rejects when the script fails, draws nothing, or comes too late. */
    const draw = async () => {
      // One turn later even without a download: React's strict mode leaves at once, and comes again.
      await (widget && script !== undefined && !widget.isThere()
        ? loadScript(script, { retries, retryDelay, signal })
        : undefined);
      signal.throwIfAborted();
      if (widget && script !== undefined) widget.draw(page, parent);
      else parent.append(createFrame(address(new URL(page), location.hostname)));
      const frame = parent.querySelector('iframe');
      if (!frame) throw new Error('The script of the calendar has drawn nothing.');
      frame.title = title;
      listenToFrame(frame, { origins: [new URL(page).origin, ...origins], read, hear, signal });
      const onLoad = () => {
        change('load');
        if (!speaks) clearTimeout(late);
      };
      frame.addEventListener('load', onLoad, { signal });
      change('draw');
    };
    const hear = (message: CalendarMessage, reply: (answer: object) => void) => {
      if (message.says === 'ready') return reply(message.answer);
      change(message.says === 'broken' ? 'break' : 'live');
      if (message.says === 'height') setRequestedHeight(message.pixels);
      if (message.says === 'scheduled' && !hasBooked) {
        hasBooked = true;
        track('schedule');
      }
    };
    draw().catch(() => signal.aborted || change('fail'));
    return () => {
      leaving.abort();
      clearTimeout(late);
      parent.replaceChildren();
      change('leave');
      setRequestedHeight(0);
    };
  }, [place, provider, script, page, title, patience, retries, retryDelay, track]);

  return { state, requestedHeight };
}

function createFrame(src: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), { src, allow: 'payment' });
}
