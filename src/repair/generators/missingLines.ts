import { lineAt, lineBreakOf } from '#load/lines.ts';
import {
  definitionOf,
  fieldsOf,
  isRequired,
  openFields,
  type Schema,
  unwrap,
} from '#load/schemaNodes.ts';
import { byPlace } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type Candidate, change, type Damage, type Generator, placeOf } from '../Candidate.ts';
import { atDeclarations, endOf, readRows, type Row, rowAt } from './rows.ts';

/** A line that may be missing, and how many keys of the lines below do not fit under it. */
type Opener = {
  line: string;
  column: number;
  at: number;
  misfits: number;
  /** The type of a section: of several that fit, none is likelier. */
  isType?: true;
};

/**
 * The line that opens a part is not there, so that its lines are too deep, or belong to the part
 * above. Each line that could be, right above them: first what has a place for all the keys below.
 */
export const addOpener: Generator = ({ source, schema, problem, errors }) => {
  const rows = readRows(source);
  const strays = errors.filter(({ code }) =>
    /^unknown-key$|^misplaced-item$|^duplicate-key$|^wrong-kind$/.test(code),
  );
  const moved = atDeclarations(strays.length > 0 ? strays : errors, rows, source);
  const declared = moved.filter((error) => !errors.includes(error));
  const [first = problem] = declared.toSorted(byPlace);
  const found = strays.length > 0 ? strays : [first];
  const places = found.map(({ start }) => rowAt(rows, start));
  const missing = errors.flatMap(({ code, path }) =>
    code === 'missing-key' ? String(path.at(-1)) : [],
  );
  const isKnown = strays.every(({ code }) => code === 'duplicate-key');
  const near = new Set(places.slice(0, 3).flatMap((at) => [at, at + 1, firstDeeper(rows, at)]));
  const openers = [...near].flatMap((at) => [
    ...partsAbove(rows, at, { source, schema }),
    ...(isKnown && isOneRepeated(rows, at) ? [] : sectionsAbove(rows, at, schema)),
  ]);
  const likeliest = [
    ...listsAbove(rows, places, missing),
    // Of many types, several fit; of the parts of a file, hardly more than one.
    ...openers.toSorted((a, b) => a.misfits - b.misfits || rank(a) - rank(b)),
  ];
  return likeliest.map((opener, index): Candidate => {
    const { line, column, at, misfits: count, isType } = opener;
    const cost = isType
      ? likeliest.findIndex((one) => one.isType && one.at === at && one.misfits === count)
      : index;
    const { start = 0, end = 0, content = 0, isItem, indent = 0 } = rows[at] ?? {};
    const [word = ''] = /^[^\s:]*/.exec(source.slice(start + content, end)) ?? [];
    const place = placeOf(start + indent, isItem ? 1 : word.length);
    // Whoever made it a comment may have meant all of its lines.
    const above = lineAt(source, Math.max(0, start - 1)).text;
    const isComment = above.replace(/^\s*#\s*/, '').trim() === line && above.trim() !== line;
    return {
      ...change(start, start, ' '.repeat(column) + line + lineBreakOf(source)),
      cause: createProblem('missing-opener', { line, isComment }, place),
      isOffered: isComment,
      cost,
    };
  });
};

const rank = ({ isType }: Opener) => (isType ? 1 : 0);

/** The first of the lines right above that are further right. */
function firstDeeper(rows: readonly Row[], at: number): number {
  const { indent: column = 0 } = rows[at] ?? {};
  return rows.slice(0, at).findLastIndex(({ indent }) => indent <= column) + 1;
}

/** The key of a part: at the column of the group above, or a step to the left or, for a list, at the column of its items. */
function partsAbove(
  rows: readonly Row[],
  at: number,
  { source, schema }: Pick<Damage, 'source' | 'schema'>,
): Opener[] {
  const row = rows[at];
  const text = source.slice(row?.start, row?.end);
  const inBraces = [...text.matchAll(/(?<=[{,] *)[\w-]+(?=: )/g)].map(([key]) => key);
  const keys = row?.key === undefined && /^[ -]*\{/.test(text) ? inBraces : keysBelow(rows, at);
  if (!row || keys.length === 0) return [];
  const around = rows.slice(0, at).findLast(({ content }) => content < row.indent)?.content ?? -1;
  const step = rows.find(({ indent }) => indent > 0)?.indent ?? 2;
  // The rest of an item, whose first line would stay behind.
  const head = rows
    .slice(0, at)
    .findLast(({ content, isItem }) => content < row.indent || (isItem && content === row.indent));
  const isRest = head?.isItem && head.content === row.indent && !row.isItem;
  const columns = new Set([around, row.indent - step, ...(row.isItem ? [row.indent] : [])]);
  return [...columns].flatMap((column) => {
    if (isRest && column < head.indent) return [];
    const siblings = keysAbove(rows.slice(0, at), column, source);
    const openers = new Map<string, number>();
    openFields(schema.SiteFile, (fields) => {
      if (column < 0 || !isBeside(fields, siblings)) return;
      for (const [name, field] of fields) {
        if (siblings.has(name)) continue;
        const fitting = groupsIn(field, row.isItem).filter((group) => group.has(keys[0] ?? ''));
        const counts = fitting.map((group) => misfits(group, keys));
        // Names of the operator's own. Where anything may stand under them, only a reference shows that it was meant to.
        const definition = definitionOf(unwrap(field));
        const isAny = definition.type === 'record' && takesText(definition.valueType);
        if (isAny ? isReferenced(name, keys, source) : definition.type === 'record') counts.push(1);
        if (counts.length > 0) openers.set(name, Math.min(...counts));
      }
    });
    return [...openers].map(([name, count]) => ({ line: `${name}:`, column, at, misfits: count }));
  });
}

/** The type of a section. What any section may begin with belongs to it, too. */
function sectionsAbove(rows: readonly Row[], at: number, { Block }: SiteSchema): Opener[] {
  const row = rows[at];
  if (row?.key === undefined || row.isItem || row.indent < 2) return [];
  // Any section may have them, and none must.
  const isCommon = ({ key = '', isItem, indent }: Row) =>
    !isItem &&
    indent === row.indent &&
    Block.options.every(({ shape }) => {
      const field: Schema | undefined = Reflect.get(shape, key);
      return field && !isRequired(field);
    });
  const own = rows.slice(0, at).findLastIndex((other) => !isCommon(other));
  const keys = keysBelow(rows, at);
  const item = rows
    .slice(0, at)
    .findLast(({ isItem, content }) => isItem && content === row.indent);
  const column = item?.indent ?? row.indent - 2;
  const dash = '-'.padEnd(row.indent - column);
  return Block.options.flatMap((block): Opener[] => {
    const { type, ...shape } = block.shape;
    const fields = new Map<string, Schema>(Object.entries(shape));
    const line = `${dash}type: ${type.value}`;
    const isFit = keys.every((key) => fields.has(key));
    return isFit
      ? [{ line, column, at: own + 1, misfits: misfits(fields, keys), isType: true }]
      : [];
  });
}

/** Whether of the keys from a row on, one alone is in the item above already: it was written twice there. */
function isOneRepeated(rows: readonly Row[], at: number): boolean {
  const before = rows.slice(0, at);
  const head = before.findLastIndex((row) => row.isItem && row.content === rows[at]?.content);
  const above = keysBelow(before, head);
  return head !== -1 && keysBelow(rows, at).filter((key) => above.includes(key)).length === 1;
}

/** The key of a list of texts that is missing: without it, YAML reads them as more of the text above. */
function listsAbove(
  rows: readonly Row[],
  places: readonly number[],
  missing: readonly string[],
): Opener[] {
  const at = rows.findIndex(({ isItem }, index) => {
    const { isItem: isList = false, opens } = rows[index - 1] ?? {};
    return isItem && !isList && opens === undefined && index > (places[0] ?? 0);
  });
  const column = (rows[at]?.indent ?? 0) - 2;
  return column < 0 ? [] : missing.map((key) => ({ line: `${key}:`, column, at, misfits: 0 }));
}

/** The keys, with their values, at a column right above. */
function keysAbove(rows: readonly Row[], column: number, source: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { key, content, indent, start, end } of rows.toReversed()) {
    if (content < column) break;
    const value = /:\s*(.*?)\s*(?:#.*)?$/.exec(source.slice(start, end))?.[1] ?? '';
    if (content === column && key !== undefined && !key.startsWith('x-')) keys.set(key, value);
    if (indent < column) break;
  }
  return keys;
}

/** The keys of the group, or of the item, that begins at a row. */
function keysBelow(rows: readonly Row[], at: number): string[] {
  const { content = 0 } = rows[at] ?? {};
  const group = rows.slice(
    at,
    endOf(rows, at, ({ indent }) => indent < content),
  );
  return group.flatMap((row) => (row.content === content ? (row.key ?? []) : []));
}

/** Whether a group can hold some keys with their values. */
function isBeside(fields: ReadonlyMap<string, Schema>, keys: ReadonlyMap<string, string>): boolean {
  return [...keys].every(([key, value]) => {
    const field = fields.get(key);
    const definition = field && definitionOf(unwrap(field));
    return definition?.type === 'literal' ? definition.values.map(String).includes(value) : field;
  });
}

/** How many keys are not known to a group, and how many of those that it needs are not there. */
function misfits(group: ReadonlyMap<string, Schema>, keys: readonly string[]): number {
  const strange = keys.filter((key) => !group.has(key));
  const missing = [...group].filter(([key, field]) => isRequired(field) && !keys.includes(key));
  return strange.length + missing.length;
}

/** Whether a reference leads to one of the keys under a name. */
function isReferenced(name: string, keys: readonly string[], source: string): boolean {
  const known = new Set(keys);
  return Array.from(source.matchAll(/\$\{([\w-]+)\.([\w-]+)/g)).some(
    ([, group, key = '']) => group === name && known.has(key),
  );
}

/** Whether any text may stand there. */
function takesText(schema: Schema): boolean {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union'
    ? definition.options.some(takesText)
    : definition.type === 'string';
}

/** The groups that a field may hold, or the items of the lists that it may hold. */
function groupsIn(field: Schema, isOfItems: boolean): ReadonlyMap<string, Schema>[] {
  const definition = definitionOf(unwrap(field));
  if (definition.type === 'union')
    return definition.options.flatMap((option) => groupsIn(option, isOfItems));
  if (!isOfItems) return [fieldsOf(field)];
  return definition.type === 'array' ? groupsIn(definition.element, false) : [];
}
