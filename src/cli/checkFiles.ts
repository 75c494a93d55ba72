import { countErrors } from '#problems/Entry.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { dirname, join } from 'node:path';
import { type ReadSite, readSite } from '#repair/readSite.ts';
import type { OptionsOf } from './commands.ts';
import { diffFixes } from './diffFixes.ts';
import { explainCode } from './explainCode.ts';
import { fixFile } from './fixFile.ts';
import { formats } from './formats.ts';
import { describeFailure, type Terminal } from './Terminal.ts';

/**
 * Checks the site file in `root`, or those that are named, one by one and prints what is wrong. Returns the exit code: 0 without errors,
 * 1 with errors or more warnings than allowed, 2 when the command or a file could not be read, or
 * the check itself failed.
 */
export async function checkFiles(
  options: OptionsOf<'check'>,
  terminal: Terminal,
  operands: readonly string[],
): Promise<number> {
  const {
    root = '',
    explain,
    fix,
    diff,
    release,
    format = 'pretty',
    'max-warnings': most,
  } = options;
  if (explain !== undefined) return explainCode(explain, terminal);
  const files = operands.length > 0 ? new Set(operands) : [join(root, 'site.yaml')];
  const sites: ReadSite[] = [];
  let code = 0;
  const fail = (reason: string) => {
    terminal.error(`${reason}\n`);
    code = 2;
  };
  for (const file of files) {
    try {
      const fileSystem = fileSystemOf(dirname(file));
      const site = await readSite(file, { release }, fileSystem);
      // Programs read the output, people the messages beside it.
      const report = format === 'pretty' ? terminal.out : terminal.error;
      if (diff && !isUnread(site))
        report(diffFixes(site, { release }, { colour: terminal.colour, fileSystem }));
      if (!fix || diff || site.problems.length === 0 || isUnread(site)) {
        sites.push(site);
        continue;
      }
      const fixed = await fixFile(site, { release }, fileSystem);
      const isAsBefore = fixed.done.length + fixed.failures.length === 0;
      const lines = isAsBefore ? [`${file}: nothing was changed.`] : fixed.done;
      report(lines.map((line) => `${line}\n`).join(''));
      fixed.failures.forEach(fail);
      sites.push(fixed.site);
    } catch (error) {
      fail(`${file} could not be checked. ${describeFailure(error, terminal)}`);
    }
  }
  terminal.out(formats[format](sites, { colour: terminal.colour, diff }), format === 'github');
  const codes = sites.map((site) => (isUnread(site) ? 2 : Number(!site.site)));
  return Math.max(code, checkWarnings(sites, most, terminal), ...codes);
}

function checkWarnings(sites: readonly ReadSite[], most = Infinity, terminal: Terminal): number {
  const problems = sites.flatMap((site) => site.problems);
  const warnings = problems.length - countErrors(problems);
  if (warnings <= most) return 0;
  const count = warnings === 1 ? 'is 1 warning' : `are ${warnings} warnings`;
  terminal.error(`There ${count}, and at most ${most} are allowed.\n`);
  return 1;
}

/** What keeps a file from being read at all. */
const unread = ['missing-file', 'unreadable-file', 'outside-file'];

function isUnread({ problems }: ReadSite): boolean {
  return problems.some(({ code, file }) => !file && unread.includes(code));
}
