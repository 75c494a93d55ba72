import { type FileSystem, schemaFor, sourcesOf } from './fileSystemOf.ts';
import { namesOf } from './names.ts';
import { stepsOfPath } from './references/referenceRoots.ts';
import { readDocument } from './readDocument.ts';
import { schemaAt } from './schemaAt.ts';
import { kindOfField } from './schemaNodes.ts';
import { stagesOf } from './stagesOf.ts';
import { scalarsIn } from './tree.ts';

/** Names that may be written at a place of the text, and the stretch that they would replace. */
type OfferedNames = { names: string[]; start: number; end: number };

const none: OfferedNames = { names: [], start: 0, end: 0 };

/**
 * The names of the site that may be written at an offset: links, pages, sections, clicks, icons and files
 * where a field asks for one, and every value of the file inside an open `${`. Nothing where the
 * text cannot be read.
 */
export function namesAt(source: string, offset: number, fileSystem: FileSystem): OfferedNames {
  const [, reference] = /\$\{\s*([\w.]*)$/.exec(source.slice(0, offset)) ?? [];
  const stages = stagesOf(sourcesOf(source, fileSystem), { schema: schemaFor(fileSystem) });
  if (!stages.tree) return none;
  const { tree, data, names, schema } = readDocument(stages, { fileSystem });
  if (reference !== undefined) {
    // References lead through keys, not through lists.
    const values = scalarsIn(tree)
      .filter(({ path }) => path.every((step) => typeof step === 'string'))
      .filter(({ path: [root] }) => root === 'constants' || root === 'site')
      .map(({ path }) => stepsOfPath(path).join('.'));
    return { names: values, start: offset - reference.length, end: offset };
  }
  const found = scalarsIn(tree).find(({ scalar: { start, end, value } }) => {
    // In the value, or behind the colon where none is written yet.
    const isBehind = value === null && end < offset && /^ *$/.test(source.slice(end, offset));
    return isBehind || (start <= offset && offset <= end);
  });
  if (!found) return none;
  const field = schemaAt(schema.SiteFile, data, found.path);
  const { start, end, value } = found.scalar;
  const place = value === null ? { start: offset, end: offset } : { start, end };
  return { names: [...(namesOf(field && kindOfField(field), names) ?? [])], ...place };
}
