/** How a failed download is tried again; from `constants.fetching` of site.yaml. */
export type Retry = {
  retries: number;
  /** Milliseconds until the first new try; each further wait is twice as long. */
  retryDelay: number;
  signal?: AbortSignal | undefined;
};

/** A failure that no new try can mend, such as a file that is not there. */
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
