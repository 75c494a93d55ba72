import type { PreviewChange, PreviewSite, PreviewUpdate } from './PreviewUpdate.ts';

/** What a page must hear that knows the update before: of a thousand pages only those that changed. */
export function changeBetween(before: PreviewUpdate, after: PreviewUpdate): PreviewChange {
  const { version, hash, problems } = after;
  return {
    since: before.version,
    version,
    hash,
    problems,
    ...(after.site && after.site !== before.site
      ? { site: siteChange(before.site, after.site) }
      : {}),
  };
}

function siteChange(
  before: PreviewSite | null,
  { pages, ...rest }: PreviewSite,
): NonNullable<PreviewChange['site']> {
  const known = before?.pages ?? {};
  const changed = Object.entries(pages).filter(([path, page]) => !isSame(known[path], page));
  return {
    rest,
    pages: Object.fromEntries(changed),
    gone: Object.keys(known).filter((path) => !Object.hasOwn(pages, path)),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The update after a change; undefined when the change is one of another version. */
export function applyChange(
  before: PreviewUpdate,
  change: PreviewChange,
): PreviewUpdate | undefined {
  const { since, version, hash, problems, site } = change;
  if (since !== before.version) return undefined;
  if (!site) return { version, hash, problems, site: before.site };
  const kept = Object.entries(before.site?.pages ?? {}).filter(
    ([path]) => !site.gone.includes(path),
  );
  const pages = { ...Object.fromEntries(kept), ...site.pages };
  return { version, hash, problems, site: { ...site.rest, pages } };
}
