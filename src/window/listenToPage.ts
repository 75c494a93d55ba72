import type { RefObject } from 'react';
import { type PageMessage, pageMessage, type WindowMessage } from '#preview/PageMessage.ts';

/** A frame with a page of the site, and the origin of the pages. */
export type PagePort = { frame: RefObject<HTMLIFrameElement | null>; pages: string };

/** Hears what the page in a frame says. Returns the way to stop. */
export function listenToPage(
  { frame, pages }: PagePort,
  listener: (message: PageMessage) => void,
): () => void {
  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== pages || source !== frame.current?.contentWindow) return;
    const read = pageMessage.safeParse(data);
    if (read.success) listener(read.data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** Tells the page in a frame something; nothing where another site is shown there now. */
export function tellPage({ frame, pages }: PagePort, message: WindowMessage): void {
  frame.current?.contentWindow?.postMessage(message, pages);
}
