import type { ChoicesOf } from '#load/partForm.ts';
import type { SiteMap } from './siteMap.ts';

/** The names that may be written where a field asks for one; `files` are those under media/. */
export function nameChoices({ data, fields }: SiteMap, files: readonly string[]): ChoicesOf {
  const named = (kind: string) => [
    ...new Set(
      fields.flatMap((field) => (field.kind === kind ? [String(field.scalar.value)] : [])),
    ),
  ];
  const pages = named('path');
  const links = Object.keys(data.links ?? {});
  const names: Partial<Record<string, string[]>> = {
    target: [...pages, ...links],
    link: links,
    route: pages,
    section: Object.keys(data.sections ?? {}),
    media: [...files],
    click: named('clickName'),
  };
  return (kind) => (kind === undefined ? undefined : names[kind]);
}
