import type { Document } from '../readDocument.ts';
import type { Path } from '../tree.ts';
import { keyOf } from './describe.ts';

/** What to write where the name of a link belongs, to copy: that name, and its entry under links unless it is there. */
export function linkExample(
  path: Path,
  { name, href = `https://${name}.example/` }: { name: string; href?: string },
  { names }: Pick<Document, 'names'>,
): string {
  const here = typeof path.at(-1) === 'number' ? name : `${keyOf(path)}: ${name}`;
  return names.link.includes(name)
    ? `"${here}"`
    : `"${here}" and, under links, "${name}: { href: ${href} }"`;
}
