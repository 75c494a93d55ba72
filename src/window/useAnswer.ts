import { useEffect, useState } from 'react';
import type { EditApi, PartAnswer, PlacesAnswer, YamlPath } from '#preview/EditApi.ts';
import type { Address } from './read.ts';
import { useUpdate, useWindow } from './WindowContext.ts';

/**
 * What the server answers, requested again with every version of the file: the last answer stays until
 * the next is there, and when that fails.
 */
export function useAnswer<Name extends Address>(
  address: Name,
  query = '',
): EditApi[Name]['answer'] | undefined {
  const { read } = useWindow();
  const { version } = useUpdate();
  const [answer, setAnswer] = useState<{ query: string; content: EditApi[Name]['answer'] }>();
  useEffect(() => {
    let isCurrent = true;
    read(address, query).then(
      (content) => isCurrent && setAnswer({ query, content }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another version has another answer
  }, [read, address, query, version]);
  return answer?.query === query ? answer.content : undefined;
}

export type PartPlaces = Extract<PartAnswer, { values: unknown }>;
export type PagePlaces = Extract<PlacesAnswer, { texts: unknown }>;

/** The query for a part of the file (`GET part`). */
export function partQuery(path: YamlPath): string {
  return `?path=${encodeURIComponent(JSON.stringify(path))}`;
}

/** Everything that can be changed in a part of the file and added to it; undefined until it is known. */
export function usePart(path: YamlPath): PartPlaces | undefined {
  const part = useAnswer('GET part', partQuery(path));
  return part && 'values' in part ? part : undefined;
}

/** Where everything on a page is written; undefined until it is known. */
export function usePlaces(path: string): PagePlaces | undefined {
  const { site } = useUpdate();
  const route = Object.hasOwn(site?.pages ?? {}, path) ? path : '404';
  const places = useAnswer('GET places', `?route=${encodeURIComponent(route)}`);
  return places && 'sections' in places ? places : undefined;
}
