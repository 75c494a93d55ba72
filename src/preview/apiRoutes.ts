import { join } from 'node:path';
import type { z } from 'zod';
import { listEvents } from '#build/listEvents.ts';
import { findPart, findPlaces, findWords } from '#edit/findPlaces.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { createSiteMap, type SiteMap } from '#edit/siteMap.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { readText } from '#load/readText.ts';
import { readSite } from '#repair/readSite.ts';
import { readFields } from '#load/readFields.ts';
import { nodeAt } from '#load/tree.ts';
import type { Validate } from './createValidator.ts';
import { describeBlocks } from './describeBlocks.ts';
import { describeProblems } from './describeProblems.ts';
import type { EditApi } from './EditApi.ts';
import type { EditSession } from './editSession.ts';
import { parseJson, type Route } from './handleRequests.ts';
import type { LanguageHelp } from './languageService.ts';
import { openInEditor } from './openInEditor.ts';
import { requests } from './requests.ts';
import { discardMedia, storeMedia } from './storeMedia.ts';

type Options = {
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  session: EditSession;
  validate: Validate;
};

type Routes = {
  [Address in keyof EditApi]: EditApi[Address] extends { request: infer Request }
    ? Route<Request, EditApi[Address]['answer']>
    : Route<URLSearchParams, EditApi[Address]['answer']>;
};

/** Every address of the API, with the form of its request and what handles it. */
export function createRoutes({ root, file, session, validate }: Options): Routes {
  const site = join(root, file);
  const mediaFiles = () => fileSystemOf(root).files();
  let known: { hash: string; map: SiteMap | undefined } | undefined;
  /** The map of the file as it is now; made once for each version. */
  const mapNow = () => {
    const { hash, text } = session.source();
    if (known?.hash !== hash) known = { hash, map: createSiteMap(text) };
    return known;
  };
  let help: Promise<LanguageHelp> | undefined;
  /** Loaded when an editor is opened for the first time: it takes most of a second. */
  const language = () =>
    (help ??= import('./languageService.ts').then(({ createLanguageHelp }) =>
      createLanguageHelp(),
    ));

  return {
    'GET places': get((query) => {
      const { hash, map } = mapNow();
      const places = map && findPlaces(map, query.get('route') ?? '/', mediaFiles());
      const missing = 'There is no such page in the file, or it cannot be read as it is now.';
      return places ? { hash, ...places } : { hash, missing };
    }),
    'GET part': get((query) => {
      const { hash, map } = mapNow();
      const path = requests.path.parse(parseJson(query.get('path')));
      const part = map && findPart(map, path, mediaFiles());
      return part ? { hash, ...part } : { hash, missing: 'There is no such part in the file.' };
    }),
    'GET find': get((query) => {
      const { hash, map } = mapNow();
      const found = map && findWords(map, query.get('words') ?? '', mediaFiles());
      return { hash, ...(found ?? { found: [], count: 0 }) };
    }),
    'GET outline': get(() => {
      const { hash, map } = mapNow();
      return { hash, ...outlineOf(map) };
    }),
    'GET source': get(() => session.source()),
    'POST edit': post(requests.edit, session.edit),
    'POST follow': post(requests.follow, session.follow),
    'POST undo': post(requests.nothing, session.undo),
    'POST redo': post(requests.nothing, session.redo),
    'POST merge': post(requests.merge, session.merge),
    'POST save': post(requests.save, ({ base, text }) => session.save(base, text)),
    'POST restore': post(requests.nothing, session.restore),
    'POST apply-fix': post(requests.fix, ({ hash, problem }) => session.applyFix(hash, problem)),
    'POST upload': post(requests.upload, ({ name, content }) =>
      storeMedia(root, { name, bytes: Buffer.from(content, 'base64') }),
    ),
    'POST discard': post(requests.discard, (unused) =>
      discardMedia(root, session.source().text, unused),
    ),
    'POST open': post(requests.open, (position) => openInEditor(site, position)),
    'GET blocks': get(() =>
      describeBlocks({ hasFile: fileSystemOf(root).hasFile, picture: socialPicture(site) }),
    ),
    'GET events': get(async () => {
      const read = await readSite(site);
      return read.site ? listEvents(read.site) : null;
    }),
    // What must still be replaced before the site goes live: nothing while the file has other faults.
    'GET placeholders': get(async () => {
      const { source, problems } = await readSite(site, { release: true });
      const left = problems.filter(({ code }) => code.startsWith('placeholder-'));
      return describeProblems(left, { file, source }, left.length);
    }),
    'POST check': post(requests.text, async ({ text }) => {
      const { problems, source } = await validate({ file: site, source: text });
      return describeProblems(problems, { file, source }).map((described, index) => {
        const { start = 0, end = 0 } = problems[index] ?? {};
        return { ...described, start, end };
      });
    }),
    'POST complete': post(requests.position, async (position) =>
      (await language()).complete(position, fileSystemOf(root)),
    ),
    'POST explain': post(requests.position, async (position) =>
      (await language()).explain(position),
    ),
  };
}

function get<Answer>(handle: Route<URLSearchParams, Answer>['handle']) {
  return { handle };
}

function post<Request, Answer>(form: z.ZodType<Request>, handle: Route<Request, Answer>['handle']) {
  return { form, handle };
}

/** The picture that every site has, also where something else in the file is wrong. */
function socialPicture(site: string): string | undefined {
  const text = readText(site);
  const { tree } = (typeof text === 'string' && readFields(text)) || {};
  const src = tree && nodeAt(tree, ['site', 'socialPicture', 'src']);
  return src?.kind === 'scalar' ? String(src.value) : undefined;
}
