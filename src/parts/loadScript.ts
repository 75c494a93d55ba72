import { type Retry, retry } from './retry.ts';

/**
 * Loads a script into the page, with new tries after an error. A script that never answers keeps
 * the promise pending: the caller has the clock.
 */
export function loadScript(src: string, options: Retry): Promise<void> {
  return retry(() => tryOnce(src, options.signal), options);
}

function tryOnce(src: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
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
  });
}
