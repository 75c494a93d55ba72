/** Where a command writes. */
export type Terminal = {
  /** `isOwn`: a command for a build service or the terminal, in which nothing of a site acts. */
  out(text: string, isOwn?: boolean): void;
  error(text: string, isOwn?: boolean): void;
  colour: boolean;
  /** Shows where our own failures come from. */
  isDebugging?: boolean;
  /** Whether a line of `error` can be written over. */
  isLive?: boolean;
};

const { stdout, stderr, env } = process;

/** The terminal of this process. */
export const terminal: Terminal = {
  out: (text) => stdout.write(text),
  error: (text) => stderr.write(text),
  colour: stdout.isTTY === true && env['NO_COLOR'] === undefined,
  isDebugging: env['DEBUG'] !== undefined,
  isLive: stderr.isTTY === true,
};

/** Says why a command cannot do its work, and returns its exit code. */
export function refuse({ error }: Pick<Terminal, 'error'>, reason: string): number {
  error(`${reason}\n`);
  return 2;
}

/** What went wrong inside a command, in a sentence; with the place in our code when somebody is debugging. */
export function describeFailure(
  error: unknown,
  { isDebugging = false }: Partial<Terminal>,
): string {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause === undefined ? '' : ` ${describeFailure(error.cause, { isDebugging })}`;
  return `${(isDebugging && error.stack) || error.message}${cause}`;
}
