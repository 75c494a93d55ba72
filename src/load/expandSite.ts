import type { Page, Site, SiteFile, Uses } from '#schema/site.ts';
import { declaredBy } from './declaredBy.ts';
import type { Field } from './findFields.ts';
import { groupBy } from './groupBy.ts';
import { canLead, linksIn, pageOf, targetsIn } from './linksIn.ts';
import { partOf } from './partOf.ts';
import { blockAt, sharedOn, shownFields } from './shown.ts';

/**
 * The site that the rest of the program sees: shared sections stand in their places, hidden ones nowhere, and every page
 * knows the links, pages and pictures that it refers to and what its blocks declare. Social pictures are a matter of every page's head,
 * so they count to the site.
 */
export function expandSite(file: SiteFile, fields: readonly Field[]): Site {
  const { sections: shared, routes, notFound, ...rest } = file;
  const used = fields.filter((field) => field.kind === 'media' || canLead(field));
  const byPart = groupBy(shownFields(file, used), ({ path }) => partOf(path));
  const usesOf = (parts: readonly string[]) =>
    collectUses(parts.flatMap((part) => byPart.get(part) ?? []));

  function expand<P extends SiteFile['notFound']>(
    page: P,
    part: string,
  ): Omit<P, 'sections'> & Page {
    const names = sharedOn(page).map((name) => `sections.${name}`);
    const sections = page.sections.flatMap((section) => {
      const block = section.hidden ? undefined : blockAt(section, shared);
      return block && !block.hidden ? [block] : [];
    });
    return {
      ...page,
      sections,
      uses: usesOf([part, ...names]),
      declared: declaredBy(sections),
    };
  }

  return {
    ...rest,
    routes: routes.map((route, index) => expand(route, `routes.${index}`)),
    notFound: expand(notFound, 'notFound'),
    uses: usesOf(['site', 'header', 'footer', 'seo']),
  };
}

function collectUses(fields: readonly Field[]): Uses {
  const links = new Set<string>();
  const pictures = new Set<string>();
  const pages = new Set<string>();
  for (const field of fields) {
    for (const name of linksIn(field)) links.add(name);
    for (const page of targetsIn(field).map(pageOf)) if (page.startsWith('/')) pages.add(page);
    if (field.kind === 'media') pictures.add(field.value);
  }
  return { links: [...links], pictures: [...pictures], pages: [...pages] };
}
