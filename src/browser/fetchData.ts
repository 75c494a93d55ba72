import { FinalError, type Retry, retry } from '#parts/retry.ts';

/** Fetches a data file of this site. A file that is not there any more is not asked for again. */
export function fetchData<Data>(address: string, options: Retry): Promise<Data> {
  return retry(async () => {
    const response = await fetch(address);
    if (response.status >= 400 && response.status < 500) throw new FinalError(address);
    if (!response.ok) throw new Error(address);
    return (await response.json()) as Data;
  }, options);
}
