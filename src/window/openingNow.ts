import type { Ask } from '#preview/askServer.ts';
import type { Opening, YamlPath } from '#preview/EditApi.ts';

/** The same opening in the file as it is now: its list may be longer. Undefined where there is none any more. */
export async function openingNow(
  ask: Ask,
  { path, kind }: Opening,
): Promise<{ opening: Opening; seen: string } | undefined> {
  const holder = kind === 'name' ? path : path.slice(0, -1);
  const part = await ask('GET part', `?path=${encodeURIComponent(JSON.stringify(holder))}`);
  if (!('openings' in part)) return undefined;
  const isSame = (one: Opening) =>
    one.kind === kind &&
    (kind === 'item' ? isIn(holder, one.path) : one.path.join('.') === path.join('.'));
  const opening = part.openings.find(isSame);
  return opening && { opening, seen: part.hash };
}

/** Whether a path is that of an item of this very list. */
function isIn(list: YamlPath, path: YamlPath): boolean {
  return path.slice(0, -1).join('.') === list.join('.');
}
