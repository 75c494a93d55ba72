import { parseArgs } from 'node:util';
import { nearestWords } from '#load/nearestWords.ts';
import { either } from '#problems/phrases.ts';
import { commandLine, isScript } from './commandLine.ts';
import type { Command, NamedCommand, Option, OptionValues } from './Command.ts';
import { describeCommand } from './help.ts';
import { refuse, type Terminal } from './Terminal.ts';

/**
 * Reads the arguments of a command. A number is the exit code of a command that has nothing else to do:
 * 0 after `--help`, 2 after saying what is wrong with the arguments.
 */
export function readOptions<const Own extends Command>(
  command: Own & { name: string },
  argv: readonly string[],
  terminal: Pick<Terminal, 'out' | 'error'>,
): { operands: string[]; options: OptionValues<Own['options']> } | number {
  const known: [string, Option][] = Object.entries(command.options);
  const types = known.map(
    ([name, { takes, isList = false }]) =>
      [name, { type: takes ? 'string' : 'boolean', multiple: isList }] as const,
  );
  const { tokens, values, positionals } = parseArgs({
    args: [...argv],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    strict: false, // it would name neither the nearest option nor all that there are
    allowPositionals: true,
    tokens: true,
  });
  const written = tokens.filter((token) => token.kind === 'option');
  if (written.some(({ name }) => name === 'help')) {
    terminal.out(describeCommand(command));
    return 0;
  }
  const problem =
    takenByNpm(command) ??
    written.map((one) => findProblem(one, command)).find((found) => found !== undefined) ??
    (command.operands === undefined && positionals.length > 0
      ? `There is nothing to do with "${positionals[0]}".`
      : undefined);
  if (problem !== undefined) {
    return refuse(terminal, `${problem}\nAll options: ${commandLine(command.name, '--help')}`);
  }
  const options = known.map(([name, { takes }]) => {
    const value = values[name];
    const isNumber = value !== undefined && typeof takes === 'object' && 'most' in takes;
    return [name, isNumber ? Number(value) : (value ?? (takes ? undefined : false))];
  });
  // Each value was checked by the option that declares its type.
  return {
    operands: positionals,
    options: Object.fromEntries(options),
  };
}

/** `npm run build --release`, or in PowerShell `npm run build -- --release`: npm keeps the option to itself. */
function takenByNpm({ name, options }: NamedCommand): string | undefined {
  if (!isScript(name)) return undefined;
  const taken = Object.keys(options).find(
    (one) => process.env[`npm_config_${one.replaceAll('-', '_')}`] !== undefined,
  );
  return taken && `npm took --${taken} for itself. Run ${commandLine(name, `--${taken}`)}`;
}

type Written = { rawName: string; name: string; value: string | undefined };

function findProblem({ rawName, name, value }: Written, { options }: Command): string | undefined {
  if (!Object.hasOwn(options, name)) {
    const names = [...Object.keys(options), 'help'].map((one) => `--${one}`);
    const [nearest] = nearestWords(rawName, names);
    const advice =
      nearest === undefined ? `There are ${either(names)}.` : `Did you mean ${nearest}?`;
    return `There is no option ${rawName}. ${advice}`;
  }
  const takes = options[name]?.takes;
  if (takes === undefined) return value === undefined ? undefined : `${rawName} takes no value.`;
  if (typeof takes === 'string') {
    return value === undefined ? `${rawName} needs a value: ${rawName} ${takes}.` : undefined;
  }
  const isRight =
    value !== undefined &&
    ('most' in takes ? /^\d+$/.test(value) && Number(value) <= takes.most : takes.includes(value));
  const wanted = 'most' in takes ? `a whole number up to ${takes.most}` : either(takes);
  const said = value === undefined ? '' : `, not "${value}"`;
  return isRight ? undefined : `${rawName} takes ${wanted}${said}.`;
}
