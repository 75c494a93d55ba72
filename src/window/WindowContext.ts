import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from '#preview/apiClient.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createEdits, type Edits } from './edits.ts';
import { createRead, type Read } from './read.ts';
import { createUploads, type Uploads } from './uploads.ts';
import type { Location, StateStore, WindowState } from './windowState.ts';

/** Everything that the parts of the window share. */
export type WindowServices = {
  live: LiveSite;
  /** The origin of the pages. */
  pages: string;
  ask: ApiClient;
  read: Read;
  state: StateStore;
  /** Changes how the window is. */
  show(part: Partial<WindowState>): void;
  edits: Edits;
  uploads: Uploads;
  drafts: Drafts;
  /** Opens a line in the built-in editor when that is open, else in the operator's own. */
  openLine(at: { line: number; column?: number }): void;
};

type Options = Pick<WindowServices, 'live' | 'ask' | 'pages' | 'state'> & {
  /** Where what is typed is kept, and the site that it belongs to. */
  storage: Storage;
  site: string;
};

export function createServices(options: Options): WindowServices {
  const { live, ask, pages, state, storage, site } = options;
  const edits = createEdits(ask, live, state);
  return {
    live,
    pages,
    ask,
    state,
    show: state.set,
    read: createRead(ask, live),
    edits,
    uploads: createUploads(ask, storage, site),
    drafts: createDrafts({ ask, live, state, edits, storage, site }),
    openLine({ line, column = 1 }) {
      const location: Location = { line, column };
      if (state.get().isEditorOpen) return state.set({ location });
      // Without an editor of the operator's, the built-in one opens.
      const openHere = () => state.set({ isEditorOpen: true, location });
      ask('POST open', location).then(({ isDone }) => !isDone && openHere(), openHere);
    },
  };
}

export const WindowContext = createContext<WindowServices | null>(null);

export function useWindow(): WindowServices {
  const services = useContext(WindowContext);
  if (!services) throw new Error('There is no WindowContext around this part of the window.');
  return services;
}

export function useWindowState<Key extends keyof WindowState>(key: Key): WindowState[Key] {
  const { state } = useWindow();
  return useSyncExternalStore(state.subscribe, () => state.get()[key]);
}

/** The site and its problems, as the server sent them last. */
export function useUpdate(): PreviewUpdate {
  const { live } = useWindow();
  return useSyncExternalStore(live.subscribe, live.update);
}
