import type { YamlPath } from '#preview/EditApi.ts';

/** Which part of the file is asked for (`GET part`). */
export function partQuery(path: YamlPath): string {
  return `?path=${encodeURIComponent(JSON.stringify(path))}`;
}
