import type { Ask } from '#preview/askServer.ts';
import { createLiveSite } from '#preview/liveSite.ts';
import { createWorkbench } from '#window/Workbench.ts';
import type { startEdits } from '../preview/startEdits.ts';

type Server = Awaited<ReturnType<typeof startEdits>>;

/** What the parts of the window share, in front of a real server; the page shows the file as it is now. */
export async function workbenchOf({ ask, hash }: Server) {
  const update = { version: 1, hash: await hash(), site: null, problems: [] };
  return createWorkbench(createLiveSite(update, {}), ask as Ask, '/');
}
