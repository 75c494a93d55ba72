import { schemaAt } from '../../schemaAt.ts';
import { definitionOf, type Schema, unwrap } from '../../schemaNodes.ts';
import { nodeAt } from '../../tree.ts';
import { isSamePath, startsWith } from '../../paths.ts';
import type { StrayFinder } from './Stray.ts';

/** A list that is not there, since without the line that opens it YAML takes it for more of the text above. */
export const swallowedList: StrayFinder = (inside, { wrong, context }) => {
  const { schema, data, tree, source } = context;
  const group = nodeAt(tree, inside);
  if (group?.kind !== 'group') return undefined;
  const missing = wrong.filter(
    ({ path, place, isAboutLength }) =>
      place === undefined &&
      !isAboutLength &&
      isSamePath(path.slice(0, -1), inside) &&
      isList(schemaAt(schema, data, path)),
  );
  const [only, ...others] = missing;
  if (!only || others.length > 0) return undefined;
  const key = String(only.path.at(-1));
  for (const { name, value } of group.entries.values()) {
    if (value.kind !== 'scalar' || !value.isPlain || value.repeats) continue;
    const dash = /\n[ \t]*(?=- \S)/.exec(source.slice(value.start, value.end));
    if (!dash) continue;
    const start = value.start + dash.index + dash[0].length;
    const holder = [...inside, name];
    return {
      fault: {
        kind: 'missingOpener',
        parent: inside,
        path: only.path,
        line: `${key}:`,
        inside: holder,
        place: { start, end: start + 1 },
      },
      explains: (one) => one === only || startsWith(one.path, holder),
    };
  }
  return undefined;
};

function isList(schema: Schema | undefined): boolean {
  return schema !== undefined && definitionOf(unwrap(schema)).type === 'array';
}
