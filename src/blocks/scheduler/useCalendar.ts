import { type RefObject, useEffect, useState } from 'react';
import { loadScript } from '#parts/loadScript.ts';
import { useSite } from '#parts/SiteContext.ts';
import type { BlockOf } from '#schema/block.ts';

declare global {
  interface Window {
    /** What Calendly's widget.js puts on the page ("Getting Started with Embeds"). */
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };
  }
}

/** `failed` also stands for "late": the calendar may still come, and then it is `shown`. */
export type CalendarState = 'loading' | 'shown' | 'failed';

type Options = Pick<BlockOf<'scheduler'>, 'script' | 'page' | 'title' | 'patience'>;

/** Loads the widget's script where the block stands, and lets it draw the booking page into `place`. */
export function useCalendar(place: RefObject<HTMLElement | null>, options: Options): CalendarState {
  const { links, fetching } = useSite();
  const [state, setState] = useState<CalendarState>('loading');
  const script = links[options.script]?.href;
  const page = links[options.page]?.href;
  const { title, patience } = options;
  const { retries, retryDelay } = fetching;

  useEffect(() => {
    const parent = place.current;
    if (!parent || script === undefined || page === undefined) return undefined;
    const leaving = new AbortController();
    const fail = () => {
      if (!leaving.signal.aborted) setState('failed');
    };
    const late = setTimeout(fail, patience);
    const draw = () => {
      if (leaving.signal.aborted) return;
      window.Calendly?.initInlineWidget({ url: page, parentElement: parent });
      const frame = parent.querySelector('iframe');
      if (!frame) return fail();
      frame.title = title;
      // The skeleton stays behind the frame until something has come. What came is not known here.
      frame.addEventListener('load', () => {
        clearTimeout(late);
        setState('shown');
      });
    };
    const ready = window.Calendly
      ? Promise.resolve()
      : loadScript(script, { retries, retryDelay, signal: leaving.signal });
    ready.then(draw).catch(fail);
    return () => {
      leaving.abort();
      clearTimeout(late);
      parent.replaceChildren();
      setState('loading');
    };
  }, [place, script, page, title, patience, retries, retryDelay]);

  return state;
}
