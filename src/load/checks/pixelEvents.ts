import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { EventRule } from '#schema/pixel.ts';
import type { SiteFile } from '#schema/site.ts';
import { reportsBookings } from '../declaredBy.ts';
import { blockAt } from '../shown.ts';
import type { CheckContext, Location } from './CheckContext.ts';
import { keyLocation, relatedTo, valueLocation } from './locations.ts';

/** A rule of the pixel that can never send anything: every page is left out, no button of that name leads anywhere, or no calendar reports bookings. */
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
    const dead = (reason: string, location: Location) =>
      createProblem('dead-event', { send, reason }, location);
    if (except && names.pages.every((page) => except.includes(page)))
      return dead('"except" leaves out every page', keyLocation(tree, [...rule, 'except']));
    if (onClick !== undefined && names.clicks.includes(onClick) && !live.has(onClick))
      return dead(
        `no button with the clickName "${onClick}" leads anywhere`,
        valueLocation(tree, [...rule, 'onClick']),
      );
    if (onSchedule === undefined || hasBookings(file, onSchedule)) return [];
    const where = onSchedule === 'all' ? 'the site' : onSchedule.join(' or ');
    const location = keyLocation(tree, [...rule, 'onSchedule']);
    return dead(`no calendar on ${where} tells of a booking`, location);
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

/** Two rules that send the same event for the same visit, click or booking count it twice. */
export function doubleEvents({ file, names, tree }: CheckContext): Problem[] {
  const rules = file.pixel?.events ?? [];
  const moments = rules.map((rule) => momentsOf(rule, names.pages));
  const locationOf = (index: number) => valueLocation(tree, ['pixel', 'events', index, 'send']);
  return rules.flatMap(({ send }, index) => {
    const own = new Set(moments[index]);
    const earlier = rules
      .slice(0, index)
      .findIndex(
        (other, at) => other.send === send && moments[at]?.some((moment) => own.has(moment)),
      );
    const moment = moments[earlier]?.find((shared) => own.has(shared));
    if (moment === undefined) return [];
    const related = relatedTo(locationOf(earlier), 'The other rule stands here.');
    return createProblem('double-event', { send, moment }, { ...locationOf(index), ...related });
  });
}

/** When a rule sends, in words. */
function momentsOf(
  { onVisit, except, onClick, onSchedule }: EventRule,
  all: readonly string[],
): string[] {
  const visited = onVisit === 'all' ? all.filter((page) => !except?.includes(page)) : onVisit;
  const booked = onSchedule === 'all' ? all : onSchedule;
  return [
    ...(visited ?? []).map((page) => `a visit to ${page}`),
    ...(booked ?? []).map((page) => `a booking on ${page}`),
    ...(onClick === undefined ? [] : [`a click on "${onClick}"`]),
  ];
}
