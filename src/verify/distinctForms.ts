import { addressOf } from '#build/addressOf.ts';
import type { EventRow } from '#build/listEvents.ts';
import type { BlockOf } from '#schema/block.ts';
import type { Site } from '#schema/site.ts';
import type { DeclaredPage } from './declarePages.ts';

/** A form on the page where it is tried. */
export type DeclaredForm = {
  /** The index of its section. */
  region: number;
  block: BlockOf<'form'>;
  /** The address that it is sent to; undefined where it is the site itself. */
  endpoint: URL | undefined;
  /** The path of the page that is shown when it was sent, if one is. */
  thanks: string | undefined;
  /** What it says when it was sent. */
  sent: string;
  /** What is sent to the providers then. */
  row: EventRow | undefined;
};

/** The forms of each page, those left out that an earlier page has as well, with the same events. */
export function distinctForms(
  pages: readonly DeclaredPage[],
  site: Site,
  events: readonly EventRow[],
): Map<DeclaredPage, DeclaredForm[]> {
  const known = new Set<string>();
  const forms = pages.map((page): [DeclaredPage, DeclaredForm[]] => {
    const row = events.find(({ route, action }) => route === page.route && action === 'submit');
    const { sections } = site.routes.find(({ path }) => path === page.route) ?? site.notFound;
    const own = sections.flatMap((block, region): DeclaredForm[] => {
      if (block.type !== 'form') return [];
      const key = JSON.stringify([block, row?.events]);
      if (known.has(key)) return [];
      known.add(key);
      const { to, thanks, sent = site.messages.form.sent } = block;
      const endpoint = to === undefined ? undefined : new URL(site.links[to]?.href ?? '');
      return [
        {
          region,
          block,
          endpoint,
          thanks: thanks === undefined ? undefined : addressOf(site, thanks),
          sent,
          row,
        },
      ];
    });
    return [page, own];
  });
  return new Map(forms);
}
