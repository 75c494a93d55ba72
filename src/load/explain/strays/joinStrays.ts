import { keyAt, nodeAt, type Path } from '../../tree.ts';
import type { Fault } from '../joinSlips.ts';
import type { Context } from '../readIssues.ts';
import { cutItem } from './cutItem.ts';
import { misplacedKey } from './misplacedKey.ts';
import { misplacedName } from './misplacedName.ts';
import { missingItem } from './missingItem.ts';
import { missingOpener } from './missingOpener.ts';
import { repeatedLines } from './repeatedLines.ts';
import type { StrayFinder, Wrong } from './Stray.ts';
import { swallowedKey } from './swallowedKey.ts';
import { swallowedList } from './swallowedList.ts';

/** A key that a group has twice. */
export type Duplicate = { path: Path; start: number; end: number };

/** What one line can do to the group above it, the surest first. */
const finders: readonly StrayFinder[] = [
  misplacedKey,
  misplacedName,
  missingOpener,
  missingItem,
  swallowedList,
  cutItem,
];

/**
 * One fault per cause: where one line is not there or starts too far right, all that hangs on it
 * comes to stand in the group above, as unknown, wrong and repeated keys, and is missing from its
 * own. Returns the faults that are left, and which of the duplicates are told by them.
 */
export function joinStrays<D extends Duplicate>(
  faults: readonly Fault[],
  duplicates: readonly D[],
  context: Context,
): { faults: Fault[]; told: D[] } {
  const about = new Map<Fault | D, Wrong>([
    ...faults.map((fault) => [fault, wrongOf(fault, context)] as const),
    ...duplicates.map(
      (place) =>
        [place, { path: place.path, place, isDuplicate: true, isAboutLength: false }] as const,
    ),
  ]);
  const wrong = [...about.values()];
  const repeated = repeatedLines(wrong, context);
  const untold = wrong.filter((one) => !repeated.some(({ explains }) => explains(one)));
  const found = groupsOf(untold, context).flatMap((inside) => {
    for (const find of finders) {
      const stray = find(inside, { wrong: untold, context });
      if (stray) return stray;
    }
    return [];
  });
  const strays = [...repeated, ...found];
  const isTold = (one: Fault | D) => {
    const known = about.get(one);
    return known !== undefined && strays.some(({ explains }) => explains(known));
  };
  const left = faults.filter((fault) => !isTold(fault));
  return {
    faults: [
      ...strays.flatMap(({ fault }) => fault ?? []),
      ...left.map((fault) => swallowedKey(fault, context) ?? fault),
    ],
    told: duplicates.filter(isTold),
  };
}

function wrongOf(fault: Fault, { tree }: Context): Wrong {
  const path = pathOf(fault);
  const isAboutLength =
    fault.kind === 'issue' && (fault.issue.code === 'too_small' || fault.issue.code === 'custom');
  return { path, place: keyAt(tree, path), isDuplicate: false, isAboutLength };
}

function pathOf(fault: Fault): Path {
  switch (fault.kind) {
    case 'issue':
      return fault.issue.path;
    case 'missingOpener':
      return fault.path;
    case 'repeatedLine':
      return fault.inside;
    case 'missingKeys':
      return fault.parent;
    default:
      return [...fault.parent, fault.key];
  }
}

/** The groups, written in lines, one of whose keys is wrong: a key itself, or what is in it. */
function groupsOf(wrong: readonly Wrong[], { tree }: Context): Path[] {
  const groups = new Map<string, Path>();
  for (const { path } of wrong) {
    for (const depth of [1, 2]) {
      const inside = path.slice(0, -depth);
      const node = nodeAt(tree, inside);
      if (path.length > depth && node?.kind === 'group' && !node.isFlow)
        groups.set(JSON.stringify(inside), inside);
    }
  }
  return [...groups.values()];
}
