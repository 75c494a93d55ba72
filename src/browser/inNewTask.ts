/**
 * Does `work` in a task of its own, so that the browser can answer the visitor in between; without
 * `work`, waits for one. Where it fails there is no result: what to do then is the caller's to know.
 */
export function inNewTask<Result>(work?: () => Promise<Result>): Promise<Result | void> {
  return new Promise<void>((resolve) => setTimeout(resolve)).then(work).catch(() => {});
}
