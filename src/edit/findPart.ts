import { findOpenings } from '#load/findOpenings.ts';
import type { Path } from '#load/tree.ts';
import { nameChoices } from './nameChoices.ts';
import type { PartPlaces } from './places.ts';
import type { SiteMap } from './siteMap.ts';
import { createValuePlaces } from './valuePlaces.ts';

/** Every single value in a part of the file, and what can be added to it. Undefined when there is no such part. */
export function findPart(
  map: SiteMap,
  path: Path,
  files: readonly string[],
): PartPlaces | undefined {
  if (!map.node(path)) return undefined;
  const describe = createValuePlaces(map, files);
  return {
    place: map.partPlace(path),
    values: map.fields
      .filter((field) => path.every((step, at) => field.path[at] === step))
      .map(describe),
    openings: findOpenings(map.data, path, nameChoices(map, files)),
  };
}
