import type { Page, Site, SiteFile, Uses } from '#schema/site.ts';
import { declaredBy } from './declaredBy.ts';
import type { Field } from './findValues.ts';
import { canLead, linksIn, pageOf, targetsIn } from './linksIn.ts';
import { blockAt, fieldsByPage } from './shown.ts';

/**
 * The site that the rest of the program sees: shared sections in their places, without hidden ones, and
 * every page knows the links, pages and pictures that it refers to and what its blocks declare. Social
 * pictures are in every page's head, so they count to the site.
 */
export function expandSite(file: SiteFile, fields: readonly Field[]): Site {
  const { sections: shared, routes, notFound, ...rest } = file;
  const used = fieldsByPage(
    file,
    fields.filter((field) => field.kind === 'media' || canLead(field)),
  );

  function expand<P extends SiteFile['notFound']>(
    page: P,
    own: readonly Field[],
  ): Omit<P, 'sections'> & Page {
    const sections = page.sections.flatMap((section) => {
      const block = section.hidden ? undefined : blockAt(section, shared);
      return block && !block.hidden ? [block] : [];
    });
    return { ...page, sections, uses: collectUses(own), declared: declaredBy(sections) };
  }

  return {
    ...rest,
    routes: routes.map((route, index) => expand(route, used.routes[index] ?? [])),
    notFound: expand(notFound, used.notFound),
    uses: collectUses(used.everywhere),
  };
}

function collectUses(fields: readonly Field[]): Uses {
  const unique = (names: readonly string[]) => [...new Set(names)];
  return {
    links: unique(fields.flatMap(linksIn)),
    pictures: unique(fields.flatMap(({ kind, value }) => (kind === 'media' ? value : []))),
    pages: unique(fields.flatMap(targetsIn).map(pageOf)).filter((page) => page.startsWith('/')),
  };
}
