import type { EventRule } from '#schema/pixel.ts';
import type { Site } from '#schema/site.ts';
import { addressOf } from './addressOf.ts';

/** The rules of the pixel, with paths as the browser's location has them. */
export function eventRules(rules: readonly EventRule[], site: Pick<Site, 'base'>): EventRule[] {
  const onHost = <Pages extends 'all' | string[]>(pages: Pages) =>
    (pages === 'all' ? pages : pages.map((path) => addressOf(site, path))) as Pages;
  return rules.map(({ ...rule }) => {
    if (rule.onVisit) rule.onVisit = onHost(rule.onVisit);
    if (rule.except) rule.except = onHost(rule.except);
    if (rule.onSchedule) rule.onSchedule = onHost(rule.onSchedule);
    if (rule.onSubmit) rule.onSubmit = onHost(rule.onSubmit);
    return rule;
  });
}
