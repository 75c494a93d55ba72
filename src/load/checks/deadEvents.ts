import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { SiteFile } from '#schema/site.ts';
import { reportsBookings } from '../declaredBy.ts';
import { blockAt } from '../shown.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation, valueLocation } from './locations.ts';

/** A rule of the pixel that can never send anything: every page is left out, no button of that name leads anywhere, or no calendar tells of a booking. */
export function deadEvents({ file, fields, names, tree }: CheckContext): Problem[] {
  const groupsWithTarget = new Set(
    fields.filter(({ kind }) => kind === 'target').map(({ path }) => path.slice(0, -1).join('.')),
  );
  const live = new Set(
    fields
      .filter(
        ({ kind, path }) =>
          kind === 'clickName' && groupsWithTarget.has(path.slice(0, -1).join('.')),
      )
      .map(({ value }) => value),
  );
  return (file.pixel?.events ?? []).flatMap(({ send, except, onClick, onSchedule }, index) => {
    const rule = ['pixel', 'events', index];
    if (except && names.pages.every((page) => except.includes(page))) {
      const reason = '"except" leaves out every page';
      return createProblem('dead-event', { send, reason }, keyLocation(tree, [...rule, 'except']));
    }
    if (onClick !== undefined && names.clicks.includes(onClick) && !live.has(onClick)) {
      const reason = `no button with the clickName "${onClick}" leads anywhere`;
      return createProblem(
        'dead-event',
        { send, reason },
        valueLocation(tree, [...rule, 'onClick']),
      );
    }
    if (onSchedule !== undefined && !hasBookings(file, onSchedule)) {
      const where = onSchedule === 'all' ? 'the site' : onSchedule.join(' or ');
      const reason = `no calendar on ${where} tells of a booking`;
      return createProblem(
        'dead-event',
        { send, reason },
        keyLocation(tree, [...rule, 'onSchedule']),
      );
    }
    return [];
  });
}

/** Whether one of the pages has a calendar that says so when a visitor has booked. */
function hasBookings({ routes, sections }: SiteFile, pages: 'all' | readonly string[]): boolean {
  return routes.some(
    ({ path, sections: own }) =>
      (pages === 'all' || pages.includes(path)) &&
      own.some((section) => {
        const block = blockAt(section, sections);
        return block !== undefined && reportsBookings(block);
      }),
  );
}
