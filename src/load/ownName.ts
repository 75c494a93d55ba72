import { SiteFile } from '#schema/site.ts';
import { optionFor, schemaAt } from './schemaAt.ts';
import { definitionOf } from './schemaNodes.ts';
import type { Path } from './tree.ts';

/**
 * The part of a path that ends in a name which the operator has chosen (`constants.tiers.gold` of
 * `constants.tiers.gold.payout`); undefined where every name is the schema’s.
 */
export function ownName(file: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const holder = path.slice(0, length - 1);
    const schema = schemaAt(SiteFile, file, holder);
    // The data decides only between the options of a union, and none of them takes names.
    const isNamed = schema && definitionOf(optionFor(schema, {})).type === 'record';
    if (isNamed) return path.slice(0, length);
  }
  return undefined;
}
