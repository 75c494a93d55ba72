import { join } from 'node:path';
import { listEvents } from '#build/listEvents.ts';
import { readSite } from '#load/readSite.ts';
import { printPretty } from '#problems/printPretty.ts';
import { describeFailure } from './describeFailure.ts';
import { printEvents } from './printEvents.ts';
import { type Command, readOptions } from './readOptions.ts';
import type { Terminal } from './Terminal.ts';

const file = 'site.yaml';

const command = {
  call: 'npm run events',
  about: 'Says which visit and which click sends which event.',
  options: {
    format: { takes: ['table', 'json'], about: 'For people (a table), or for programs.' },
  },
  examples: [
    'npm run events',
    'npm run --silent events -- --format json   (without the lines that npm adds)',
  ],
} as const satisfies Command;

/**
 * Prints which visit and which click sends which event. Returns the exit code: 0 when printed, 1 when
 * the site file has errors, 2 when the arguments or the command itself are wrong.
 */
export async function showEvents(
  root: string,
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const read = readOptions(command, argv, terminal);
  if (typeof read === 'number') return read;
  try {
    const { site, problems, source } = await readSite(join(root, file));
    if (!site) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      terminal.error(`${printPretty(errors, { file, source, colour: terminal.colour })}\n`);
      return 1;
    }
    const isJson = read.options.format === 'json';
    terminal.out(isJson ? `${JSON.stringify(listEvents(site), null, 2)}\n` : printEvents(site));
    return 0;
  } catch (error) {
    terminal.error(`The events could not be listed. ${describeFailure(error, false)}\n`);
    return 2;
  }
}
