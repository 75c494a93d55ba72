import type { Page, Site, SiteFile, SiteSchema, Uses } from '#schema/site.ts';
import { collectDeclarations } from './collectDeclarations.ts';
import type { Field } from './findValues.ts';
import { filesIn, linksIn, pageOf, targetsIn } from './linksIn.ts';
import { blockAt, fieldsByPage } from './shown.ts';

/**
 * The site that the rest of the program sees: shared sections in their places, without hidden ones, and
 * every page knows the links, pages and pictures that it refers to and what its blocks declare. Social
 * pictures are in every page's head, so they count to the site.
 */
export function expandSite(file: SiteFile, fields: readonly Field[], { Block }: SiteSchema): Site {
  const { sections: shared, routes, notFound, ...rest } = file;
  const used = fieldsByPage(file, fields);

  function expand<P extends SiteFile['notFound']>(
    page: P,
    own: readonly Field[],
  ): Omit<P, 'sections' | 'title'> & Page {
    const sections = page.sections.flatMap((section) => {
      const block = section.hidden ? undefined : blockAt(section, shared);
      return block && !block.hidden ? [block] : [];
    });
    const declared = collectDeclarations(sections, Block);
    const title = page.title ?? declared.heading ?? file.site.name;
    return { ...page, title, sections, uses: collectUses(own, file.links), declared };
  }

  return {
    ...rest,
    routes: routes.map((route, index) => expand(route, used.routes[index] ?? [])),
    notFound: expand(notFound, used.notFound),
    base: new URL(file.site.url).pathname.replace(/^\/$/, ''),
    uses: collectUses(used.everywhere, file.links),
  };
}

function collectUses(fields: readonly Field[], named: SiteFile['links']): Uses {
  const unique = (names: readonly string[]) => [...new Set(names)];
  return {
    links: unique(fields.flatMap(linksIn)),
    pictures: unique(fields.flatMap(({ kind, value }) => (kind === 'media' ? value : []))),
    files: unique(fields.flatMap((field) => filesIn(field, named))),
    pages: unique(fields.flatMap(targetsIn).map(pageOf)).filter((page) => page.startsWith('/')),
  };
}
