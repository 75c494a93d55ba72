/** How a failed download is tried again; from `constants.fetching` of site.yaml. */
export type Retry = {
  retries: number;
  /** Milliseconds until the first new try; each further wait is twice as long. */
  retryDelay: number;
  signal?: AbortSignal | undefined;
};

/** A failure that no retry can help, such as a file that is not there. */
export class FinalError extends Error {}

/** Runs `task` until it succeeds; rejects with the last error when the tries are used up. */
export async function retry<Result>(
  task: () => Promise<Result>,
  { retries, retryDelay, signal }: Retry,
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await task();
    } catch (error) {
      if (failures >= retries || error instanceof FinalError || signal?.aborted) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelay * 2 ** failures);
      });
      if (signal?.aborted) throw error;
    }
  }
}

/**
 * Loads a script into the page, with new tries after an error. A script that never answers keeps
 * the promise pending: the caller has the clock.
 */
export function loadScript(src: string, options: Retry): Promise<void> {
  const { signal } = options;
  const tryOnce = (resolve: () => void, reject: (error: Error) => void) => {
    const script = document.createElement('script');
    const fail = () => {
      // A script that is only taken out still runs when it comes; in a document without a window, none does.
      document.implementation.createHTMLDocument('').adoptNode(script);
      reject(new Error(src));
    };
    script.src = src;
    script.addEventListener('load', () => {
      signal?.removeEventListener('abort', fail);
      resolve();
    });
    script.addEventListener('error', fail);
    signal?.addEventListener('abort', fail, { once: true });
    document.head.append(script);
  };
  return retry(() => new Promise(tryOnce), options);
}

/** Announces to the browser what will be needed: a host (`preconnect`) or a file (`preload`, `modulepreload`). */
export function addLink(rel: string, href: string, more?: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), more, { rel, href }));
}
