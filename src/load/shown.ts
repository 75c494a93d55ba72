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
  return sections.flatMap((section) => ('use' in section && !section.hidden ? [section.use] : []));
}

function isShown({ sections }: Page, index: string | number | undefined): boolean {
  return !sections[Number(index)]?.hidden;
}
