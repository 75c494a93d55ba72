import type { Terminal } from '#cli/Terminal.ts';

/** Runs a command with a terminal that keeps what is written to it. */
export async function runCommand(command: (terminal: Terminal) => number | Promise<number | void>) {
  const written = { out: '', error: '' };
  const status = await command({
    out: (text) => (written.out += text),
    error: (text) => (written.error += text),
    colour: false,
  });
  return { status, ...written };
}
