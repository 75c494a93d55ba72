import { createPaint } from '#problems/printPretty.ts';
import { inertLines } from '#problems/inert.ts';
import type { Terminal } from './Terminal.ts';

/**
 * A terminal on which nothing acts but our own colours: names and values of a site may hold escape sequences,
 * or what a build service takes for a command.
 */
export function inertTerminal(terminal: Terminal): Terminal {
  const own = terminal.colour
    ? Object.values(createPaint(true)).flatMap((paint) => sequencesOf(paint))
    : [];
  const write = (to: (text: string) => void) => (text: string, isOwn?: boolean) =>
    to(isOwn ? text : inertLines(text, own));
  return { ...terminal, out: write(terminal.out), error: write(terminal.error) };
}

function sequencesOf(paint: (text: string) => string): string[] {
  return paint('|').split('|');
}
