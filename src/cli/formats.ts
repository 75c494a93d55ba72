import type { ReadSite } from '#repair/readSite.ts';
import { isAboutForm } from '#load/yaml/isAboutForm.ts';
import { printGithub } from '#problems/printGithub.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { printSarif } from '#problems/printSarif.ts';
import type { Code } from '#problems/Problem.ts';
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolder, readPage } from './readPage.ts';

/** How the problems of all files are printed. */
type Print = (sites: readonly ReadSite[], colour: boolean) => string;

const formats = {
  pretty: (sites, colour) => sites.map((site) => report(site, colour)).join(''),
  json: (sites) => `${printJson(sites)}\n`,
  github: (sites) => {
    const lines = printGithub(sites.map(fromHere));
    return lines === '' ? '' : `${lines}\n`;
  },
  sarif: (sites) => {
    const tool = {
      ...describeTool(process.env),
      summaryOf: (code: Code) => readPage(code).summary,
    };
    return `${printSarif(sites.map(fromHere), tool)}\n`;
  },
} as const satisfies Record<string, Print>;

/** The words that `--format` takes. */
export type Format = keyof typeof formats;

// `Object.keys` forgets that the keys are the formats.
export const formatNames = Object.keys(formats) as Format[];

/** The problems of all files in a format. */
export function print(format: Format, sites: readonly ReadSite[], colour: boolean): string {
  return formats[format](sites, colour);
}

function report(site: ReadSite, colour: boolean): string {
  const { file, source, problems } = site;
  const text = problems.length > 0 ? `${printPretty(problems, { file, source, colour })}\n` : '';
  return `${text}${summarise(site)}\n`;
}

/** Programs that know the repository want paths from its top, where the command runs. */
function fromHere(site: ReadSite): ReadSite {
  const path = relative(process.cwd(), site.file);
  return path.startsWith('..') || isAbsolute(path) ? site : { ...site, file: path };
}

/** What came of a file, in a line. */
export function summarise({ file, site, problems }: ReadSite): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(', ');
  const certain = problems.filter(({ fix }) => fix?.isSafe).length;
  const share =
    certain === problems.length ? (certain === 1 ? 'it' : 'all of them') : `${certain} of them`;
  const help = certain > 0 ? ` --fix corrects ${share}.` : '';
  if (!site) return `${file}: ${found}.${help}${mayHideMore(problems) ? hidden : ''}`;
  const sections = site.routes.reduce((sum, route) => sum + route.sections.length, 0);
  const holds = `${counted(site.routes.length, 'route')}, ${counted(sections, 'section')}`;
  return warnings > 0
    ? `${file}: ${found}. It holds ${holds}.${help}`
    : `${file} is right: ${holds}.`;
}

const hidden = ' There may be more behind it: the rest can be judged when this is right.';

/** Whether the one error is of a kind that stops the checks, and nobody knows what the text would be without it. */
function mayHideMore(problems: ReadSite['problems']): boolean {
  const [problem, ...others] = problems;
  return (
    problem !== undefined &&
    others.length === 0 &&
    isAboutForm(problem.code) &&
    !problem.fix?.isSafe
  );
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/**
 * The version of Fascia, and the address of the folder of pages that explain the codes: in a workflow of GitHub
 * that of the repository, which code scanning can link to, elsewhere that of the file.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function describeTool(
  env: NodeJS.ProcessEnv,
  root = process.cwd(),
): { version: string; pages: string } {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const server = env['GITHUB_SERVER_URL'];
  const repository = env['GITHUB_REPOSITORY'];
  const commit = env['GITHUB_SHA'];
  const isOnGithub = server && repository && commit;
  return {
    version,
    pages: isOnGithub
      ? `${server}/${repository}/blob/${commit}/${pagesFolder}`
      : pathToFileURL(join(root, pagesFolder)).href,
  };
}
