import { ownValue } from '#load/ownValue.ts';
import type { Path } from '#load/tree.ts';
import type { SectionPlace } from './places.ts';
import type { SiteMap } from './siteMap.ts';

/** The sections of a page in the order of the file, hidden ones included. */
export function sectionPlaces(map: SiteMap, page: Path): SectionPlace[] {
  const [root, index] = page;
  const data = root === 'routes' ? map.data.routes?.[Number(index)] : map.data.notFound;
  const sections: unknown[] = Array.isArray(data?.sections) ? data.sections : [];
  return sections.map((section, place) => sectionPlace(map, [...page, 'sections', place], section));
}

function sectionPlace(map: SiteMap, path: Path, section: unknown): SectionPlace {
  const written = groupOf(section);
  const name = typeof written['use'] === 'string' ? written['use'] : undefined;
  const block = name === undefined ? written : groupOf(ownValue(map.data.sections ?? {}, name));
  const type = String(block['type'] ?? '');
  return {
    ...map.partPlace(path),
    type,
    name: bestName(block) ?? name ?? type,
    isHidden: written['hidden'] === true || block['hidden'] === true,
    ...(name !== undefined && {
      shared: { name, place: map.partPlace(['sections', name]), uses: map.usesOfSection(name) },
    }),
  };
}

/** What people call a section: its heading, or else the first words that it has. */
function bestName(block: Record<string, unknown>): string | undefined {
  for (const key of ['heading', 'headline', 'title', 'text', 'label']) {
    const words = block[key];
    if (typeof words === 'string') return words.length > 80 ? `${words.slice(0, 79)}…` : words;
  }
  return undefined;
}

/** A group of a file that may hold anything there. */
export function groupOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
