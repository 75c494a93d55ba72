import type { Range } from '#problems/Problem.ts';
import { lineStart } from '../../lines.ts';
import { nodeAt, type Path } from '../../tree.ts';
import { schemaAt } from '../../schemaAt.ts';
import { definitionOf, unwrap } from '../../schemaNodes.ts';
import { isSamePath, startsWith } from '../../paths.ts';
import type { Context } from '../readIssues.ts';
import type { StrayFinder, Wrong } from './Stray.ts';

/**
 * Two items of a list, or two parts with names of their own, that became one, since the first line of
 * the second is not there: that is told, or that a key stands twice, and not what follows from it,
 * such as a list that is too short.
 */
export const cutItem: StrayFinder = (inside, { wrong, context }) => {
  const list = inside.slice(0, -1);
  const twice = wrong.find(
    ({ path, isDuplicate }) => isDuplicate && isSamePath(path.slice(0, -1), inside),
  )?.place;
  const listed = schemaAt(context.schema, context.data, list);
  const kind = listed && definitionOf(unwrap(listed)).type;
  if ((kind !== 'array' && kind !== 'record') || !twice) return undefined;
  const line = lostFirstLine(inside, twice, context);
  return {
    ...(line !== undefined && {
      fault: { kind: 'missingOpener', parent: list, path: inside, line, inside, place: twice },
    }),
    explains: (one) =>
      (line !== undefined && one.isDuplicate && isSamePath(one.path.slice(0, -1), inside)) ||
      follows(one),
  };

  function follows({ path, place, isDuplicate, isAboutLength }: Wrong): boolean {
    if (isDuplicate || !twice) return false;
    return isAboutLength
      ? startsWith(list, path.slice(0, -1)) && path.length <= list.length + 1
      : place !== undefined && isSamePath(path.slice(0, -1), inside) && place.start > twice.start;
  }
};

/** The key that begins an item, when those that come twice begin another without it. */
function lostFirstLine(inside: Path, twice: Range, { tree, source }: Context): string | undefined {
  const group = nodeAt(tree, inside);
  if (group?.kind !== 'group' || typeof inside.at(-1) !== 'number' || group.isFlow)
    return undefined;
  const [first] = group.entries.keys();
  const names = keysFrom(twice, source).filter(
    (name) => (group.entries.get(name)?.key.start ?? twice.start) < twice.start,
  );
  const isNew = first !== undefined && names.length > 1 && !names.includes(first);
  return isNew ? `- ${first}: …` : undefined;
}

/** The keys at the column of one, from there to the end of their group. */
function keysFrom({ start }: Range, source: string): string[] {
  const begin = lineStart(source, start);
  const column = start - begin;
  const keys: string[] = [];
  for (const line of source.slice(begin).split('\n')) {
    const indent = line.search(/[^\s#]/);
    if (indent === -1 || /^\s*#/.test(line)) continue;
    if (indent < column) break;
    const key = /^ *([\w-]+):/.exec(line)?.[1];
    if (key !== undefined && indent === column) keys.push(key);
  }
  return keys;
}
