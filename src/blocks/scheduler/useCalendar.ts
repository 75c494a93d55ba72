import { type RefObject, useEffect, useReducer, useState } from 'react';
import { listenToFrame } from '#parts/listenToFrame.ts';
import { useSite } from '#parts/SiteContext.ts';
import { useTrack } from '#parts/TrackContext.ts';
import { useAddress } from '#parts/useAddress.ts';
import type { BlockOf } from '#schema/block.ts';
import type { Sign } from './Adapter.ts';
import { adapters } from './adapters.ts';
import { type CalendarState, changeCalendar } from './calendarState.ts';
import { drawCalendar } from './drawCalendar.ts';

/** `wish`: how high the booking page would like to be, in pixels; 0 where it says nothing. */
export type Calendar = { state: CalendarState; wish: number };

type Options = Pick<BlockOf<'scheduler'>, 'provider' | 'script' | 'page' | 'title' | 'patience'>;

/** Draws the booking page into `place`, and hears whether it lives and whether the visitor has booked. */
export function useCalendar(place: RefObject<HTMLElement | null>, options: Options): Calendar {
  const { links, fetching } = useSite();
  const track = useTrack();
  const [state, change] = useReducer(changeCalendar, 'loading');
  const [wish, setWish] = useState(0);
  const { provider, title, patience } = options;
  const { retries, retryDelay } = fetching;
  const page = useAddress(options.page);
  const script = options.script && links[options.script]?.href;

  useEffect(() => {
    const parent = place.current;
    if (!parent || page === undefined) return undefined;
    const adapter = adapters[provider];
    const leaving = new AbortController();
    const { signal } = leaving;
    let hasBooked = false;
    const late = setTimeout(() => change('late'), patience);

    const hear = (sign: Sign, reply: (answer: object) => void) => {
      if (sign.says === 'ready') return reply(sign.answer);
      change(sign.says === 'broken' ? 'break' : 'live');
      if (sign.says === 'height') setWish(sign.pixels);
      if (sign.says === 'scheduled' && !hasBooked) {
        hasBooked = true;
        track('schedule');
      }
    };
    const follow = (frame: HTMLIFrameElement) => {
      if (signal.aborted) return;
      const origins = [new URL(page).origin, ...adapter.origins];
      listenToFrame(frame, { origins, read: adapter.read, hear, signal });
      const onLoad = () => {
        change('load');
        if (!adapter.speaks) clearTimeout(late);
      };
      frame.addEventListener('load', onLoad, { signal });
      change('draw');
    };
    drawCalendar(parent, adapter, { page, script, title, retries, retryDelay, signal })
      .then(follow)
      .catch(() => signal.aborted || change('fail'));
    return () => {
      leaving.abort();
      clearTimeout(late);
      parent.replaceChildren();
      change('leave');
      setWish(0);
    };
  }, [place, provider, script, page, title, patience, retries, retryDelay, track]);

  return { state, wish };
}
