import { version } from '#build/renderer.ts';
import { givenNames } from '#load/references/setVariables.ts';
import { checkFiles } from './checkFiles.ts';
import { type CommandName, commands, type OptionsOf } from './commands.ts';
import { describeCommands, nearestCommand } from './help.ts';
import { inertTerminal } from './inertTerminal.ts';
import { readOptions } from './readOptions.ts';
import { describeFailure, refuse, type Terminal, terminal as thisTerminal } from './Terminal.ts';

/** Runs a command. Returns the exit code, or nothing when a server goes on. */
type Run<Name extends CommandName> = (
  options: OptionsOf<Name>,
  terminal: Terminal,
  operands: readonly string[],
) => Promise<number | void>;

/** What each command does, loaded when its options are right. `check` is loaded by a quicker start: fascia.js. */
const runs: { readonly [Name in CommandName]: () => Promise<Run<Name>> } = {
  new: async () => (await import('./newSite.ts')).newSite,
  start: async () => (await inProduction(() => import('./startPreview.ts'))).startPreview,
  check: async () => checkFiles,
  build: async () => (await inProduction(() => import('./buildDist.ts'))).buildDist,
  preview: async () => (await import('./preview.ts')).preview,
  verify: async () => (await inProduction(() => import('./verifyRoot.ts'))).verifyRoot,
  events: async () => (await import('./showEvents.ts')).showEvents,
  migrate: async () => (await import('./migrate.ts')).migrate,
};

/** React and Emotion choose their version when they are loaded, and production is 2 to 13 times faster. */
function inProduction<Module>(load: () => Promise<Module>): Promise<Module> {
  process.env['NODE_ENV'] = 'production';
  return load();
}

/**
 * Runs the command that the arguments name. Returns the exit code: that of the command, or 2 when there is no
 * such command or it failed by itself; nothing when a server goes on.
 */
export async function main(
  [name = '', ...argv]: readonly string[],
  given: Terminal = thisTerminal,
): Promise<number | void> {
  const terminal = inertTerminal(given);
  if (Object.hasOwn(runs, name)) return runCommand(name as CommandName, argv, terminal);
  if (name === '--version') {
    terminal.out(`${version}\n`);
    return 0;
  }
  if (name === '--help' || name === '-h') {
    terminal.out(describeCommands());
    return 0;
  }
  terminal.error(name === '' ? describeCommands() : nearestCommand(name));
  return 2;
}

async function runCommand<Name extends CommandName>(
  name: Name,
  argv: readonly string[],
  terminal: Terminal,
): Promise<number | void> {
  const read = readOptions<(typeof commands)[Name]>({ name, ...commands[name] }, argv, terminal);
  if (typeof read === 'number') return read;
  try {
    // The processes that are started for it read the same.
    const { env = [] }: { env?: readonly string[] } = read.options;
    process.env[givenNames] = env.join();
    const run = await runs[name]();
    return await run(read.options, terminal, read.operands);
  } catch (error) {
    return refuse(terminal, `${commands[name].failure} ${describeFailure(error, terminal)}`);
  }
}
