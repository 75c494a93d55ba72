import { FinalError, type Retry, retry } from '#parts/retry.ts';

/**
 * Fetches a data file of this site. A file that is not there any more is not asked for again. `early`
 * is the first try, where it is under way already; it has nothing where it failed.
 */
export function fetchData<Data>(
  address: string,
  options: Retry & { /** Milliseconds that one try may take. */ timeout: number },
  early?: Promise<Response | void>,
): Promise<Data> {
  let first = early;
  return retry(() => {
    const signal = AbortSignal.timeout(options.timeout);
    const response = first ?? fetch(address, { signal });
    first = undefined;
    return Promise.race([readJson<Data>(response, address), failWith(signal)]);
  }, options);
}

async function readJson<Data>(tried: Promise<Response | void>, address: string): Promise<Data> {
  const response = await tried;
  if (!response) throw new Error(address);
  if (!response.ok) throw new (final.includes(response.status) ? FinalError : Error)(address);
  return (await response.json()) as Data;
}

/** Fails when time is up: an early try was started without a limit. */
function failWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** What no new try can mend (RFC 9110): the file is not there, and will not be. */
const final = [400, 401, 403, 404, 410];
