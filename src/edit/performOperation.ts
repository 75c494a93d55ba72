import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { lineEnd as endOfLine } from '#load/lines.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { Edit } from '#problems/Problem.ts';
import { dedent } from './edits.ts';
import {
  columnOf,
  endOfPair,
  insertItem,
  moveItem,
  removeItems,
  rowsOf,
  withDash,
} from './items.ts';
import type { Operation, Part, YamlPath } from './Operation.ts';
import { renamePart } from './renamePart.ts';
import { writeFlow, writeRows, writeScalar } from './writeValue.ts';
import {
  type Collection,
  collectionAt,
  type Group,
  keyIndex,
  type List,
  type Location,
  locationOf,
  parseText,
  Refusal,
  textRange,
  type YamlText,
} from './yamlText.ts';

/** The edits of an operation. Changes the parsed document, too: that is what the text must say afterwards. */
export function performOperation(text: YamlText, operation: Operation, schema: SiteSchema): Edit[] {
  switch (operation.kind) {
    case 'set':
      return [set(text, operation.path, operation.value)];
    case 'delete':
      return [remove(text, operation.path)];
    case 'move': {
      const { holder, index } = itemOf(text, operation.path);
      const edits = moveItem(text, holder, { from: index, to: operation.to });
      holder.items.splice(operation.to, 0, ...holder.items.splice(index, 1));
      return edits;
    }
    case 'duplicate':
      return [duplicate(text, operation.path)];
    case 'hide':
      return hide(text, operation);
    case 'insert': {
      const { path, yaml } = operation;
      const list = collectionAt(text, path.slice(0, -1));
      if (!isSeq(list)) throw new Refusal('There is no list at this place.');
      return [insert(text, list, { index: Number(path.at(-1)), yaml })];
    }
    case 'add': {
      const { path, value } = operation;
      const [holder, step] = [collectionAt(text, path.slice(0, -1)), path.at(-1)];
      if (isSeq(holder)) return [addItem(text, holder, { index: Number(step), value })];
      const key = String(step);
      if (keyIndex(holder, key) !== -1) throw new Refusal(`There is a ${key} here already.`);
      return [addKey(text, holder, { key, value })];
    }
    case 'rename':
      return renamePart(text, operation, schema);
  }
}

function set(
  text: YamlText,
  path: YamlPath,
  value: Extract<Operation, { kind: 'set' }>['value'],
): Edit {
  const location = locationOf(text, path);
  const { holder, step, index } = location;
  if (index === -1) return addKey(text, holder, { key: String(step), value });
  const edit = setValue(text, location, value);
  change(holder).set(step, value);
  return edit;
}

function remove(text: YamlText, path: YamlPath): Edit {
  const { holder, step, index } = locationOf(text, path);
  if (index === -1) throw new Refusal('There is nothing to take away.');
  const edit = removeItems(text, holder, [index, index]);
  change(holder).delete(step);
  return edit;
}

/** A collection as one that takes any key: ours are typed by what a file can hold. */
function change(holder: Collection): YAMLMap | YAMLSeq {
  return holder as YAMLMap | YAMLSeq;
}

function itemOf(text: YamlText, path: YamlPath): Omit<Location, 'holder'> & { holder: List } {
  const { holder, ...location } = locationOf(text, path);
  if (!isSeq(holder)) throw new Refusal('This is not an item of a list.');
  return { holder: holder as List, ...location };
}

/** Writes a single value in the place and in the style of the present one. */
export function setValue(
  { source, lineEnd }: YamlText,
  { holder, index, value: node }: Location,
  value: string | number | boolean,
): Edit {
  if (node && !isScalar(node) && !isAlias(node)) {
    throw new Refusal(
      'Only a single value can be written here, and this is a whole part of the file.',
    );
  }
  const pair = isMap(holder) ? (holder as Group).items[index] : undefined;
  const indent = columnOf((pair?.key ?? holder).range?.[0] ?? 0, source);
  const slot = { isFlow: holder.flow ?? false, indent, lineEnd };
  const range = node && textRange(node, source);
  if (range && range.end > range.start) {
    const isFollowed = source.slice(range.end, endOfLine(source, range.end)).trim() !== '';
    const raw = source.slice(range.start, range.end);
    const old = isScalar(node) && { old: { node, raw } };
    return { ...range, text: writeScalar(value, { ...slot, isFollowed, ...old }) };
  }
  // After a key or a dash that has none.
  const at = pair ? endOfPair({ key: pair.key, value: null }, source) : (node?.range?.[0] ?? -1);
  if (at < 0) throw new Refusal('This value cannot be written here; write it by hand.');
  return { start: at, end: at, text: ` ${writeScalar(value, { ...slot, isFollowed: true })}` };
}

