import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { EventRule } from '#schema/pixel.ts';
import { reportsForms, sentClicks } from '../collectDeclarations.ts';
import type { Location } from '../readDocument.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/** A rule of the pixel that can never send anything: every page is left out, no button of that name leads anywhere, or no calendar reports bookings. */
export function deadEvents({ file, site, fields, names, atKey, atValue }: CheckContext): Problem[] {
  const sent = sentClicks(fields);
  const hasBookings = (pages: string | readonly string[]) =>
    site.routes.some(
      ({ path, declared }) => declared.reportsBookings && (pages === 'all' || pages.includes(path)),
    );
  const hasForms = (pages: string | readonly string[]) =>
    site.routes.some(
      ({ path, declared }) =>
        reportsForms(declared, site.links) && (pages === 'all' || pages.includes(path)),
    );
  return (file.pixel?.events ?? []).flatMap((event, index) => {
    const { send, except, onClick, onSchedule, onSubmit } = event;
    const rule = ['pixel', 'events', index];
    const dead = (reason: string, location: Location) =>
      createProblem('dead-event', { send, reason }, location);
    const left = new Set(except);
    if (except && names.route.every((page) => left.has(page)))
      return dead('"except" leaves out every page', atKey([...rule, 'except']));
    if (onClick !== undefined && names.click.includes(onClick) && !sent.includes(onClick))
      return dead(
        `no button with the clickName "${onClick}" leads anywhere`,
        atValue([...rule, 'onClick']),
      );
    const where = (pages: string | readonly string[]) =>
      pages === 'all' ? 'the site' : [pages].flat().join(' or ');
    if (onSubmit !== undefined && !hasForms(onSubmit))
      return dead(
        `no form on ${where(onSubmit)} is sent to an endpoint`,
        atKey([...rule, 'onSubmit']),
      );
    if (onSchedule === undefined || hasBookings(onSchedule)) return [];
    return dead(
      `no calendar on ${where(onSchedule)} tells of a booking`,
      atKey([...rule, 'onSchedule']),
    );
  });
}

/** Two rules that send the same event for the same visit, click or booking count it twice. */
export function doubleEvents({ file, names, atValue }: CheckContext): Problem[] {
  const at = (index: number) => atValue(['pixel', 'events', index, 'send']);
  /** By event, each moment with the first rule that sends it then. */
  const first = new Map<string, Map<string, number>>();
  return (file.pixel?.events ?? []).flatMap((rule, index) => {
    const { send } = rule;
    const known = first.get(send) ?? new Map<string, number>();
    first.set(send, known);
    let found: { moment: string; earlier: number } | undefined;
    for (const moment of momentsOf(rule, names.route)) {
      const earlier = known.get(moment);
      if (earlier === undefined) known.set(moment, index);
      else if (!found || earlier < found.earlier) found = { moment, earlier };
    }
    if (!found) return [];
    const related = relatedTo(at(found.earlier), 'The other rule stands here.');
    const { moment } = found;
    return createProblem('double-event', { send, moment }, { ...at(index), ...related });
  });
}

/** When a rule sends, in words. */
function momentsOf(
  { onVisit, except, onClick, onSchedule, onSubmit }: EventRule,
  all: readonly string[],
): string[] {
  const left = new Set(except);
  const visited = onVisit === 'all' ? all.filter((page) => !left.has(page)) : onVisit;
  const booked = onSchedule === 'all' ? all : onSchedule;
  return [
    ...(visited ?? []).map((page) => `a visit to ${page}`),
    ...(booked ?? []).map((page) => `a booking on ${page}`),
    ...((onSubmit === 'all' ? all : onSubmit) ?? []).map((page) => `a form sent on ${page}`),
    ...(onClick === undefined ? [] : [`a click on "${onClick}"`]),
  ];
}
