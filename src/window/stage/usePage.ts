import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type PageMessage, pageMessage, type WindowMessage } from '#preview/PageMessage.ts';
import { useWindow } from '../WindowContext.ts';

export type Frame = RefObject<HTMLIFrameElement | null>;

/**
 * Listens to what the page in a frame reports. Returns what sends it a message, which reaches nobody
 * where another site is shown there now.
 */
export function usePage(frame: Frame, listener: (message: PageMessage) => void) {
  const { pages } = useWindow();
  const onMessage = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== pages || source !== frame.current?.contentWindow) return;
    const read = pageMessage.safeParse(data);
    if (read.success) listener(read.data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (message: WindowMessage) => frame.current?.contentWindow?.postMessage(message, pages);
}

/**
 * What a page in a frame may do: all that it may at its own address, but not put another page in the
 * place of the window.
 */
export const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What a frame may use that is of another origin than the window, for copy buttons, players and calendars. */
export const permissions =
  'autoplay; clipboard-write; encrypted-media; fullscreen; payment; picture-in-picture';
