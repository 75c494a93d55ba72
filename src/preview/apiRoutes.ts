import { hash as hashOf } from '#build/hash.ts';
import { join } from 'node:path';
import launchEditor from 'launch-editor';
import type { z } from 'zod';
import { mediaTypeOf } from '#schema/mediaTypes.ts';
import { listEvents } from '#build/listEvents.ts';
import { endpointOf } from '#edit/endpointOf.ts';
import { findPlaces } from '#edit/findPlaces.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { createSiteMap, type SiteMap } from '#edit/siteMap.ts';
import { findPart, findWords } from '#edit/values.ts';
import { type FileSystem, fileSystemOf, schemaFor, sourcesOf } from '#load/fileSystemOf.ts';
import { searchIcons } from '#load/icons.ts';
import { readStyle, styleNames } from '#styles/readStyle.ts';
import { installedTypefaces } from '#load/typefaces.ts';
import { leadsInside } from '#load/insideFolder.ts';
import { keepOwnBlocks } from '#load/ownBlocks/keepOwnBlocks.ts';
import { listExamples } from '#new/examples.ts';
import { writeNewSite } from '#new/writeNewSite.ts';
import { readSite } from '#repair/readSite.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { Validate } from './createValidator.ts';
import { describeBlocks } from './describeBlocks.ts';
import type { EditSession } from './editSession.ts';
import type { LanguageHelp } from './languageService.ts';
import { describeProblems, siteFile } from './PreviewUpdate.ts';
import { BadRequest, type OpenRequest, parseJson, requests } from './requests.ts';
import { discardMedia, storeMedia } from './storeMedia.ts';

type Options = {
  root: string;
  session: EditSession;
  validate: Validate;
  /** The folder as it is now. */
  openFolder?: () => FileSystem;
};

