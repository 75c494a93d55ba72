import type { Site } from '#schema/site.ts';
import { expandPages } from './expandPages.ts';
import { expandSite } from './expandSite.ts';
import { linksIn } from './linksIn.ts';
import type { Stages } from './stagesOf.ts';
import { withDefaults } from './withDefaults.ts';

/**
 * A site by the schema alone, without the rules that look at it as a whole: good enough to show what is
 * being written while `loadSite` still checks it, or how it would look in another style. Undefined where anything
 * is wrong that would show.
 */
export function draftSite(stages: Stages, style?: string): Site | undefined {
  if (!stages.tree || stages.problems.length > 0) return undefined;
  const { faults, fields } = stages.read();
  const { written } = faults.length > 0 ? { written: undefined } : stages.validated();
  if (!written) return undefined;
  const theme = style === undefined ? {} : { theme: { ...written.theme, style } };
  const file = withDefaults({ ...written, ...theme });
  const isKnown = fields.every(
    (field) =>
      linksIn(field).every((name) => Object.hasOwn(file.links, name)) &&
      (field.kind !== 'section' || Object.hasOwn(file.sections, field.value)),
  );
  const { schema } = stages;
  return isKnown ? expandSite(file, expandPages(file), { fields, schema }) : undefined;
}
