type Options = {
  /** Messages of any other origin are ignored. */
  origins: readonly string[];
  /** `message` is data of a third party. */
  onMessage(message: unknown, reply: (answer: unknown) => void): void;
  signal: AbortSignal;
};

/**
 * Listens to the page in a frame, and to no other, until `signal` aborts. A message is the only proof
 * that a frame works: its `load` event comes for refused connections and error pages, too.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  { origins, onMessage, signal }: Options,
): void {
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    const sender = frame.contentWindow;
    if (!sender || source !== sender || !origins.includes(origin)) return;
    onMessage(data, (answer) => sender.postMessage(answer, origin));
  };
  addEventListener('message', listen, { signal });
}

/** A field of a message from outside, whatever the message is. */
export function fieldOf(message: unknown, key: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, key) : undefined;
}
