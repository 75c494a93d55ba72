/**
 * Does `work` when the browser has answered the visitor, in a task of its own. Where it fails there is
 * no result: what to do then is the caller's to know.
 */
export function newTask<Result>(work?: () => Promise<Result>): Promise<Result | void> {
  return new Promise<void>((resolve) => setTimeout(resolve)).then(work).catch(() => {});
}
