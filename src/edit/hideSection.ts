import type { Edit } from '#problems/Problem.ts';
import { isMap } from 'yaml';
import { addKey, indexOfKey } from './addKey.ts';
import { findSpot, type Holder } from './findSpot.ts';
import { removeItem } from './removeItem.ts';
import type { OpenText } from './openText.ts';
import type { YamlPath } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { setValue } from './setValue.ts';

type Group = Extract<Holder, { items: { key: unknown }[] }>;

/** Writes `hidden: true` beside the type of a section, or takes it away. */
export function hideSection(
  text: OpenText,
  { path, hidden }: { path: YamlPath; hidden: boolean },
): Edit[] {
  const holder = sectionAt(text, path);
  const index = indexOfKey(holder, 'hidden');
  if (!hidden) return index === -1 ? [] : [removeItem(text, holder, index)];
  if (index !== -1) return setValue(text, { path: [...path, 'hidden'], value: true });
  const after = Math.max(indexOfKey(holder, 'type'), indexOfKey(holder, 'use'), 0);
  return [addKey(text, { holder, key: 'hidden', after }, true)];
}

/** The group of a section; a repeated one (`*name`) has none of its own. */
export function sectionAt(text: OpenText, path: YamlPath): Group {
  const spot = findSpot(text, path);
  if (spot.kind === 'nothing' || !isMap(spot.value)) {
    throw new Refusal(
      'This section is not written here, but repeated from another place with *name.',
    );
  }
  return spot.value as Group;
}
