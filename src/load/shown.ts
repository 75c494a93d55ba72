import type { Block, Section } from '#schema/block.ts';
import type { SiteFile } from '#schema/site.ts';
import type { Field } from './findFields.ts';
import { ownValue } from './ownValue.ts';

type Page = Pick<SiteFile['notFound'], 'sections'>;

/** The fields that visitors can meet: without those of hidden sections. */
export function shownFields(file: SiteFile, fields: readonly Field[]): Field[] {
  return fields.filter(({ path: [root, first, second, third] }) => {
    if (root === 'sections') return !ownValue(file.sections, String(first))?.hidden;
    if (root === 'notFound') return first !== 'sections' || isShown(file.notFound, second);
    if (root !== 'routes' || second !== 'sections') return true;
    const route = file.routes[Number(first)];
    return !route || isShown(route, third);
  });
}

/** The names of the shared sections that a page shows. */
export function sharedOn({ sections }: Page): string[] {
  return sections.flatMap((section) => (section.hidden ? [] : (sharedName(section) ?? [])));
}

/** The name of the shared section that stands here; undefined where a block does. Every block has a type. */
export function sharedName(section: Section): string | undefined {
  return 'type' in section ? undefined : section.use;
}

/** The block that stands here, written here or shared; undefined where no shared section has that name. */
export function blockAt(
  section: Section,
  shared: Readonly<Record<string, Block>>,
): Block | undefined {
  return 'type' in section ? section : ownValue(shared, section.use);
}

function isShown({ sections }: Page, index: string | number | undefined): boolean {
  return !sections[Number(index)]?.hidden;
}