/** Writes a new key into a group: before key `index`, or after its last one. */
function addKey(
  text: YamlText,
  holder: Collection,
  { key, value, index = holder.items.length }: { key: string; value: Part; index?: number },
): Edit {
  const rows = holder.flow ? [`${key}: ${writeFlow(value)}`] : writeRows({ [key]: value });
  const edit = insertItem(text, holder, { index, rows });
  change(holder).set(key, text.document.createNode(value));
  return edit;
}

/** Writes `hidden: true` beside the type of a section, or removes it. */
function hide(text: YamlText, { path, hidden }: { path: YamlPath; hidden: boolean }): Edit[] {
  const { value: section } = locationOf(text, path);
  if (!isMap(section)) {
    throw new Refusal(
      'This section is not written here, but repeated from another place with *name.',
    );
  }
  const holder = section as Group;
  const isWritten = keyIndex(holder, 'hidden') !== -1;
  const key = [...path, 'hidden'];
  if (!hidden) return isWritten ? [remove(text, key)] : [];
  if (isWritten) return [set(text, key, true)];
  const index = Math.max(keyIndex(holder, 'type'), keyIndex(holder, 'use'), 0) + 1;
  return [addKey(text, holder, { key: 'hidden', value: true, index })];
}

/** Writes an item once more behind itself, without its `id` and the comments above it. */
function duplicate(text: YamlText, path: YamlPath): Edit {
  const { holder, index, value } = itemOf(text, path);
  visit(value, (_, node) => {
    if (!isAlias(node) && typeof node === 'object' && node && 'anchor' in node && node.anchor) {
      throw new Refusal('This part has a name (&name), so its copy is better made by hand.');
    }
  });
  const hasId = isMap(value) && keyIndex(value as Group, 'id') !== -1;
  const withoutId = () => {
    const edit = remove(parseText(text.source), [...path, 'id']);
    return parseText(applyEdits(text.source, [edit]));
  };
  const from = hasId ? withoutId() : text;
  const rows = rowsOf(from, itemOf(from, path).holder, index);
  const bare = rows.slice(rows.findIndex((row) => !row.startsWith('#')));
  const edit = insertItem(text, holder, { index: index + 1, rows: bare });
  const copy = isAlias(value) || value === null ? value : (value.clone() as Node);
  if (isMap(copy)) copy.delete('id');
  holder.items.splice(index + 1, 0, copy);
  return edit;
}

/** Writes YAML as an item of a list. */
function insert(
  text: YamlText,
  holder: List,
  { index, yaml }: { index: number; yaml: string },
): Edit {
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0)
    throw new Refusal('What should be put in cannot be read as YAML.');
  if (!document.contents) throw new Refusal('There is nothing to put in.');
  const value = document.toJS() as Part;
  const rows = yaml.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  return addItem(text, holder, { index, value, rows: dedent(rows) });
}

/** Writes a part as an item of a list, in braces where its neighbours are in braces. */
function addItem(
  text: YamlText,
  holder: List,
  { index, value, rows }: { index: number; value: Part; rows?: string[] },
): Edit {
  const neighbour = holder.items[Math.min(index, holder.items.length - 1)];
  const isFlow = holder.flow || (!rows && isMap(neighbour) && neighbour.flow);
  const written = isFlow ? [writeFlow(value)] : (rows ?? writeRows(value));
  const dashed = holder.flow ? written : withDash(text, holder, written);
  const edit = insertItem(text, holder, { index, rows: dashed });
  holder.items.splice(index, 0, text.document.createNode(value) as Node);
  return edit;
}
