import { SiteFile } from '#schema/site.ts';
import { valueAt } from './paths.ts';
import { optionFor, schemaAt } from './schemaAt.ts';
import { definitionOf, isRequired, noteOf } from './schemaNodes.ts';
import type { Path } from './tree.ts';

/** The item or key at a path or around it without which the schema can do; never a page. */
export function removablePart(data: unknown, path: Path): (string | number)[] | undefined {
  for (let end = path.length; end > 0; end--) {
    const part = path.slice(0, end);
    const isPage = part[0] === 'routes' && end <= 2;
    if (!isPage && canGo(data, part)) return part;
  }
  return undefined;
}

function canGo(data: unknown, path: Path): boolean {
  const around = path.slice(0, -1);
  const key = String(path.at(-1));
  const holder = schemaAt(SiteFile, data, around);
  if (!holder) return false;
  const own = optionFor(holder, valueAt(data, around));
  const definition = definitionOf(own);
  if (definition.type !== 'object') return true;
  const field = definition.shape[key];
  // Of alternatives, one must be there.
  return !!field && !isRequired(field) && !noteOf(own, 'alternatives')?.includes(key);
}
