import { Global } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { askServer } from '#preview/askServer.ts';
import { followServer } from '#preview/followServer.ts';
import { createLiveSite } from '#preview/liveSite.ts';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import { carriesFile } from './carriesFile.ts';
import { createConnection } from './createConnection.ts';
import { shareDrafts } from './createDrafts.ts';
import { keepNotice } from './keepNotice.ts';
import { keepView, readView } from './keepView.ts';
import { windowStyles } from './look.ts';
import { undoByKeys } from './undoByKeys.ts';
import { Window } from './Window.tsx';
import { createWorkbench, WorkbenchContext } from './Workbench.ts';

/** The operator's window: the pages of the site with all that helps to change them around. */
const live = createLiveSite(
  JSON.parse(element('update').textContent ?? '') as PreviewUpdate,
  {}, // the pages are drawn in frames of their own
);
followServer(live, import.meta.hot);

const path = location.hash.slice(1) || '/';
const site = metaOf('fascia-site');
const workbench = createWorkbench({
  live,
  ask: askServer,
  pages: metaOf('fascia-pages'),
  isConnected: createConnection(import.meta.hot),
  first: readView(sessionStorage, path),
  storage: localStorage,
  site,
});
const { drafts, edits, isConnected } = workbench;
shareDrafts(drafts, localStorage, site);
keepView(workbench.view, sessionStorage);
keepNotice(edits, sessionStorage);
for (const begin of [drafts.follow, edits.start]) begin().catch(() => {});
workbench.view.subscribe(() => {
  // The address leads back to the page that is shown, also after a reload.
  history.replaceState(null, '', `#${workbench.view.get().path}`);
});

addEventListener('keydown', (event) => undoByKeys(event, edits));
// A file that misses its field must not take the window's place.
for (const name of ['dragover', 'drop'] as const) {
  addEventListener(name, (event) => carriesFile(event) && event.preventDefault());
}
addEventListener('beforeunload', (event) => {
  // The browser asks in its own words; not when the window is loaded anew because the server was.
  if (drafts.all.get().length > 0 && isConnected.get()) event.preventDefault();
});
createRoot(element('window')).render(
  <WorkbenchContext value={workbench}>
    <Global styles={windowStyles} />
    <Window />
  </WorkbenchContext>,
);

/** What the server says about itself in the document. */
function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The window's document has no #${id}.`);
  return found;
}
