import type { Opening, PartAnswer, YamlPath } from '#preview/EditApi.ts';
import { isSamePath } from './isSamePath.ts';
import { partQuery } from './partQuery.ts';

type AskPart = (address: 'GET part', query: string) => Promise<PartAnswer>;

/**
 * What can be added to a list or to a group of names as the file is now; where the file lacks it, it
 * is what can be added. Undefined where the schema has no such place, or the file not what is around it.
 */
export async function findOpening(
  ask: AskPart,
  path: YamlPath,
): Promise<{ opening: Opening; seen: string } | undefined> {
  return (await openingIn(ask, path, path)) ?? openingIn(ask, path.slice(0, -1), path);
}

async function openingIn(ask: AskPart, around: YamlPath, path: YamlPath) {
  const part = await ask('GET part', partQuery(around));
  if (!('openings' in part)) return undefined;
  const opening = part.openings.find((one) => isSamePath(holderOf(one), path));
  return opening && { opening, seen: part.hash };
}

/** The list or the group of names that something is added to; of a key, the key itself. */
export function holderOf({ path, kind }: Opening): YamlPath {
  return kind === 'item' ? path.slice(0, -1) : path;
}
