import type { ApiClient } from '#preview/apiClient.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { StateStore } from './windowState.ts';

/** What the window is started with. */
export type WindowOptions = {
  live: LiveSite;
  api: ApiClient;
  pages: string;
  state: StateStore;
  /** Where what is typed is kept, and the site that it belongs to: others may have the same address. */
  storage: Storage;
  site: string;
};
