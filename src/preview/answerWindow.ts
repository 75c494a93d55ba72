import { dirname } from 'node:path';
import { loadText, readSite, worldOf } from '#load/readSite.ts';
import { describeBlocks } from './describeBlocks.ts';
import { describeProblems } from './describeProblems.ts';
import type { LanguageHelp } from './languageService.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';
import type { CheckedProblem, SpotRequest, TextRequest, WindowApi } from './WindowApi.ts';

type Options = {
  /** Where the site file is, and what it is called. */
  site: string;
  file: string;
};

type Answer = (request: unknown) => unknown;

/** The answers of `WindowApi`, by method and address. */
export function createWindowAnswers({ site, file }: Options): Readonly<Record<string, Answer>> {
  let help: Promise<LanguageHelp> | undefined;
  /** Loaded when an editor is open for the first time: it takes most of a second. */
  const language = () =>
    (help ??= import('./languageService.ts').then(({ createLanguageHelp }) =>
      createLanguageHelp(),
    ));

  const answers: { [Name in keyof WindowApi]: Answer } = {
    'GET blocks': describeBlocks,
    'GET placeholders': () => findPlaceholders(site, file),
    'POST check': (request) => {
      const { text } = asText(request);
      return checkText({ site, file, text });
    },
    'POST complete': async (request) =>
      (await language()).complete(asSpot(request), worldOf(dirname(site))),
    'POST explain': async (request) => (await language()).explain(asSpot(request)),
  };
  return answers;
}

/** What must still be replaced before the site goes live: nothing while the file has other faults. */
async function findPlaceholders(site: string, file: string): Promise<PreviewProblem[]> {
  const { source, problems } = await readSite(site, { release: true });
  const left = problems.filter(({ code }) => code.startsWith('placeholder-'));
  return describeProblems(left, { file, source }, left.length);
}

function checkText({ site, file, text }: Options & { text: string }): CheckedProblem[] {
  const { problems } = loadText({ file: site, source: text });
  return describeProblems(problems, { file, source: text }).map((described, index) => {
    const { start = 0, end = 0 } = problems[index] ?? {};
    return { ...described, start, end };
  });
}

function asText(request: unknown): TextRequest {
  const { text } = (request ?? {}) as Partial<TextRequest>;
  return { text: String(text ?? '') };
}

function asSpot(request: unknown): SpotRequest {
  const { offset } = (request ?? {}) as Partial<SpotRequest>;
  return { ...asText(request), offset: Number(offset ?? 0) };
}
