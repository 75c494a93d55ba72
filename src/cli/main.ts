import { type CommandName, commands, type OptionsOf } from './commands.ts';
import { readOptions } from './readOptions.ts';
import { describeFailure, type Terminal, terminal } from './Terminal.ts';

type Name = Exclude<CommandName, 'check'>;

/** Runs a command. Returns the exit code, or nothing when a server goes on. */
type Run<One extends Name> = (options: OptionsOf<One>, to: Terminal) => Promise<number | void>;

/** What each command does, loaded when its options are right. `check` has its own start: check.js. */
const runs: { readonly [One in Name]: () => Promise<Run<One>> } = {
  start: async () => (await import('./startPreview.ts')).startPreview,
  build: async () => (await inProduction(() => import('./buildDist.ts'))).buildDist,
  preview: async () => (await import('./preview.ts')).preview,
  verify: async () => (await inProduction(() => import('./verifyRoot.ts'))).verifyRoot,
  events: async () => (await import('./showEvents.ts')).showEvents,
  schema: async () => (await import('./writeSchema.ts')).writeSchema,
};

/** React and Emotion choose their version when they are loaded, and production is 2 to 13 times faster. */
function inProduction<Module>(load: () => Promise<Module>): Promise<Module> {
  process.env['NODE_ENV'] = 'production';
  return load();
}

async function main<One extends Name>(name: One, argv: readonly string[]): Promise<number | void> {
  const read = readOptions(commands[name], argv, terminal);
  if (typeof read === 'number') return read;
  try {
    return await (
      await runs[name]()
    )(read.options, terminal);
  } catch (error) {
    terminal.error(`${commands[name].failure} ${describeFailure(error, terminal)}\n`);
    return 2;
  }
}

const [command = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(runs, command)) throw new Error(`There is no command ${command}.`);
const code = await main(command as Name, args);
if (typeof code === 'number') process.exitCode = code;