/** Every address of the API (EditApi), with the form of its request and what handles it. */
export function createRoutes({
  root,
  session,
  validate,
  openFolder = () => fileSystemOf(root, keepOwnBlocks(root)),
}: Options) {
  const site = join(root, siteFile);
  const mediaFiles = () => openFolder().files();
  let known: { hash: string; schema: SiteSchema; map: SiteMap | undefined } | undefined;
  /** The map of the file as it is now; made once for each version. */
  const mapNow = () => {
    const sources = session.sources();
    const version = hashOf(sources.text);
    const schema = schemaFor(openFolder());
    if (known?.hash !== version || known.schema !== schema)
      known = { hash: version, schema, map: createSiteMap(sources, schema) };
    return known;
  };
  let help: { schema: SiteSchema; language: Promise<LanguageHelp> } | undefined;
  /** Loaded when an editor is opened for the first time: it takes most of a second. */
  const language = () => {
    const schema = schemaFor(openFolder());
    if (help?.schema !== schema) {
      const loading = import('./languageService.ts');
      help = { schema, language: loading.then((file) => file.createLanguageHelp(schema)) };
    }
    return help.language;
  };

  return {
    /** Everything that one page shows and where it is written; null where the file has no such page. */
    'GET places': get((query) => {
      const { hash, map } = mapNow();
      const places = map && findPlaces(map, query.get('route') ?? '/', mediaFiles());
      return places ? { hash, ...places } : null;
    }),
    /** A part of the file: a section, a page, a rule; null where there is none. */
    'GET part': get((query) => {
      const { hash, map } = mapNow();
      const path = requests.path.parse(parseJson(query.get('path')));
      const part = map && findPart(map, path, mediaFiles());
      return part ? { hash, ...part } : null;
    }),
    /** The values that hold or show some words; `count` is how many there are of them. */
    'GET find': get((query) => {
      const { hash, map } = mapNow();
      const found = map && findWords(map, query.get('words') ?? '', mediaFiles());
      return { hash, ...(found ?? { found: [], count: 0 }) };
    }),
    /** The icons whose names hold some words, with what is drawn. */
    'GET icons': get((query) => searchIcons(query.get('words') ?? '')),
    /** The styles that there are. */
    'GET styles': get(() => styleNames.map((name) => ({ name, about: readStyle(name).about }))),
    /** The names of the typefaces that are installed. */
    'GET typefaces': get(() => installedTypefaces(root)),
    /** The site as lists, for the tabs of the window. */
    'GET outline': get(() => {
      const { hash, map } = mapNow();
      return { hash, ...outlineOf(map) };
    }),
    'GET source': get(session.source),
    'POST edit': post(requests.edit, session.edit),
    'POST follow': post(requests.follow, session.follow),
    'POST undo': post(requests.nothing, session.undo),
    'POST redo': post(requests.nothing, session.redo),
    'POST merge': post(requests.merge, session.merge),
    'POST save': post(requests.save, session.save),
    'POST convert': post(requests.nothing, session.convert),
    'POST restore': post(requests.nothing, session.restore),
    'POST apply-fix': post(requests.fix, session.applyFix),
    'POST upload': post(requests.upload, ({ content, ...file }) =>
      storeMedia(root, { ...file, bytes: Buffer.from(content, 'base64') }),
    ),
    'POST discard': post(requests.discard, (unused) =>
      discardMedia(root, session.sources().text, unused),
    ),
    /** The sites to begin with, and the folder that has none yet. */
    'GET examples': get(() => ({ folder: root, examples: listExamples() })),
    'POST new': post(requests.example, ({ name }) => writeNewSite(root, name)),
    'POST open': post(requests.open, ({ file, ...position }) => {
      const path = join(root, file ?? siteFile);
      if (leadsInside(path, root)) return openInEditor(path, position);
      throw new BadRequest('There is no such file in the folder of the site.');
    }),
    'GET blocks': get(() => {
      // The picture that most sites have, also where something else in the file is wrong.
      const { map } = mapNow();
      const social = map?.node(['site', 'socialPicture', 'src']);
      const fileOf = (use: string) => mediaFiles().find((file) => mediaTypeOf(file)?.use === use);
      const own = fileOf('picture') ?? fileOf('drawing');
      return describeBlocks({
        schema: schemaFor(openFolder()),
        hasFile: openFolder().hasFile,
        picture: social?.kind === 'scalar' ? String(social.value) : own,
        endpoint: map && endpointOf(map),
        hasLink: (name) => map?.node(['links', name]) !== undefined,
      });
    }),
    /** Null while the file is wrong. */
    'GET events': get(async () => {
      const read = await readSite(site, {}, openFolder());
      return read.site ? listEvents(read.site) : null;
    }),
    /** What must still be replaced before the site goes live: nothing while the file has errors. */
    'GET placeholders': get(async () => {
      const { source, problems } = await readSite(site, { release: true }, openFolder());
      const left = problems.filter(({ code }) => code.startsWith('placeholder-'));
      return describeProblems(left, source, left.length);
    }),
    'POST check': post(requests.text, async ({ text }) => {
      const { problems, source } = await validate(sourcesOf(text, openFolder()));
      return describeProblems(problems, source);
    }),
    'POST complete': post(requests.position, async (position) =>
      (await language()).complete(position, openFolder()),
    ),
    'POST explain': post(requests.position, async (position) =>
      (await language()).explain(position),
    ),
  };
}

function get<Answer>(handle: (query: URLSearchParams) => Answer) {
  return { handle };
}

function post<Request, Answer>(form: z.ZodType<Request>, handle: (request: Request) => Answer) {
  return { form, handle };
}

/** An editor that has not failed after this time, in milliseconds, is assumed to be open. */
const patience = 400;

/** Opens a file at a place in the operator's editor: the one that runs, or `EDITOR`. */
function openInEditor(
  file: string,
  { line, column }: Omit<OpenRequest, 'file'>,
): Promise<{ isDone: boolean; message?: string }> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ isDone: true }), patience);
    launchEditor(`${file}:${line}:${column}`, (_, reason) => {
      clearTimeout(timer);
      const message = `No editor could be opened.${reason === null ? '' : ` ${reason}`} Start yours and try again, or name it in the environment variable EDITOR.`;
      resolve({ isDone: false, message });
    });
  });
}
