import type { Block, Section } from '#schema/block.ts';
import type { SiteFile } from '#schema/site.ts';
import type { Field } from './findValues.ts';
import { groupBy } from './groupBy.ts';
import { ownValue } from './paths.ts';
import type { Path } from './tree.ts';

/** The fields that visitors can meet on each page, shared sections included, and on every page. */
export function fieldsByPage(
  { sections: shared, routes, notFound }: SiteFile,
  fields: readonly Field[],
) {
  const byPart = groupBy(fields, ({ path }) => partOf(path));
  const inPart = (part: string) => byPart.get(part) ?? [];
  const on = ({ sections }: SiteFile['notFound'], part: string) => [
    ...inPart(part).filter(({ path }) => {
      const at = path.indexOf('sections');
      return at === -1 || !sections[Number(path[at + 1])]?.hidden;
    }),
    ...sections.flatMap((section) => {
      const name = sharedName(section);
      const isHidden = section.hidden || blockAt(section, shared)?.hidden;
      return name === undefined || isHidden ? [] : inPart(`sections.${name}`);
    }),
  ];
  return {
    routes: routes.map((route, index) => on(route, `routes.${index}`)),
    notFound: on(notFound, 'notFound'),
    everywhere: ['site', 'header', 'footer', 'seo'].flatMap(inPart),
  };
}

/** The part of the file that a field belongs to: `site`, `routes.3`, `sections.testimonials`, `seo` … */
function partOf(path: Path): string {
  const [root, item] = path;
  if (path.includes('seo') && root !== 'sections') return 'seo';
  return root === 'routes' || root === 'sections' ? `${root}.${item}` : String(root);
}

/** The name of a shared section; undefined for a block, which always has a type. */
export function sharedName(section: Section): string | undefined {
  return 'type' in section ? undefined : section.use;
}

/** The block of a section, written here or shared; undefined where no shared section has that name. */
export function blockAt(
  section: Section,
  shared: Readonly<Record<string, Block>>,
): Block | undefined {
  return 'type' in section ? section : ownValue(shared, section.use);
}
