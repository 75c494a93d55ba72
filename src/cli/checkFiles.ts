import { readSite, type ReadSite } from '#load/readSite.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { parseArgs } from 'node:util';

const usage = 'npm run check -- [FILE…] [--format pretty|json]';

/** What issue 3 adds; asking for it is a mistake until then. */
const notYet = ['github', 'sarif'];

/** Where the command writes. */
type Terminal = {
  out(text: string): void;
  error(text: string): void;
  colour: boolean;
};

/**
 * Checks site files one by one and prints what is wrong. Returns the exit code: 0 without errors,
 * 1 with errors, 2 when the command or a file could not be read.
 */
export async function checkFiles(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv);
  if (typeof options === 'string') {
    terminal.error(`${options}\nUsage: ${usage}\n`);
    return 2;
  }
  const sites: ReadSite[] = [];
  for (const file of options.files) sites.push(await readSite(file));
  if (options.format === 'json') terminal.out(`${printJson(sites)}\n`);
  else for (const site of sites) terminal.out(describe(site, terminal.colour));
  return Math.max(0, ...sites.map(exitCode));
}

function readOptions(
  argv: readonly string[],
): { files: string[]; format: 'pretty' | 'json' } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'pretty' },
        fix: { type: 'boolean' },
        release: { type: 'boolean' },
        explain: { type: 'string' },
      },
    });
    for (const name of ['fix', 'release', 'explain'] as const) {
      if (values[name] !== undefined) return `--${name} is not there yet.`;
    }
    const files = positionals.length > 0 ? positionals : ['site.yaml'];
    const { format } = values;
    if (format === 'pretty' || format === 'json') return { files, format };
    return notYet.includes(format)
      ? `The format ${format} is not there yet.`
      : `There is no format "${format}".`;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

function describe({ file, source, site, problems }: ReadSite, colour: boolean): string {
  const report = problems.length > 0 ? `${printPretty(problems, { file, source, colour })}\n` : '';
  return report + (site ? praise(file, site) : blame(file, problems));
}

function praise(file: string, site: NonNullable<ReadSite['site']>): string {
  const sections = site.routes.reduce((sum, route) => sum + route.sections.length, 0);
  return `${file} is right: ${site.routes.length} routes, ${sections} sections.\n`;
}

function blame(file: string, problems: ReadSite['problems']): string {
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return `${file}: ${count} ${count === 1 ? 'error' : 'errors'}.\n`;
}

function exitCode({ site, problems }: ReadSite): number {
  if (problems.some(({ code }) => code === 'missing-file' || code === 'unreadable-file')) return 2;
  return site ? 0 : 1;
}
