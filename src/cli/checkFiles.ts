import type { FileSystem } from '#load/loadSite.ts';
import { readSite, type ReadSite, fileSystemOf } from '#load/readSite.ts';
import { dirname } from 'node:path';
import { describeFailure } from './describeFailure.ts';
import { explainCode } from './explainCode.ts';
import { fixFile } from './fixFile.ts';
import { print } from './formats.ts';
import { type CheckOptions, readCheckOptions } from './readCheckOptions.ts';
import type { Terminal } from './Terminal.ts';

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
      terminal.error(`${file} could not be checked. ${describeFailure(error, false)}\n`);
      hasFailed = true;
    }
  }
  terminal.out(print(options.format, sites, terminal.colour));
  return Math.max(hasFailed ? 2 : 0, judgeWarnings(sites, options, terminal), ...sites.map(codeOf));
}

/** A file as it is now; with `--fix`, after what could be done, which is told on the way. */
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
  const tell = format === 'pretty' ? terminal.out : terminal.error;
  tell(fixed.done.map((line) => `${line}\n`).join(''));
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
