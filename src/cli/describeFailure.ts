/** What went wrong inside a command, in a sentence; with the place in our code when somebody is debugging. */
export function describeFailure(error: unknown, isDebugging: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` ${describeFailure(error.cause, isDebugging)}`;
  return `${(isDebugging && error.stack) || error.message}${cause}`;
}
