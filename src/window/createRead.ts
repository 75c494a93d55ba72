import type { EditApi } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { WindowApi } from '#preview/WindowApi.ts';
import type { Ask } from '#preview/askServer.ts';

type Calls = EditApi & WindowApi;
type Question = Extract<keyof Calls, `GET ${string}`>;

/** Asks what only depends on the version of the file: once for each, however many parts want to know. */
export type Read = <Name extends Question>(
  name: Name,
  query?: string,
) => Promise<Calls[Name] extends { answer: infer Content } ? Content : never>;

export function createRead(ask: Ask, live: LiveSite): Read {
  const kept = new Map<string, Promise<unknown>>();
  live.subscribe(() => kept.clear());
  return (name, query = '') => {
    const key = `${name} ${query}`;
    const known = kept.get(key) ?? (ask as Asking)(name, query);
    kept.set(key, known);
    // The key says what was asked, and so what comes.
    return known as Promise<never>;
  };
}

type Asking = (name: Question, query: string) => Promise<unknown>;
