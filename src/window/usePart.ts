import type { PartAnswer, YamlPath } from '#preview/EditApi.ts';
import { partQuery } from './partQuery.ts';
import { useAsked } from './useAsked.ts';

type Part = Extract<PartAnswer, { values: unknown }>;

/** Everything that can be changed in a part of the file and added to it; undefined until it is known. */
export function usePart(path: YamlPath): Part | undefined {
  const query = partQuery(path);
  const { content } = useAsked((read) => read('GET part', query), query);
  return content && 'values' in content ? content : undefined;
}
