import { join } from 'node:path';
import { findPlaces } from '#edit/findPlaces.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { createSiteMap, type SiteMap } from '#edit/siteMap.ts';
import { worldOf } from '#load/readSite.ts';
import type { Answers } from './answerRequests.ts';
import type { EditApi } from './EditApi.ts';
import type { EditSession } from './editSession.ts';
import { openInEditor } from './openInEditor.ts';
import { readRequest, requests } from './readRequest.ts';

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
      const files = worldOf(root).files();
      const places = map && findPlaces(map, query.get('route') ?? '/', files);
      return places ? { hash, ...places } : { hash, missing };
    },
    'GET outline': async () => {
      const { hash, map } = mapNow();
      return { hash, ...outlineOf(map) };
    },
    'GET source': async () => session.source(),
    'POST edit': async (request) => {
      const { hash, operation, ...how } = readRequest(requests.edit, request);
      const { isTrial = false, isWhole = false } = how;
      return session.edit({ hash, operation, isTrial, isWhole });
    },
    'POST undo': async (request) => session.undo(readRequest(requests.history, request).hash),
    'POST redo': async (request) => session.redo(readRequest(requests.history, request).hash),
    'POST save': async (request) => {
      const { hash, text } = readRequest(requests.save, request);
      return session.save(hash, text);
    },
    'POST apply-fix': async (request) => {
      const { hash, problem } = readRequest(requests.fix, request);
      return session.applyFix(hash, problem);
    },
    'POST open': async (request) =>
      openInEditor(join(root, file), readRequest(requests.open, request)),
  };
}
