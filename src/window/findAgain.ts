import type { Ask } from '#preview/askServer.ts';
import type { ValuePlace, YamlPath } from '#preview/EditApi.ts';
import { isSamePath } from './isSamePath.ts';
import { partQuery } from './partQuery.ts';

/**
 * What became of a value while it was being changed, when the file is another than the one that was
 * seen. `same`: it is as it was, here or on another line; `other`: something else stands in its place.
 */
export type Found =
  | { state: 'same' | 'other'; path: YamlPath; hash: string; line: number; written: string }
  | { state: 'gone' };

/** Looks for a value again: in its place, else as the only one of its key and words in the file. */
export async function findAgain(
  ask: Ask,
  { path, written }: { path: YamlPath; written: string | number | boolean },
): Promise<Found> {
  const words = String(written);
  const [part, search] = await Promise.all([
    ask('GET part', partQuery(path)),
    ask('GET find', `?words=${encodeURIComponent(words)}`),
  ]);
  const isIt = (place: ValuePlace) => String(place.written) === words;
  const here =
    'values' in part ? part.values.find((place) => isSamePath(place.path, path)) : undefined;
  if (here && isIt(here)) return found('same', here, part.hash);
  const others = search.found.filter((place) => isIt(place) && place.path.at(-1) === path.at(-1));
  const [only] = others;
  if (only && others.length === 1 && search.hash === part.hash) {
    return found('same', only, search.hash);
  }
  return here ? found('other', here, part.hash) : { state: 'gone' };
}

function found(state: 'same' | 'other', { path, line, written }: ValuePlace, hash: string): Found {
  return { state, path, hash, line, written: String(written) };
}
