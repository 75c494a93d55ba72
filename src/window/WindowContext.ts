import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiClient } from '#preview/apiClient.ts';
import type { EditApi, PagePlaces, PartPlaces, Path } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import { createDrafts } from './drafts.ts';
import { createEdits } from './edits.ts';
import { createUploads } from './uploads.ts';
import type { WindowOptions } from './WindowOptions.ts';
import { notFoundPath, type WindowState } from './windowState.ts';

type Address = Extract<keyof EditApi, `GET ${string}`>;

type Read = <Name extends Address>(
  address: Name,
  query?: string,
) => Promise<EditApi[Name]['answer']>;

/** Everything that the parts of the window share. */
type WindowServices = ReturnType<typeof createServices>;

export function createServices({ live, api, pages, state, storage, site }: WindowOptions) {
  const edits = createEdits(api, live, state);
  return {
    live,
    pages,
    api,
    state,
    show: state.set,
    read: createRead(api, live),
    edits,
    uploads: createUploads(api, storage, site),
    drafts: createDrafts({ api, live, state, edits, storage, site }),
    /** Opens a line in the built-in editor when that is open, else in the operator's own. The built-in one has the site file alone. */
    openLine({ line, column = 1, file }: Line): void {
      const location = { line, column };
      if (file !== undefined) return void api('POST open', { ...location, file });
      // Without an editor of the operator's, the built-in one opens.
      const openHere = () => state.set({ isEditorOpen: true, location });
      if (state.get().isEditorOpen) openHere();
      else api('POST open', location).then(({ isDone }) => !isDone && openHere(), openHere);
    },
  };
}

/** A line of the site file, or of the other file that it names. */
type Line = { line: number; column?: number; file?: string | undefined };

/** Requests what only depends on the version of the file: once for each, however many parts want it. */
function createRead(api: ApiClient, live: LiveSite): Read {
  const kept = new Map<string, Promise<unknown>>();
  live.subscribe(() => kept.clear());
  return (address, query = '') => {
    const known = kept.get(address + query) ?? (api as Read)(address, query);
    kept.set(address + query, known);
    // The key says what was requested, and so what comes.
    return known as Promise<never>;
  };
}

export const WindowContext = createContext<WindowServices | null>(null);

/** What the window shows and can do: its services, how it is, and the site as the server sent it last. */
export function useWindow(): WindowServices & WindowState & PreviewUpdate {
  const services = useContext(WindowContext);
  if (!services) throw new Error('There is no WindowContext around this part of the window.');
  const { state, live } = services;
  const current = useSyncExternalStore(state.subscribe, state.get);
  const update = useSyncExternalStore(live.subscribe, live.update);
  return { ...update, ...current, ...services };
}

/**
 * What the server answers, requested again with every version of the file: the last answer stays until
 * the next is there, and when that fails.
 */
export function useAnswer<Name extends Address>(
  address: Name,
  query = '',
): EditApi[Name]['answer'] | undefined {
  const { read, version } = useWindow();
  const [answer, setAnswer] = useState<{ query: string; content: EditApi[Name]['answer'] }>();
  useEffect(() => {
    let isCurrent = true;
    read(address, query).then(
      (content) => isCurrent && setAnswer({ query, content }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another version has another answer
  }, [read, address, query, version]);
  return answer?.query === query ? answer.content : undefined;
}

/** Everything that can be changed in a part of the file and added to it; undefined until it is known. */
export function usePart(path: Path): PartPlaces | undefined {
  const part = useAnswer('GET part', `?path=${encodeURIComponent(JSON.stringify(path))}`);
  return part ?? undefined;
}

/** Where everything on a page is written; undefined until it is known. */
export function usePlaces(path: string): PagePlaces | undefined {
  const { site } = useWindow();
  // While the file never was right, any page may be in it.
  const isThere = site ? Object.hasOwn(site.pages, path) : path !== notFoundPath;
  const route = isThere ? path : '404';
  return useAnswer('GET places', `?route=${encodeURIComponent(route)}`) ?? undefined;
}
