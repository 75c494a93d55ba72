import type { ForcedState, PageMessage, WindowMessage } from './PageMessage.ts';

/** The window around this page, when there is one. */
export type Frame = {
  forced: ForcedState;
  tell(message: PageMessage): void;
  listen(listener: (message: WindowMessage) => void): void;
};

/** The window's frame that this page stands in; null for a page at its own address. */
export function findFrame(): Frame | null {
  // The page's policy lets nobody else frame it.
  if (window.parent === window) return null;
  const origin =
    document.querySelector<HTMLMetaElement>('meta[name="fascia-window"]')?.content ?? '';
  return {
    forced: readName(),
    tell: (message) => window.parent.postMessage(message, origin),
    listen(listener) {
      addEventListener('message', ({ data, origin: from, source }: MessageEvent<WindowMessage>) => {
        if (from === origin && source === window.parent) listener(data);
      });
    },
  };
}

function readName(): ForcedState {
  try {
    return JSON.parse(window.name) as ForcedState;
  } catch {
    return {};
  }
}
