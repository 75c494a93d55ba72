import type { PlacesAnswer } from '#preview/EditApi.ts';
import { missing } from './PageChoice.tsx';
import { useAsked } from './useAsked.ts';

type Places = Extract<PlacesAnswer, { sections: unknown }>;

/** Where everything on a page is written; undefined until it is known. */
export function usePlaces(path: string): Places | undefined {
  const route = path === missing ? '404' : path;
  const { content } = useAsked(
    (read) => read('GET places', `?route=${encodeURIComponent(route)}`),
    route,
  );
  return content && 'sections' in content ? content : undefined;
}
