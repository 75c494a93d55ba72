import { nearestWords } from '#load/nearestWords.ts';
import { listed } from '#problems/phrases.ts';
import { commandLine } from './commandLine.ts';
import type { Command, NamedCommand } from './Command.ts';
import { commands } from './commands.ts';

/** What a command does, with its options and examples. */
export function describeCommand(command: NamedCommand): string {
  const { name, about, operands, options, examples, details } = command;
  const rows = Object.entries(options).map(([option, { takes, about: text }]) => {
    const value = typeof takes === 'object' ? ('most' in takes ? 'N' : takes.join('|')) : takes;
    return [value === undefined ? `--${option}` : `--${option} ${value}`, text] as const;
  });
  return [
    about,
    '',
    commandLine(name, `${operands === undefined ? '' : `[${operands}] `}[OPTION…]`),
    '',
    ...table([...rows, ['--help', 'Shows this.']]),
    ...(details === undefined ? [] : ['', details]),
    '',
    'Examples:',
    ...examples.map((example) => `  ${commandLine(name, example)}`),
    '',
  ].join('\n');
}

/** All commands, a line each. */
export function describeCommands(): string {
  const all: [string, Command][] = Object.entries(commands);
  return [
    'Fascia: one YAML file is the whole site.',
    '',
    'npx fascia COMMAND [OPTION…]',
    '',
    ...table([
      ...all.map(([name, { about }]) => [name, about] as const),
      ['--help', 'Shows this; after a command, its options and examples.'],
      ['--version', 'Shows the version of Fascia.'],
    ]),
    '',
    'Examples:',
    '  npx fascia start',
    '  npx fascia build --root our-shop',
    '  npx fascia check --help',
    '',
  ].join('\n');
}

/** What to write in place of a command that there is not. */
export function nearestCommand(name: string): string {
  const names = Object.keys(commands);
  const [nearest] = nearestWords(name, [...names, '--help', '--version']);
  const advice = nearest === undefined ? `There are ${listed(names)}.` : `Did you mean ${nearest}?`;
  return `There is no command "${name}". ${advice}\nAll commands: npx fascia --help\n`;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
