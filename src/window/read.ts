import type { ApiClient } from '#preview/apiClient.ts';
import type { EditApi } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';

export type Address = Extract<keyof EditApi, `GET ${string}`>;

/** Requests what only depends on the version of the file: once for each, however many parts want it. */
export type Read = <Name extends Address>(
  address: Name,
  query?: string,
) => Promise<EditApi[Name]['answer']>;

export function createRead(ask: ApiClient, live: LiveSite): Read {
  const kept = new Map<string, Promise<unknown>>();
  live.subscribe(() => kept.clear());
  return (address, query = '') => {
    const known = kept.get(address + query) ?? (ask as Read)(address, query);
    kept.set(address + query, known);
    // The key says what was requested, and so what comes.
    return known as Promise<never>;
  };
}
