import { lineBreakOf } from '#load/lines.ts';
import { openFields } from '#load/openFields.ts';
import { definitionOf, fieldsOf, type Schema, unwrap } from '#load/schemaNodes.ts';
import { createProblem } from '#problems/createProblem.ts';
import { SiteFile } from '#schema/site.ts';
import { z } from 'zod';
import { type Candidate, change, type Generator } from '../Candidate.ts';
import { readRows, type Row, rowAt } from './Row.ts';

/**
 * Lines that are deeper than anything that could hold them: the line that opens their part is not
 * there. Each that could be, right above them, a step to the left or, for a list, at their column.
 */
export const addOpener: Generator = ({ problem, source, errors }) => {
  if (errors.length > 1) return [];
  const rows = readRows(source);
  const at = rowAt(rows, problem.start);
  return [at, at + 1].flatMap((index) => openersAbove(rows, index, source));
};

function openersAbove(rows: readonly Row[], at: number, source: string): Candidate[] {
  const row = rows[at];
  if (!row) return [];
  const text = source.slice(row.start, row.end);
  const [, lead = '', word] = /^( *)(?:- +)*(?:\{ *)?([\w-]+):/.exec(text) ?? [];
  if (word === undefined) return [];
  const start = row.start + lead.length;
  const { length } = /^[^\s:]+/.exec(text.slice(lead.length))?.[0] ?? ' ';
  const place = { start, end: start + length, path: [] };
  const columns = [row.indent - 2, ...(row.isItem ? [row.indent] : [])].filter((one) => one >= 0);
  return columns.flatMap((column, cost) => {
    const siblings = keysAbove(rows.slice(0, at), column, source);
    return openersOf(word, row.isItem ? 'items' : 'keys', siblings).map((name) => ({
      ...change(row.start, row.start, `${' '.repeat(column)}${name}:${lineBreakOf(source)}`),
      cause: createProblem('missing-opener', { line: `${name}:`, inside: undefined }, place),
      cost,
    }));
  });
}

/** The keys, with their values, at a column right above. */
function keysAbove(rows: readonly Row[], column: number, source: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { content, indent, start, end } of rows.toReversed()) {
    if (content < column) break;
    const [, key, value = ''] = /^[ -]*([\w-]+):\s*(.*)/.exec(source.slice(start, end)) ?? [];
    if (content === column && key !== undefined) keys.set(key, value);
    if (indent < column) break;
  }
  return keys;
}

/** The fields that can be beside some keys and hold a group with a key, or a list of such groups. */
function openersOf(
  key: string,
  kind: 'keys' | 'items',
  siblings: ReadonlyMap<string, string>,
): string[] {
  const names = new Set<string>();
  openFields(SiteFile, (fields) => {
    const isHere = [...siblings].every(([name, value]) => {
      const field = fields.get(name);
      const isWord = field && definitionOf(unwrap(field)).type === 'literal';
      return field && (!isWord || z.safeParse(field, value).success);
    });
    if (!isHere) return;
    for (const [name, field] of fields) {
      const holdsKey = groupsIn(field, kind).some((group) => group.has(key));
      if (holdsKey && !siblings.has(name)) names.add(name);
    }
  });
  return [...names];
}

/** The groups that a field may hold, or the items of the lists that it may hold. */
function groupsIn(field: Schema, kind: 'keys' | 'items'): ReadonlyMap<string, Schema>[] {
  const definition = definitionOf(unwrap(field));
  if (definition.type === 'union')
    return definition.options.flatMap((option) => groupsIn(option, kind));
  if (kind === 'items')
    return definition.type === 'array' ? groupsIn(definition.element, 'keys') : [];
  return [fieldsOf(field)];
}
