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
      script.remove();
      reject(new Error(src));
    };
    script.src = trust(src);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    signal?.addEventListener('abort', fail, { once: true });
    document.head.append(script);
  });
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

/** The address as a page takes it that requires Trusted Types: those of the web, and no other. */
function trust(src: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const createScriptURL = (address: string) => new URL(address).href.replace(/^(?!https:).*/, '');
  return trustedTypes?.createPolicy('fascia', { createScriptURL }).createScriptURL(src) ?? src;
}
