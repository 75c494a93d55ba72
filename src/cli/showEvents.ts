import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listEvents } from '#build/listEvents.ts';
import { readSite } from '#load/readSite.ts';
import { printPretty } from '#problems/printPretty.ts';
import { describeFailure } from './describeFailure.ts';
import { printEvents } from './printEvents.ts';
import type { Terminal } from './Terminal.ts';

const file = 'site.yaml';

/**
 * Prints which visit and which click sends which event. Returns the exit code: 0 when printed, 1 when
 * the site file has errors, 2 when the arguments or the command itself are wrong.
 */
export async function showEvents(
  root: string,
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const format = readFormat(argv);
  if (format === undefined) {
    terminal.error('npm run events -- [--format table|json]\n');
    return 2;
  }
  try {
    const { site, problems, source } = await readSite(join(root, file));
    if (!site) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      terminal.error(`${printPretty(errors, { file, source, colour: terminal.colour })}\n`);
      return 1;
    }
    const isJson = format === 'json';
    terminal.out(isJson ? `${JSON.stringify(listEvents(site), null, 2)}\n` : printEvents(site));
    return 0;
  } catch (error) {
    terminal.error(`The events could not be listed. ${describeFailure(error, false)}\n`);
    return 2;
  }
}

function readFormat(argv: readonly string[]): 'table' | 'json' | undefined {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { format: { type: 'string', default: 'table' } },
    });
    return values.format === 'table' || values.format === 'json' ? values.format : undefined;
  } catch {
    return undefined;
  }
}
