type Options<Message> = {
  /** Who may speak. A message of any other origin is not heard. */
  origins: readonly string[];
  /** What a message says, or nothing: whatever came is data of a stranger. */
  read(message: unknown): Message | undefined;
  hear(message: Message, reply: (answer: unknown) => void): void;
  signal: AbortSignal;
};

/**
 * Hears what the page in a frame says, and nobody else, until `signal` aborts. A message is the only
 * proof that a frame lives: its `load` event comes for refused connections and error pages, too.
 */
export function listenToFrame<Message>(frame: HTMLIFrameElement, options: Options<Message>): void {
  const { origins, read, hear, signal } = options;
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    const speaker = frame.contentWindow;
    if (!speaker || source !== speaker || !origins.includes(origin)) return;
    const message = read(data);
    if (message !== undefined) hear(message, (answer) => speaker.postMessage(answer, origin));
  };
  addEventListener('message', listen, { signal });
}

/** A field of a message from outside, whatever the message is. */
export function fieldOf(message: unknown, key: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, key) : undefined;
}
