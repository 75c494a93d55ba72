import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LiveSite } from '#preview/liveSite.ts';
import type { ForcedState } from '#preview/PageMessage.ts';
import type { EventRule } from '#schema/pixel.ts';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import type { Ask } from '#preview/askServer.ts';
import { createDrafts, type Drafts } from './createDrafts.ts';
import { createEdits, type Edits } from './createEdits.ts';
import { createRead, type Read } from './createRead.ts';
import { createUploads, type Uploads } from './createUploads.ts';
import { createValue, type Value } from './createValue.ts';

/** What stands in the panel. */
export type Tab =
  | 'pages'
  | 'find'
  | 'problems'
  | 'blocks'
  | 'constants'
  | 'links'
  | 'look'
  | 'events'
  | 'samples';
/** The widths of the screens that pages are shown on, in pixels. */
export const screens = { phone: 390, tablet: 820, desktop: 1440 } as const;
export type Screen = keyof typeof screens;
/** A line of the file, and that it was asked for just now. */
export type Spot = { line: number; column: number };
/** An event that a visitor’s page would have sent. */
export type LoggedEvent = {
  rule: EventRule;
  value: string;
  path: string;
  at: number;
  screen: Screen;
};

/** How the window is. */
export type View = {
  path: string;
  tab: Tab;
  screens: Screen[];
  /** `edit`: a click chooses. `try`: the page works as for a visitor. */
  mode: 'edit' | 'try';
  forced: ForcedState;
  hasScript: boolean;
  isEditorOpen: boolean;
  /** Where the built-in editor stands, or goes to when it opens. */
  spot: Spot | null;
  /** The section that was chosen, by its index in the list of the page. */
  section: number | null;
  /**
   * The section that the page is to be scrolled to; a new object each time that it is asked for.
   * `before`: the version of the file that does not have it yet.
   */
  revealed: { section: number; before?: string } | null;
};

/** Everything that the parts of the window share. */
export type Workbench = {
  live: LiveSite;
  /** The origin of the pages. */
  pages: string;
  ask: Ask;
  read: Read;
  edits: Edits;
  uploads: Uploads;
  /** What was typed and is not saved. */
  drafts: Drafts;
  /** Whether the server is there. */
  isConnected: Value<boolean>;
  view: Value<View>;
  show(part: Partial<View>): void;
  /** Events that the pages would have sent, the newest last. */
  log: Value<readonly LoggedEvent[]>;
  /** Leads to a line: in the built-in editor when it is open, else in the operator's own. */
  openLine(spot: Spot): void;
};

export const firstView: View = {
  path: '/',
  tab: 'pages',
  screens: ['desktop'],
  mode: 'edit',
  forced: { consent: 'accepted' },
  hasScript: true,
  isEditorOpen: false,
  spot: null,
  section: null,
  revealed: null,
};

type Options = Pick<Workbench, 'live' | 'ask' | 'pages' | 'isConnected'> & {
  /** How the window is at first. */
  first: View;
  /** Where what is typed is kept, and the site that it is of. */
  storage: Storage;
  site: string;
};

export function createWorkbench(options: Options): Workbench {
  const { live, ask, pages, isConnected, first, storage, site } = options;
  const view = createValue<View>(first);
  const edits = createEdits(ask, live);
  const show = (part: Partial<View>) => view.set({ ...view.get(), ...part });
  return {
    live,
    pages,
    ask,
    read: createRead(ask, live),
    edits,
    uploads: createUploads(ask, storage, site),
    drafts: createDrafts({ ask, live, storage, site }),
    isConnected,
    view,
    show,
    log: createValue<readonly LoggedEvent[]>([]),
    openLine({ line, column }) {
      // Whoever calls may hand over a whole place; the server takes a line and a column and nothing else.
      const spot = { line, column };
      if (view.get().isEditorOpen) return show({ spot });
      // Without an editor of the operator's, the built-in one opens.
      const openHere = () => show({ isEditorOpen: true, spot });
      ask('POST open', spot).then(({ isDone }) => !isDone && openHere(), openHere);
    },
  };
}

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('There is no workbench around this part of the window.');
  return workbench;
}

export function useValue<Content>({ subscribe, get }: Value<Content>): Content {
  return useSyncExternalStore(subscribe, get);
}

export function useView(): View {
  return useValue(useWorkbench().view);
}

/** Whether the server is there: without it, nothing can be written. */
export function useIsConnected(): boolean {
  return useValue(useWorkbench().isConnected);
}

export function useUpdate(): PreviewUpdate {
  const { live } = useWorkbench();
  return useSyncExternalStore(live.subscribe, live.update);
}
