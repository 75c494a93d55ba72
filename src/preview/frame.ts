import type { ForcedState, PageMessage, WindowMessage } from './PageMessage.ts';

/** The window around this page, when there is one. */
export type Frame = {
  forced: ForcedState;
  tell(message: PageMessage): void;
  /** Calls back when the window wants another page to be shown. */
  onGo(go: (path: string) => void): void;
};

/** The window's frame that this page stands in; null for a page at its own address. */
export function findFrame(): Frame | null {
  // Null also where the frame is another origin's.
  const forced = window.frameElement?.getAttribute('data-forced');
  if (!forced) return null;
  return {
    forced: JSON.parse(forced) as ForcedState,
    tell: (message) => window.parent.postMessage(message, location.origin),
    onGo(go) {
      addEventListener('message', ({ data, origin, source }: MessageEvent<WindowMessage>) => {
        const isOurs = origin === location.origin && source === window.parent;
        if (isOurs && data?.fascia === 'window') go(data.path);
      });
    },
  };
}
