import { type RefObject, useEffect, useState } from 'react';
import { useAddress, useSite } from '#parts/contexts.ts';
import { loadScript } from '#parts/download.ts';
import { listenToFrame } from '#parts/frameMessages.ts';
import type { BlockOf } from '#schema/block.ts';
import { services } from './services.ts';

/**
 * - `waiting`: nothing of the calendar is to be seen yet.
 * - `shown`: something has come into its frame.
 * - `failed`: there is no frame, or the booking page has reported nothing in time, or an error. It is no end: a
 *   late calendar is still `shown`.
 */
type Phase = 'waiting' | 'shown' | 'failed';
type Options = Pick<BlockOf<'scheduler'>, 'provider' | 'script' | 'page' | 'title' | 'patience'>;
/** `requestedHeight`: what the booking page requests, in pixels; 0 where it says nothing. */
type Calendar = { phase: Phase; requestedHeight: number };

/** Draws the booking page into `place`, and listens whether it works and whether the visitor has booked. */
export function useCalendar(place: RefObject<HTMLElement | null>, options: Options): Calendar {
  const { links, fetching, report } = useSite();
  const [phase, setPhase] = useState<Phase>('waiting');
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
    let isAlive = false;
    let hasBooked = false;
    const late = setTimeout(() => isAlive || setPhase('failed'), patience);

    /** Rejects when the script fails, draws nothing, or comes too late. */
    const draw = async () => {
      // One turn later even without a download: an effect that React cleans up at once draws nothing.
      await (widget && script !== undefined && !widget.isThere()
        ? loadScript(script, { retries, retryDelay, signal })
        : undefined);
      signal.throwIfAborted();
      if (widget && script !== undefined) widget.draw(page, parent);
      else {
        const src = address(new URL(page), location.hostname);
        parent.append(Object.assign(document.createElement('iframe'), { src, allow: 'payment' }));
      }
      const frame = parent.querySelector('iframe');
      if (!frame) throw new Error('The script of the calendar has drawn nothing.');
      frame.title = title;
      listenToFrame(frame, { origins: [new URL(page).origin, ...origins], onMessage, signal });
      const onLoad = () => {
        // What has come, nobody knows: a page that speaks has to say so in time.
        setPhase((before) => (before === 'waiting' ? 'shown' : before));
        if (!speaks) clearTimeout(late);
      };
      frame.addEventListener('load', onLoad, { signal });
    };
    const onMessage = (data: unknown, reply: (answer: object) => void) => {
      const message = read(data);
      if (!message) return;
      if (message.answer) return reply(message.answer);
      isAlive = message.says !== 'broken';
      setPhase(isAlive ? 'shown' : 'failed');
      if (message.height) setRequestedHeight(message.height);
      if (message.says === 'scheduled' && !hasBooked) {
        hasBooked = true;
        report('onSchedule');
      }
    };
    draw().catch(() => signal.aborted || setPhase('failed'));
    return () => {
      leaving.abort();
      clearTimeout(late);
      parent.replaceChildren();
      setPhase('waiting');
      setRequestedHeight(0);
    };
  }, [place, provider, script, page, title, patience, retries, retryDelay, report]);

  return { phase, requestedHeight };
}
