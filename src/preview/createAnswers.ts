import { join } from 'node:path';
import { findPart } from '#edit/findPart.ts';
import { findPlaces } from '#edit/findPlaces.ts';
import { findWords } from '#edit/findWords.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { createSiteMap, type SiteMap } from '#edit/siteMap.ts';
import { fileSystemOf } from '#load/readSite.ts';
import type { Answers } from './answerRequests.ts';
import { discardMedia } from './discardMedia.ts';
import type { EditApi } from './EditApi.ts';
import type { EditSession } from './editSession.ts';
import { openInEditor } from './openInEditor.ts';
import { parseJson, readRequest, requests } from './readRequest.ts';
import { storeMedia } from './storeMedia.ts';

type Options = { root: string; file: string; session: EditSession };

/** What answers the addresses of EditApi. */
export function createAnswers({ root, file, session }: Options): Answers<EditApi> {
  let known: { hash: string; map: SiteMap | undefined } | undefined;
  /** The map of the file as it is now; made once for each version. */
  const mapNow = () => {
    const { hash, text } = session.source();
    if (known?.hash !== hash) known = { hash, map: createSiteMap(text) };
    return known;
  };
  const missing = 'There is no such page in the file, or it cannot be read as it is now.';
  return {
    'GET places': async (_, query) => {
      const { hash, map } = mapNow();
      const files = fileSystemOf(root).files();
      const places = map && findPlaces(map, query.get('route') ?? '/', files);
      return places ? { hash, ...places } : { hash, missing };
    },
    'GET part': async (_, query) => {
      const { hash, map } = mapNow();
      const path = readRequest(requests.path, parseJson(query.get('path')));
      const part = map && findPart(map, path, fileSystemOf(root).files());
      return part ? { hash, ...part } : { hash, missing: 'There is no such part in the file.' };
    },
    'GET find': async (_, query) => {
      const { hash, map } = mapNow();
      const files = fileSystemOf(root).files();
      const found = map && findWords(map, query.get('words') ?? '', files);
      return { hash, ...(found ?? { found: [], count: 0 }) };
    },
    'GET outline': async () => {
      const { hash, map } = mapNow();
      return { hash, ...outlineOf(map) };
    },
    'GET source': async () => session.source(),
    'POST edit': async (request) => session.edit(readRequest(requests.edit, request)),
    'POST follow': async (request) => session.follow(readRequest(requests.follow, request)),
    'POST undo': async (request) => {
      readRequest(requests.nothing, request);
      return session.undo();
    },
    'POST redo': async (request) => {
      readRequest(requests.nothing, request);
      return session.redo();
    },
    'POST merge': async (request) => session.merge(readRequest(requests.merge, request)),
    'POST save': async (request) => {
      const { base, text } = readRequest(requests.save, request);
      return session.save(base, text);
    },
    'POST restore': async (request) => {
      readRequest(requests.nothing, request);
      return session.restore();
    },
    'POST apply-fix': async (request) => {
      const { hash, problem } = readRequest(requests.fix, request);
      return session.applyFix(hash, problem);
    },
    'POST upload': async (request) => {
      const { name, content } = readRequest(requests.upload, request);
      return storeMedia(root, { name, bytes: Buffer.from(content, 'base64') });
    },
    'POST discard': async (request) =>
      discardMedia(root, session.source().text, readRequest(requests.discard, request)),
    'POST open': async (request) =>
      openInEditor(join(root, file), readRequest(requests.open, request)),
  };
}
