import type { Ask } from '#preview/askServer.ts';
import type { EditApi } from '#preview/EditApi.ts';
import { createLiveSite } from '#preview/liveSite.ts';
import { createWorkbench } from '#window/Workbench.ts';
import type { startEdits } from '../preview/startEdits.ts';

type Server = Awaited<ReturnType<typeof startEdits>>;

/** What the parts of the window share, in front of a real server; the page shows the file as it is now. */
export async function workbenchOf({ ask, hash }: Server) {
  const update = { version: 1, hash: await hash(), site: null, problems: [] };
  // Here a question has its query beside its body, in place of it.
  const asked = (address: keyof EditApi, request: unknown) =>
    address.startsWith('GET ')
      ? ask(address, undefined, String(request ?? ''))
      : ask(address, request);
  const live = createLiveSite(update, {});
  return createWorkbench({ live, ask: asked as Ask, pages: 'http://127.0.0.1:1', path: '/' });
}
