import { join } from 'node:path';
import { z } from 'zod';
import { listEvents } from '#build/listEvents.ts';
import { readFields } from '#load/readFields.ts';
import { type ReadSite, readSite, readText, fileSystemOf } from '#load/readSite.ts';
import { nodeAt } from '#load/tree.ts';
import type { Answers } from './answerRequests.ts';
import type { Judge } from './createJudge.ts';
import { describeBlocks } from './describeBlocks.ts';
import { describeProblems } from './describeProblems.ts';
import type { LanguageHelp } from './languageService.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';
import { readRequest } from './readRequest.ts';
import type { CheckedProblem, WindowApi } from './WindowApi.ts';

type Options = {
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  judge: Judge;
};

const textForm = z.strictObject({ text: z.string() });
const spotForm = z.strictObject({ text: z.string(), offset: z.int().min(0) });

/** What answers the addresses of WindowApi. */
export function createWindowAnswers({ root, file, judge }: Options): Answers<WindowApi> {
  const site = join(root, file);
  let help: Promise<LanguageHelp> | undefined;
  /** Loaded when an editor is open for the first time: it takes most of a second. */
  const language = () =>
    (help ??= import('./languageService.ts').then(({ createLanguageHelp }) =>
      createLanguageHelp(),
    ));
  return {
    'GET blocks': async () => {
      const { hasFile } = fileSystemOf(root);
      return describeBlocks({ hasFile, picture: socialPicture(site) });
    },
    'GET events': async () => {
      const read = await readSite(site);
      return read.site ? listEvents(read.site) : null;
    },
    'GET placeholders': () => findPlaceholders(site, file),
    'POST check': async (request) =>
      checkText(await judge({ file: site, source: readRequest(textForm, request).text }), file),
    'POST complete': async (request) =>
      (await language()).complete(readRequest(spotForm, request), fileSystemOf(root)),
    'POST explain': async (request) => (await language()).explain(readRequest(spotForm, request)),
  };
}

/** The picture that every site has, also where something else in the file is wrong. */
function socialPicture(site: string): string | undefined {
  const text = readText(site);
  const { tree } = (typeof text === 'string' && readFields(text)) || {};
  const src = tree && nodeAt(tree, ['site', 'socialPicture', 'src']);
  return src?.kind === 'scalar' ? String(src.value) : undefined;
}

/** What must still be replaced before the site goes live: nothing while the file has other faults. */
async function findPlaceholders(site: string, file: string): Promise<PreviewProblem[]> {
  const { source, problems } = await readSite(site, { release: true });
  const left = problems.filter(({ code }) => code.startsWith('placeholder-'));
  return describeProblems(left, { file, source }, left.length);
}

function checkText({ problems, source }: ReadSite, file: string): CheckedProblem[] {
  return describeProblems(problems, { file, source }).map((described, index) => {
    const { start = 0, end = 0 } = problems[index] ?? {};
    return { ...described, start, end };
  });
}
