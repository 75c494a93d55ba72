import { relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version } from '#build/renderer.ts';
import { isInside } from '#load/isInside.ts';
import { counted } from '#problems/phrases.ts';
import { isAboutForm } from '#problems/wording.ts';
import { countErrors, type FileProblems } from '#problems/Entry.ts';
import { type Code, mostFound } from '#problems/Problem.ts';
import { printGithub } from '#problems/printGithub.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { printSarif } from '#problems/printSarif.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { Site } from '#schema/site.ts';
import type { OptionsOf } from './commands.ts';
import { pagesFolder, readPage } from './explainCode.ts';

/** The words that `--format` takes. */
type Format = NonNullable<OptionsOf<'check'>['format']>;

/** Whether the reader's terminal shows colours, and whether they have been shown each change (`--diff`). */
type Shown = { colour: boolean; diff?: boolean | undefined };

/** Prints the problems of all files. */
export const formats: Record<Format, (sites: readonly ReadSite[], shown: Shown) => string> = {
  pretty: (sites, shown) =>
    sites.map((site) => `${printProblems(site, shown.colour)}${summarise(site, shown)}\n`).join(''),
  json: (sites) => `${printJson(sites.map(withSlashes))}\n`,
  github(sites) {
    const lines = printGithub(sites.map(fromHere));
    return lines === '' ? '' : `${lines}\n`;
  },
  sarif(sites) {
    const tool = {
      ...describeTool(process.env),
      summaryOf: (code: Code) => readPage(code).summary,
    };
    return `${printSarif(sites.map(fromHere), tool)}\n`;
  },
};

/** The problems of a file as people read them; nothing without any. */
export function printProblems({ file, source, problems }: FileProblems, colour: boolean): string {
  return problems.length === 0 ? '' : `${printPretty(problems, { file, source, colour })}\n`;
}

/** Programs that know the repository want paths from its top, where the command runs. */
function fromHere(site: ReadSite): ReadSite {
  const here = process.cwd();
  const file = resolve(site.file);
  return withSlashes(isInside(file, here) ? { ...site, file: relative(here, file) } : site);
}

/** Programs read paths that are written alike on every system. */
function withSlashes(site: ReadSite): ReadSite {
  return { ...site, file: site.file.replaceAll(sep, '/') };
}

/** What came of a file, in a line. */
export function summarise(
  { file, site, problems }: ReadSite,
  { diff = false }: Partial<Shown> = {},
): string {
  const errors = countErrors(problems);
  const warnings = problems.length - errors;
  const found = [
    ...(errors > 0 ? [(errors < mostFound ? '' : 'at least ') + counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(', ');
  const offered = problems.filter(({ fix }) => fix && !fix.isSafe).length;
  const help =
    corrected(problems) +
    (offered > 0 && !diff
      ? ` --diff shows ${counted(offered, 'change')} for you to decide on.`
      : '');
  if (!site) return `${file}: ${found}.${help}${mayHideMore(problems) ? hidden : ''}`;
  return warnings > 0
    ? `${file}: ${found}. It holds ${describeSite(site)}.${help}`
    : `${file} is right: ${describeSite(site)}.`;
}

/** What `--fix` does: what was not validated may come to nothing, and validating all takes longer than the check. */
function corrected(problems: ReadSite['problems']): string {
  const safe = problems.flatMap(({ fix }) => (fix?.isSafe ? fix : []));
  const tried = safe.filter(({ isTried }) => isTried).length;
  const all = problems.length === 1 ? 'it' : 'all of them';
  const some = (count: number) => (count === problems.length ? all : `${count} of them`);
  if (safe.length === 0) return '';
  if (tried === 0) return ` --fix may correct ${some(safe.length)}.`;
  const more = safe.length > tried ? `, and may correct ${safe.length - tried} more` : '';
  return ` --fix corrects ${some(tried)}${more}.`;
}

const hidden = ' There may be more behind it: the rest can be judged when this is right.';

/** Whether the one error is of a kind that stops the checks, and nobody knows what the text would be without it. */
function mayHideMore([problem, ...others]: ReadSite['problems']): boolean {
  if (!problem || others.length > 0) return false;
  return isAboutForm(problem.code) && !problem.fix?.isSafe;
}

/** `8 routes, 20 sections` */
export function describeSite({ routes }: Site): string {
  const sections = routes.reduce((sum, route) => sum + route.sections.length, 0);
  return `${counted(routes.length, 'route')}, ${counted(sections, 'section')}`;
}

/**
 * The version of Fascia, and the address of the folder of pages that explain the codes: in a workflow of GitHub
 * that holds this repository, the one there, which code scanning can link to, elsewhere that of the file.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function describeTool(env: NodeJS.ProcessEnv): { version: string; pages: string } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  const path = relative('', pagesFolder);
  const pages =
    server && repository && commit && isInside(pagesFolder, '.') && !path.startsWith('node_modules')
      ? `${server}/${repository}/blob/${commit}/${path.replaceAll(sep, '/')}`
      : pathToFileURL(pagesFolder).href;
  return { version, pages };
}
