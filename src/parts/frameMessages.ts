type Options<Message> = {
  /** Messages of any other origin are ignored. */
  origins: readonly string[];
  /** What a message says, or nothing: it is data of a third party. */
  read(message: unknown): Message | undefined;
  onMessage(message: Message, reply: (answer: unknown) => void): void;
  signal: AbortSignal;
};

/**
 * Listens to the page in a frame, and to no other, until `signal` aborts. A message is the only proof
 * that a frame works: its `load` event comes for refused connections and error pages, too.
 */
export function listenToFrame<Message>(frame: HTMLIFrameElement, options: Options<Message>): void {
  const { origins, read, onMessage, signal } = options;
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    const sender = frame.contentWindow;
    if (!sender || source !== sender || !origins.includes(origin)) return;
    const message = read(data);
    if (message !== undefined) onMessage(message, (answer) => sender.postMessage(answer, origin));
  };
  addEventListener('message', listen, { signal });
}

/** A field of a message from outside, whatever the message is. */
export function fieldOf(message: unknown, key: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, key) : undefined;
}
