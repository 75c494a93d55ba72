import type { ReadSite } from '#load/readSite.ts';
import { printGithub } from '#problems/printGithub.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { printSarif } from '#problems/printSarif.ts';
import type { Code } from '#problems/Problem.ts';
import { isAbsolute, relative } from 'node:path';
import { describeTool } from './describeTool.ts';
import { readPage } from './readPage.ts';
import { summarise } from './summarise.ts';

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
