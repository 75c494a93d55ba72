type Options<Sign> = {
  /** Who may speak. A message of any other origin is not heard. */
  origins: readonly string[];
  /** What a message says, or nothing: whatever came is data of a stranger. */
  read(message: unknown): Sign | undefined;
  hear(sign: Sign, reply: (answer: unknown) => void): void;
  signal: AbortSignal;
};

/**
 * Hears what the page in a frame says, and nobody else, until `signal` aborts. A message is the only
 * proof that a frame lives: its `load` event comes for refused connections and error pages, too.
 */
export function listenToFrame<Sign>(frame: HTMLIFrameElement, options: Options<Sign>): void {
  const { origins, read, hear, signal } = options;
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    const speaker = frame.contentWindow;
    if (!speaker || source !== speaker || !origins.includes(origin)) return;
    const sign = read(data);
    if (sign !== undefined) hear(sign, (answer) => speaker.postMessage(answer, origin));
  };
  addEventListener('message', listen, { signal });
}
