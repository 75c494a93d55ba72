import { createRoot } from 'react-dom/client';
import { apiClient } from '#preview/apiClient.ts';
import { createLiveSite, followServer, readablePath } from '#preview/liveSite.ts';
import { element, firstUpdate, metaOf } from '#preview/shell.ts';
import { carriesFile } from './forms/MediaInput.tsx';
import { isNarrow } from './useIsNarrow.ts';
import { Window } from './Window.tsx';
import { WindowContext, createServices } from './WindowContext.ts';
import { createState, keepState, readState } from './windowState.ts';
// oxlint-disable-next-line import/no-unassigned-import -- Vite puts the styles into the document
import './window.css';

/** The operator's window: the pages of the site with all that helps to change them around. */
const live = createLiveSite(firstUpdate(), {}); // the pages are drawn in frames of their own
// Vite looks for these very words.
const hot = import.meta.hot;
followServer(live, hot);

const state = createState({
  screens: [isNarrow() ? 'phone' : 'desktop'],
  ...readState(sessionStorage, readablePath(location.hash.slice(1)) || '/'),
});
keepState(state, sessionStorage);
// Vite's client looks for the server again by itself, and reloads the window when it is back.
hot?.on('vite:ws:disconnect', () => state.set({ isConnected: false }));
hot?.on('vite:ws:connect', () => state.set({ isConnected: true }));
// The address leads back to the page that is shown, also after a reload.
state.subscribe(() => {
  const hash = `#${state.get().path}`;
  if (readablePath(location.hash) !== hash) history.replaceState(null, '', hash);
});

const services = createServices({
  live,
  api: apiClient,
  pages: metaOf('pages'),
  state,
  storage: localStorage,
  site: metaOf('site'),
});
const { drafts, edits } = services;
drafts.share();
for (const begin of [drafts.follow, edits.start]) begin().catch(() => {});

addEventListener('keydown', undoByKeys);
// A file that misses its field must not take the window's place.
for (const name of ['dragover', 'drop'] as const) {
  addEventListener(name, (event) => carriesFile(event) && event.preventDefault());
}
addEventListener('beforeunload', (event) => {
  // The browser asks in its own words; not when the window is reloaded because the server was.
  if (state.get().unsaved.length > 0 && state.get().isConnected) event.preventDefault();
});
createRoot(element('window')).render(
  <WindowContext value={services}>
    <Window />
  </WindowContext>,
);

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y) for changes of the file, but not while something is typed. */
function undoByKeys(event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
  // The target may belong to the document of a frame, whose elements `instanceof` does not know.
  const target = event.target as HTMLElement;
  if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  event.preventDefault();
  void (key === 'y' || event.shiftKey ? edits.redo() : edits.undo());
}
