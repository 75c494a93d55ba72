import type { Places } from './findTarget.ts';
import { useAsked } from './useAsked.ts';
import { useUpdate } from './Workbench.ts';

/** Where everything on a page is written; undefined until it is known. */
export function usePlaces(path: string): Places | undefined {
  const { site } = useUpdate();
  const route = Object.hasOwn(site?.pages ?? {}, path) ? path : '404';
  const { content } = useAsked(
    (read) => read('GET places', `?route=${encodeURIComponent(route)}`),
    route,
  );
  return content && 'sections' in content ? content : undefined;
}
