import type { Block } from '#schema/block.ts';
import type { Page, Site, SiteFile, SiteSchema, Uses } from '#schema/site.ts';
import { networkMark } from '#vendors/networks.ts';
import { collectDeclarations, sentClicks } from './collectDeclarations.ts';
import type { ExpandedPage, ExpandedPages } from './expandPages.ts';
import { fieldsByPart, shownFields } from './fieldsByPart.ts';
import type { Field, Value } from './findValues.ts';
import { kindOfField } from './schemaNodes.ts';
import { withHeadingIds } from './headings.ts';
import { darkPictures, filesIn, linksIn, pageOf, picturesIn, targetsIn } from './linksIn.ts';

/**
 * The site that the rest of the program sees: shared sections in their places, without hidden ones, and
 * every page knows the links, pages and pictures that its sections refer to and what its blocks declare.
 * Social pictures are in every page's head, so they count to the site.
 */
export function expandSite(
  file: SiteFile,
  { routes, notFound }: ExpandedPages,
  { fields, schema }: { fields: readonly (Value & Field)[]; schema: SiteSchema },
): Site {
  const { sections: _, routes: __, notFound: ___, ...rest } = file;
  const fieldsIn = fieldsByPart(fields);
  const pages = [...routes, notFound].map(({ path }) => path);
  const everywhere = [['site'], ['header'], ['footer'], ...pages].flatMap(fieldsIn);

  const expand = (expanded: ExpandedPage): Page => {
    // They are those of the file, which the schema has accepted.
    const page = expanded.page as SiteFile['notFound'];
    const sections = expanded.shown.map(({ block }) => block as Block);
    const declared = collectDeclarations(sections, schema.Block);
    const around = page.header ? sentClicks(fieldsIn(['header'])) : [];
    const clicks = [...new Set([...declared.clicks, ...around])];
    const title = page.title ?? declared.heading ?? file.site.name;
    const uses = collectUses(shownFields(expanded, fieldsIn), file.links);
    const headed = withHeadingIds(sections, schema.Block);
    return { ...page, title, sections: headed, uses, declared: { ...declared, clicks } };
  };

  const footer = withMarks(file);
  const uses = collectUses(everywhere, file.links);
  const marks = (footer.networks ?? []).flatMap(({ icon = [] }) => icon);
  return {
    ...rest,
    footer,
    routes: routes.map((page) => ({ ...expand(page), path: String(page.route) })),
    notFound: expand(notFound),
    base: new URL(file.site.url).pathname.replace(/^\/$/, ''),
    uses: { ...uses, icons: [...new Set([...uses.icons, ...marks])] },
    darkPictures: Object.fromEntries(
      file.theme.dark
        ? darkPictures(fields, file).map(({ picture, value }) => [picture, value])
        : [],
    ),
  };
}

/** A network without an icon has the mark of the one that its link leads to. */
function withMarks({ footer, links }: SiteFile): SiteFile['footer'] {
  if (!footer.networks) return footer;
  const networks = footer.networks.map((network) => {
    const icon = network.icon ?? networkMark(links[network.to]?.href ?? '');
    return icon === undefined ? network : { ...network, icon };
  });
  return { ...footer, networks };
}

function collectUses(fields: readonly (Value & Field)[], named: SiteFile['links']): Uses {
  const unique = (names: readonly string[]) => [...new Set(names)];
  return {
    links: unique(fields.flatMap(linksIn)),
    icons: unique(
      fields.flatMap(({ schema, value }) => (kindOfField(schema) === 'icon' ? value : [])),
    ),
    pictures: unique(fields.flatMap(picturesIn)),
    files: unique(fields.flatMap((field) => filesIn(field, named))),
    pages: unique(fields.flatMap(targetsIn).map(pageOf)).filter((page) => page.startsWith('/')),
  };
}
