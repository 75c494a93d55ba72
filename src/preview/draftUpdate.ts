import { draftSite } from '#load/draftSite.ts';
import { keepRoutes } from '#load/keepRoutes.ts';
import { describeSite } from './describeSite.ts';
import type { PreviewSite } from './PreviewUpdate.ts';
import type { SourceMedia } from './sourceMedia.ts';

type Draft = {
  source: string;
  /** The paths of the pages that somebody looks at. */
  looked: ReadonlySet<string>;
  /** The site as it was shown last, and was right. */
  shown: PreviewSite;
  media: SourceMedia;
};

/**
 * The shown site with the pages that somebody looks at drawn anew, from no more of a text than they
 * need. Undefined where that cannot be known to be right: then the whole text must be read first.
 */
export async function draftUpdate({
  source,
  looked,
  shown,
  media,
}: Draft): Promise<PreviewSite | undefined> {
  const part = keepRoutes(source, looked);
  const site = part === undefined ? undefined : draftSite(part);
  if (!site || site.routes.some(({ path }) => !Object.hasOwn(shown.pages, path))) return undefined;
  try {
    const drawn = await describeSite(site, media);
    return {
      ...drawn,
      pages: { ...shown.pages, ...drawn.pages },
    };
  } catch {
    return undefined; // A picture that is not there: whoever reads the whole text says so.
  }
}
