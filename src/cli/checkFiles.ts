import type { FileSystem } from '#load/FileSystem.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { type ReadSite, readSite } from '#repair/readSite.ts';
import { dirname } from 'node:path';
import { describeFailure, type Terminal } from './Terminal.ts';
import { explainCode } from './explainCode.ts';
import { fixFile } from './fixFile.ts';
import { type Format, print, formatNames } from './formats.ts';
import { type Command, readOptions } from './readOptions.ts';

/**
 * Checks site files one by one and prints what is wrong. Returns the exit code: 0 without errors,
 * 1 with errors or more warnings than allowed, 2 when the command or a file could not be read, or
 * the check itself failed.
 */
export async function checkFiles(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readCheckOptions(argv, terminal);
  if (typeof options === 'number') return options;
  if (options.explain !== undefined) return explainCode(options.explain, terminal);
  const sites: ReadSite[] = [];
  const fileSystems = new Map<string, FileSystem>();
  let hasFailed = false;
  for (const file of options.files) {
    try {
      const { site, failure } = await checkFile(file, options, { terminal, fileSystems });
      sites.push(site);
      if (failure !== undefined) {
        terminal.error(`${failure}\n`);
        hasFailed = true;
      }
    } catch (error) {
      terminal.error(`${file} could not be checked. ${describeFailure(error, terminal)}\n`);
      hasFailed = true;
    }
  }
  terminal.out(print(options.format, sites, terminal.colour));
  return Math.max(hasFailed ? 2 : 0, judgeWarnings(sites, options, terminal), ...sites.map(codeOf));
}

/** A file as it is now; with `--fix`, after what could be fixed, which is reported on the way. */
async function checkFile(
  file: string,
  { fix, release, format }: CheckOptions,
  { terminal, fileSystems }: { terminal: Terminal; fileSystems: Map<string, FileSystem> },
): Promise<{ site: ReadSite; failure?: string }> {
  // Files of one folder share its media, which are looked at once.
  const folder = dirname(file);
  const fileSystem = fileSystems.get(folder) ?? fileSystemOf(folder);
  fileSystems.set(folder, fileSystem);
  const site = await readSite(file, { release }, fileSystem);
  if (!fix || site.problems.length === 0 || isUnread(site)) return { site };
  const fixed = await fixFile(site, { release }, fileSystem);
  // Programs read the output, people the messages beside it.
  const report = format === 'pretty' ? terminal.out : terminal.error;
  report(fixed.done.map((line) => `${line}\n`).join(''));
  return fixed;
}

function judgeWarnings(
  sites: readonly ReadSite[],
  { maxWarnings }: CheckOptions,
  terminal: Terminal,
): number {
  const warnings = sites
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => severity === 'warning').length;
  if (warnings <= maxWarnings) return 0;
  const count = warnings === 1 ? 'is 1 warning' : `are ${warnings} warnings`;
  terminal.error(`There ${count}, and at most ${maxWarnings} are allowed.\n`);
  return 1;
}

function codeOf(read: ReadSite): number {
  if (isUnread(read)) return 2;
  return read.site ? 0 : 1;
}

function isUnread({ problems }: ReadSite): boolean {
  return problems.some(({ code }) => code === 'missing-file' || code === 'unreadable-file');
}

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
