import type { Ask } from '#preview/askServer.ts';
import type { EditApi } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { WindowApi } from '#preview/WindowApi.ts';

export type Api = EditApi & WindowApi;
export type Address = Extract<keyof Api, `GET ${string}`>;

/** Requests what only depends on the version of the file: once for each, however many parts want it. */
export type Read = <Name extends Address>(
  address: Name,
  query?: string,
) => Promise<Api[Name]['answer']>;

export function createRead(ask: Ask, live: LiveSite): Read {
  const kept = new Map<string, Promise<unknown>>();
  live.subscribe(() => kept.clear());
  return (address, query = '') => {
    const known = kept.get(address + query) ?? (ask as Read)(address, query);
    kept.set(address + query, known);
    // The key says what was requested, and so what comes.
    return known as Promise<never>;
  };
}
