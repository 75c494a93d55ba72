import { formatNames, type Format } from './formats.ts';
import { type Command, readOptions } from './readOptions.ts';
import type { Terminal } from './Terminal.ts';

/** What `check` is to do. */
export type CheckOptions = {
  files: string[];
  format: Format;
  release: boolean;
  fix: boolean;
  /** More warnings than this make the check fail. */
  maxWarnings: number;
  /** The code whose page is to be shown instead. */
  explain: string | undefined;
};

const command = {
  call: 'npm run check',
  about: 'Says what is wrong with site.yaml, or with the given files: where, and what to write.',
  operands: 'FILE…',
  options: {
    fix: { about: 'Corrects what is certain, and touches nothing else.' },
    release: { about: 'Refuses what is still a sample.' },
    'max-warnings': { takes: { most: 999_999_999 }, about: 'Fails when there are more warnings.' },
    format: { takes: formatNames, about: 'How problems are printed: for people, or for programs.' },
    explain: { takes: 'CODE', about: 'Shows what a code means, with an example.' },
  },
  examples: [
    'npm run check',
    'npm run check -- --fix',
    'npm run check -- --explain unknown-key',
    'npm run --silent check -- --format json   (without the lines that npm adds)',
  ],
} as const satisfies Command;

/** The options of the command line, or the exit code where there is nothing to check. */
export function readCheckOptions(
  argv: readonly string[],
  terminal: Terminal,
): CheckOptions | number {
  const read = readOptions(command, argv, terminal);
  if (typeof read === 'number') return read;
  const { format = 'pretty', 'max-warnings': maxWarnings = Infinity, ...options } = read.options;
  const files = read.operands.length > 0 ? [...new Set(read.operands)] : ['site.yaml'];
  return { ...options, files, format, maxWarnings };
}
