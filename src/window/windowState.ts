import type { Operation, Path, WholeChange } from '#preview/EditApi.ts';
import type { ForcedState } from '#preview/PageMessage.ts';
import type { EventRule } from '#schema/pixel.ts';
import type { Draft } from './Draft.ts';

/** The widths of the screens that pages are shown on, in pixels. */
export const screens = { phone: 390, tablet: 820, desktop: 1440 } as const;
export type Screen = keyof typeof screens;

/** The tabs of the side panel, in their order, as people call them. */
export const tabs = {
  pages: 'Pages',
  find: 'Find',
  problems: 'Problems',
  blocks: 'Blocks',
  constants: 'Numbers',
  links: 'Links',
  look: 'Look',
  events: 'Events',
  samples: 'Samples',
} as const;
export type Tab = keyof typeof tabs;

/** The address that shows the 404 page: one that no page has. */
export const notFoundPath = '/no-such-page';

/** What became of the last change. */
export type Notice = {
  /** `shown` is what a page has done: it stays, as a refusal does. */
  tone: 'done' | 'refused' | 'shown';
  text: string;
  details?: string[];
  line?: number;
};

/** A change that waits for a yes: other places change with it, or another program changed the same. */
export type Question = WholeChange & {
  operation: Operation;
  /** What another program has written there meanwhile. */
  now?: { line: number; written?: unknown };
  answer(isConfirmed: boolean): void;
};

/** An event that a visitor’s page would have sent. */
type LoggedEvent = {
  rule: EventRule;
  value: string;
  path: string;
  at: number;
  screen: Screen;
};

export type WindowState = {
  path: string;
  tab: Tab;
  screens: Screen[];
  /** `edit`: a click chooses. `try`: the page works as for a visitor. */
  mode: 'edit' | 'try';
  forced: ForcedState;
  isEditorOpen: boolean;
  /** Where the cursor of the built-in editor goes; a new object for each request. */
  location: { line: number; column: number } | null;
  /** The selected section, by its index in the list of the page. */
  section: number | null;
  /**
   * The section that the page is to be scrolled to; a new object for each request. `before`: the
   * version of the file that does not have it yet.
   */
  revealed: { section: number; before?: string } | null;
  /**
   * The item that was moved from its buttons: where they are next, the one that was pressed gets the focus. `before`:
   * the version of the file in which another item is there.
   */
  moved: { path: Path; label: string; panel: Element | null; before: string } | null;
  notice: Notice | null;
  question: Question | null;
  /** How many changes can be undone, and redone. */
  undo: number;
  redo: number;
  /** What was typed and is not saved. */
  unsaved: readonly Draft[];
  /** Events that the pages would have sent, the newest last. */
  log: readonly LoggedEvent[];
  /** Whether the server answers: without it, nothing can be written. */
  isConnected: boolean;
};

/** The state, which others can follow as `useSyncExternalStore` wants it. */
export type StateStore = ReturnType<typeof createState>;

export function createState(first: Partial<WindowState> = {}) {
  let current: WindowState = {
    path: '/',
    tab: 'pages',
    screens: ['desktop'],
    mode: 'edit',
    forced: { consent: 'accepted' },
    isEditorOpen: false,
    location: null,
    section: null,
    revealed: null,
    moved: null,
    notice: null,
    question: null,
    undo: 0,
    redo: 0,
    unsaved: [],
    log: [],
    isConnected: true,
    ...first,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(part: Partial<WindowState>): void {
      current = { ...current, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const key = 'fascia window';

/** How the window was left in this browser tab, for the page of its address. */
export function readState(storage: Storage, path: string): Partial<WindowState> {
  const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<WindowState>;
  return { ...kept, path, section: kept.path === path ? (kept.section ?? null) : null };
}

/** Keeps how the window is over a reload, and a refusal until it is dismissed. */
export function keepState(state: StateStore, storage: Storage): void {
  state.subscribe(() => {
    const { path, tab, screens: shown, mode, forced, isEditorOpen, section, ...rest } = state.get();
    const notice = rest.notice?.tone === 'refused' ? rest.notice : null;
    const kept = { path, tab, screens: shown, mode, forced, isEditorOpen, section, notice };
    storage.setItem(key, JSON.stringify(kept));
  });
}
