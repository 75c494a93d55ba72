import { isGroup, listAt, valueAt } from './paths.ts';
import type { Path } from './tree.ts';

type Block = Readonly<Record<string, unknown>>;

/** A section of a page, written there or shared. */
type PageSection = {
  /** Where the page lists it: `['routes', 0, 'sections', 2]`. */
  path: Path;
  /** Where its block is written: there, or `['sections', 'testimonials']`. */
  from: Path;
  shared: string | undefined;
  /** Undefined where nothing is shared by that name, or what is written is no group. */
  block: Block | undefined;
  /** Whether it is taken off this page, or off every page that shares it. */
  isHidden: boolean;
  /** Its index among those that are not hidden. One without a block counts: pages stay as they were right last. */
  index: number | undefined;
};

/** A page with its sections in the order of the file; the route of the one for unknown addresses is null. */
export type ExpandedPage = {
  path: Path;
  route: string | null;
  page: unknown;
  sections: PageSection[];
  shown: (PageSection & { block: Block; index: number })[];
};

export type ExpandedPages = { routes: ExpandedPage[]; notFound: ExpandedPage };

/**
 * Every page with its sections and where each is written, which the site, its checks, the window and
 * `verify` go by. The data may be wrong: what cannot be read as a page has no sections.
 */
export function expandPages(data: unknown): ExpandedPages {
  const expand = (path: Path, route: string | null): ExpandedPage => {
    let count = 0;
    const sections = listAt(data, [...path, 'sections']).map((item, at) => {
      // A block always has a type, and one of a site's own may have a field of this name.
      const use = valueAt(item, ['type']) === undefined ? valueAt(item, ['use']) : undefined;
      const shared = typeof use === 'string' ? use : undefined;
      const here = [...path, 'sections', at];
      const from = shared === undefined ? here : ['sections', shared];
      const found = valueAt(data, from);
      const block = isGroup(found) ? found : undefined;
      const isHidden = [item, block].some((part) => valueAt(part, ['hidden']) === true);
      const index = isHidden ? undefined : count++;
      return { path: here, from, shared, block, isHidden, index };
    });
    const shown = sections.flatMap(({ block, index, ...section }) =>
      block && index !== undefined ? { ...section, block, index } : [],
    );
    return { path, route, page: valueAt(data, path), sections, shown };
  };
  const routes = listAt(data, ['routes']).map((page, index) =>
    expand(['routes', index], String(valueAt(page, ['path']))),
  );
  return { routes, notFound: expand(['notFound'], null) };
}
